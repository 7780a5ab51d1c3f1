import { useEffect, useState } from 'react';

/**
 * For a dialog that is rendered only while it is open: Mantine gives the focus back when a dialog closes, not when it
 * is taken away.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Once the dialog's own trap has let go.
      setTimeout(() => {
        if (opener instanceof HTMLElement && document.activeElement === document.body)
          opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
