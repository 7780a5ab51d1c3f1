import { keepPreviousData, useQuery } from '@tanstack/react-query';

interface ListQuery<Query, List> {
  query: Query;
  list: (query: Query) => Promise<List>;
  /** What a failed load is called. */
  failure: string;
}

/** What a list shows; what it showed before stays until that has arrived. */
export function useListQuery<Query, List>(
  key: string[],
  { query, list, failure }: ListQuery<Query, List>,
) {
  return useQuery({
    queryKey: [...key, query],
    queryFn: () => list(query),
    placeholderData: keepPreviousData,
    meta: { failure },
  });
}

/** A page of a list, narrowed to a text. */
export const pageQuery = (page: number, perPage: number, search: string) => ({
  page: String(page),
  per_page: String(perPage),
  ...(search ? { q: search } : {}),
});
