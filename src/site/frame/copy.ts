import type { Toast } from './show-toast.ts';

/** As `showToast` does; a shared import would split the page's one script in two. */
const notify = (detail: Toast) => dispatchEvent(new CustomEvent('site:toast', { detail }));

/** Buttons with `data-copy` put its text on the clipboard; a browser that refuses shows the text instead. */
export function startCopying(): void {
  document.addEventListener('click', async (event) => {
    const text = (event.target as Element).closest<HTMLElement>('[data-copy]')?.dataset.copy;
    if (!text) return;
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: 'Nukopijuota', description: text, kind: 'success' });
    } catch {
      notify({ title: 'Nepavyko nukopijuoti', description: text, kind: 'error' });
    }
  });
}
