import { useModals } from '@mantine/modals';
import { useEffect, useState } from 'react';

/**
 * Whether a question stands over the dialogs of the screen. Escape then belongs to the question: give a dialog
 * that may be covered `closeOnEscape={!isCovered}`, or it closes with it. It stays covered until the key that
 * closed the question has been dealt with everywhere.
 */
export function useIsCovered(): boolean {
  const isAsked = useModals().modals.length > 0;
  const [wasAsked, setWasAsked] = useState(false);
  useEffect(() => {
    if (isAsked) {
      setWasAsked(true);
      return;
    }
    const timer = setTimeout(() => setWasAsked(false));
    return () => clearTimeout(timer);
  }, [isAsked]);
  return isAsked || wasAsked;
}
