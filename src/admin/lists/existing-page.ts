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
