import { useCallback, useRef } from 'react';

/** The open form decides about closing its dialog: it knows what is not saved. Give `content` to the dialog's content. */
export function useCloseGuard(onClose: () => void) {
  const guard = useRef<(() => void) | null>(null);
  /** The dialog itself and those it was opened over. */
  const below = useRef<Element[]>([]);
  const content = useCallback((dialog: HTMLDivElement | null) => {
    if (dialog) below.current = [...openDialogs(), dialog];
  }, []);
  const close = () => {
    // Escape belongs to the topmost dialog; those below hear it too.
    if (openDialogs().some((dialog) => !below.current.includes(dialog))) return;
    if (guard.current) guard.current();
    else onClose();
  };
  return { guard, content, close };
}

/** One that is fading away does not count. */
const openDialogs = () =>
  [...document.querySelectorAll('[role=dialog]')].filter((dialog) => dialog.checkVisibility());
