import type { Toast } from './show-toast.ts';

/** Specification §9: up to three at a time, four seconds each. */
const TOASTS_SHOWN = 3;
const TOAST_MS = 4000;

function append(list: Element, { title, description, kind }: Toast): void {
  const item = document.createElement('div');
  item.className = `toast ${kind}`;
  item.setAttribute('role', kind === 'success' ? 'status' : 'alert');
  const heading = document.createElement('strong');
  heading.textContent = title;
  const text = document.createElement('p');
  text.textContent = description;
  item.append(heading, text);
  list.append(item);
  while (list.children.length > TOASTS_SHOWN) list.firstElementChild?.remove();
  setTimeout(() => item.remove(), TOAST_MS);
}

/** Listens for toasts, and shows the one another page left in session storage (`flashToast`). */
export function startToasts(): void {
  const list = document.getElementById('toasts');
  if (!list) return;
  addEventListener('site:toast', (event) => append(list, (event as CustomEvent<Toast>).detail));
  try {
    const left = sessionStorage.getItem('flashToast');
    sessionStorage.removeItem('flashToast');
    if (left) append(list, JSON.parse(left));
  } catch {
    // Storage is switched off or holds something unreadable: there is nothing to show.
  }
}
