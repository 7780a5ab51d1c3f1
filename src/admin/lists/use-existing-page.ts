import { useEffect, useEffectEvent } from 'react';
import { findExistingPage } from './existing-page.ts';

/** Leads away from a page that has emptied. Answers whether it does: then there is nothing to show yet. */
export function useExistingPage(
  list: Parameters<typeof findExistingPage>[0],
  paging: { page: number; onPage: (page: number) => void } | undefined,
): boolean {
  const existing = paging ? findExistingPage(list, paging.page) : null;
  const go = useEffectEvent((page: number) => paging?.onPage(page));
  useEffect(() => {
    if (existing !== null) go(existing);
  }, [existing]);
  return existing !== null;
}
