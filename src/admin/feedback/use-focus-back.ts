import { useEffect, useState } from 'react';

/**
 * For what is drawn in a dialog only while it is open: the library notes what had the focus only when a dialog that
 * stands there closed is opened. When this goes, what had the focus before has it again, or the dialog underneath,
 * when that was a button that could not keep it while it was at work.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The dialog leaves the page in this same turn, and takes the focus with it.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const underneath = [...document.querySelectorAll('[role=dialog]')].at(-1);
        const target = before === document.body ? underneath : before;
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
