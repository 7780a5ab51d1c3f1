import { createContext, type RefObject, useRef } from 'react';

interface Place {
  /** Part of a page; otherwise a dialog, which has its own way out. */
  isPage: boolean;
  /** Closes it: nothing would be lost. */
  leave: () => void;
  /** Closes it as the open form decides, which knows what is not saved. */
  close: () => void;
  /** How the form closes it; null while there is none. */
  guard: RefObject<(() => void) | null>;
}

/** Where a text is written. */
export const WritingPlace = createContext<Place>({
  isPage: false,
  leave: () => {},
  close: () => {},
  guard: { current: null },
});

export function useWritingPlace(leave: () => void, isPage = false): Place {
  const guard = useRef<(() => void) | null>(null);
  return { isPage, leave, guard, close: () => (guard.current ?? leave)() };
}
