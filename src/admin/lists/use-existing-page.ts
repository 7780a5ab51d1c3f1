import { useEffect, useEffectEvent } from 'react';
import { findExistingPage } from './existing-page.ts';

export interface Paging {
  page: number;
  /** `isCorrection`: the page no longer exists, so it is replaced in the history. */
  onPage: (page: number, isCorrection?: boolean) => void;
}

/** Leads away from a page that has emptied. Answers whether it does: then there is nothing to show yet. */
export function useExistingPage(
  list: Parameters<typeof findExistingPage>[0],
  paging: Paging | undefined,
): boolean {
  const existing = paging ? findExistingPage(list, paging.page) : null;
  const go = useEffectEvent((page: number) => paging?.onPage(page, true));
  useEffect(() => {
    if (existing !== null) go(existing);
  }, [existing]);
  return existing !== null;
}
