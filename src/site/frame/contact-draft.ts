const KEY = 'contactDraft';

interface Draft {
  /** Where it was written: a text over another page's own default would be a surprise. */
  at: string;
  values: Record<string, string>;
}

/**
 * Keeps what a visitor types into the contact form through a failure, a reload and a walk over other pages,
 * from the first letter on: before the form's script has come as well as after. Only what differs from the
 * page's own text is kept; on another page it fills only fields that are empty there.
 */
export function startDraftKeeping(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-contact]');
  if (!form) return;
  const at = location.pathname + location.search;
  const fields = [
    ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
    // The honeypot is out of the tab order, and not part of the draft.
  ].filter(({ tabIndex }) => tabIndex >= 0);
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    for (const field of fields) {
      const typed = draft?.values?.[field.name];
      const isUntouched = field.value === field.defaultValue;
      if (typed && (field.value === '' || (isUntouched && draft.at === at))) field.value = typed;
    }
    form.addEventListener('input', () => {
      const changed = fields.filter(({ value, defaultValue }) => value !== defaultValue);
      const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
      sessionStorage.setItem(KEY, JSON.stringify({ at, values } satisfies Draft));
    });
    form.addEventListener('reset', () => sessionStorage.removeItem(KEY));
  } catch {
    // Storage is switched off: the form works, it just forgets on reload.
  }
}
