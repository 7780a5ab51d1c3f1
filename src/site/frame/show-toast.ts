/** Also the shape of what another page leaves in session storage as `flashToast`. */
export interface Toast {
  title: string;
  description: string;
  kind: 'success' | 'error';
}

/** Shows a message on this page. Apart from `toasts.ts`, so that the form does not share code with the inlined script. */
export function showToast(toast: Toast): void {
  dispatchEvent(new CustomEvent('site:toast', { detail: toast }));
}
