/** The nonce the page was served with (see admin-shell.astro); `<style>` elements made later carry it. */
export function readStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// Mantine takes the nonce as a setting; the scroll lock under its dialogs looks for this global instead.
Object.assign(globalThis, { __webpack_nonce__: readStyleNonce() });
