import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { FRESH } from '../http/prefetch.ts';

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

/** Asks for a list before its screen is opened; what fails is reported by the screen. */
export const prefetchList = <Query, List>(
  client: QueryClient,
  key: string[],
  { query, list }: Pick<ListQuery<Query, List>, 'query' | 'list'>,
): void =>
  void client.prefetchQuery({
    queryKey: [...key, query],
    queryFn: () => list(query),
    meta: {},
    staleTime: FRESH,
  });

/** A page of a list, narrowed to a text. */
export const pageQuery = (page: number, perPage: number, search: string) => ({
  page: String(page),
  per_page: String(perPage),
  ...(search ? { q: search } : {}),
});
