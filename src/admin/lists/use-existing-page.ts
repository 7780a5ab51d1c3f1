import { useEffect, useEffectEvent } from 'react';

interface Page {
  items: readonly unknown[];
  total: number;
  per_page: number;
}

/**
 * Where a person goes whose page has lost its last row (deleted, restored, read elsewhere): the last page that
 * there is. Null while the page is one of the list's.
 */
export function findExistingPage(list: Page | undefined, page: number): number | null {
  if (!list || list.items.length > 0 || list.total === 0) return null;
  const last = Math.ceil(list.total / list.per_page);
  return last < page ? last : null;
}

export interface Paging {
  page: number;
  /** `isCorrection`: the page no longer exists, so it is replaced in the history. */
  onPage: (page: number, isCorrection?: boolean) => void;
}

/** Leads away from a page that has emptied. Answers whether it does: then there is nothing to show yet. */
export function useExistingPage(list: Page | undefined, paging: Paging | undefined): boolean {
  const existing = paging ? findExistingPage(list, paging.page) : null;
  const go = useEffectEvent((page: number) => paging?.onPage(page, true));
  useEffect(() => {
    if (existing !== null) go(existing);
  }, [existing]);
  return existing !== null;
}
