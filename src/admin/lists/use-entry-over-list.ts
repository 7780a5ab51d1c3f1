import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** State of an entry of the history that opens something over the list of the entry before it. */
export const OVER_LIST = { isOverList: true };

/**
 * Closes what has an entry of its own over a list by going back to the list's, so that opening and closing leave nothing
 * behind to go back through. Answers false where the entry before is something else: the address was opened by itself.
 */
export function useEntryOverList(): () => boolean {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  /** Going back takes a moment; closed twice meanwhile, it would go back twice. */
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry, or this one again
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);
  return () => {
    if ((state as Partial<typeof OVER_LIST> | null)?.isOverList !== true) return false;
    if (!isLeaving.current) navigate(-1);
    isLeaving.current = true;
    return true;
  };
}
