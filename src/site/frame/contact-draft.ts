const KEY = 'contactDraft';

/**
 * Keeps what a visitor types into the contact form through a failure and a reload, from the first
 * letter on: before the island wakes as well as after. A text the page itself put in stays.
 */
export function startDraftKeeping(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]');
  if (!form) return;
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement => 'defaultValue' in field,
  );
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    for (const field of fields) field.value ||= draft[field.name] ?? '';
    form.addEventListener('input', () =>
      sessionStorage.setItem(
        KEY,
        JSON.stringify(Object.fromEntries(fields.map((field) => [field.name, field.value]))),
      ),
    );
    form.addEventListener('reset', () => sessionStorage.removeItem(KEY));
  } catch {
    // Storage is switched off: the form works, it just forgets on reload.
  }
}
