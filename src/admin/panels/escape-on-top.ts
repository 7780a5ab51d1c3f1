/**
 * Escape is for the dialog on top, wherever the focus is: the library tells every open dialog of it. Call it before any
 * dialog is mounted, for the first listener of the window is the first to hear.
 */
export function keepEscapeOnTop(): void {
  window.addEventListener('keydown', closeTheOneOnTop, { capture: true });
}

function closeTheOneOnTop(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const dialogs = openDialogs();
  if (dialogs.length < 2 || hasOwnEscape(event.target)) return;
  event.stopImmediatePropagation();
  // One without a cross is not left by Escape.
  dialogs
    .at(-1)
    ?.querySelector<HTMLElement>('.mantine-Modal-close, .mantine-Drawer-close')
    ?.click();
}

/** From the lowest to the one on top; where layers are equal, what comes later in the document covers the earlier. */
const openDialogs = () =>
  [...document.querySelectorAll('.mantine-Modal-content, .mantine-Drawer-content')]
    .filter((dialog) => dialog.checkVisibility())
    .sort((one, other) => layerOf(one) - layerOf(other));

const layerOf = (dialog: Element) =>
  Number(getComputedStyle(dialog).getPropertyValue('--mb-z-index'));

/** An open list, a menu, the editor: dialogs leave it alone, which is the library's mark for it. */
const hasOwnEscape = (target: EventTarget | null) =>
  target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
