import { useEffect } from 'react';

const DIALOG = '[role=dialog]';
/** Milliseconds: ten after a dialog closed the library gives the focus back, where it knows to whom. */
const AFTER_THE_LIBRARY = 30;

/**
 * Closing a dialog restores the focus. The library notes what had the focus only of a dialog that stands
 * there closed before it is opened, and only while dialogs glide in: where motion is reduced it notes the dialog's own
 * first button. So what had the focus before each dialog is noted here, for all of them.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    const before = new WeakMap<Element, HTMLElement>();
    const open = new Set<Element>();
    let last: HTMLElement | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const dialog = target.closest(DIALOG);
      if (dialog && !open.has(dialog)) {
        open.add(dialog);
        if (last) before.set(dialog, last);
      }
      last = target;
    };
    const giveBack = (gone: Element) => {
      if (document.activeElement !== document.body) return;
      let place = before.get(gone);
      // It may have gone together with the dialog it was opened from.
      while (place && !place.isConnected) {
        const under: Element | null = place.closest(DIALOG);
        place = under ? before.get(under) : undefined;
      }
      if (place?.isConnected) place.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
      // A button that is still at work cannot have it: then the dialog underneath.
      const underneath = [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1);
      underneath?.focus({ preventScroll: true });
    };
    // What has the focus may have lost it before its dialog goes: a button that is at work. So dialogs are watched.
    const leaving = new MutationObserver(() => {
      for (const dialog of open) {
        if (dialog.isConnected) continue;
        open.delete(dialog);
        setTimeout(giveBack, AFTER_THE_LIBRARY, dialog);
      }
    });
    leaving.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      leaving.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}
