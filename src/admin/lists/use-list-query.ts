import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FRESH, type PrefetchScreen } from '../http/prefetch.ts';
import { type ListAddress, readAddress } from './next-address.ts';

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

/**
 * The list of a screen, by the address: in the screen, and before it is opened. What fails ahead is reported by the
 * screen.
 */
export function createScreenList<Query, List>(
  key: string[],
  listOf: (address: ListAddress) => ListQuery<Query, List>,
) {
  const prefetch: PrefetchScreen = (client, parameters) => {
    const { query, list } = listOf(readAddress(parameters));
    void client.prefetchQuery({
      queryKey: [...key, query],
      queryFn: () => list(query),
      meta: {},
      staleTime: FRESH,
    });
  };
  return { useScreenList: (address: ListAddress) => useListQuery(key, listOf(address)), prefetch };
}

/** A page of a list, narrowed to a text. */
export const pageQuery = (page: number, perPage: number, search: string) => ({
  page: String(page),
  per_page: String(perPage),
  ...(search ? { q: search } : {}),
});
