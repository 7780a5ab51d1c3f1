import { showFailure, showSuccess } from '../feedback/toasts.ts';

/** A toast handed over a full page load in session storage; the public site's script reads the same. */
export interface FlashToast {
  title: string;
  description: string;
  kind: 'success' | 'error';
}

const KEY = 'flashToast';

export function storeFlashToast(toast: FlashToast): void {
  sessionStorage.setItem(KEY, JSON.stringify(toast));
}

/** Shows, once, what the previous page left. */
export function showFlashToast(): void {
  const raw = sessionStorage.getItem(KEY);
  if (raw === null) return;
  sessionStorage.removeItem(KEY);
  try {
    const toast = JSON.parse(raw) as FlashToast;
    if (toast.kind === 'error') showFailure(toast.description, undefined, toast.title);
    else showSuccess(toast.description, toast.title);
  } catch {
    // Whatever another page left there is not worth an error.
  }
}
