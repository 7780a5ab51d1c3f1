import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { seconds } from '../../domain/time/duration.ts';
import { fetchAhead, type PrefetchScreen } from '../http/prefetch.ts';
import { type ListAddress, readAddress } from './next-address.ts';

interface ListQuery<Query, List> {
  query: Query;
  list: (query: Query) => Promise<List>;
  /** What a failed load is called. */
  failure: string;
  /** Whether what was read changes by itself, and is read anew meanwhile. */
  isUnderWay?: (list: List) => boolean;
}

const WHILE_UNDER_WAY = seconds(3);

/** What a list shows; what it showed before stays until that has arrived. */
export function useListQuery<Query, List>(
  key: string[],
  { query, list, failure, isUnderWay }: ListQuery<Query, List>,
) {
  return useQuery({
    queryKey: [...key, query],
    queryFn: () => list(query),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnderWay?.(data) ? WHILE_UNDER_WAY : false,
    meta: { failure },
  });
}

/** The list of a screen, by the address: in the screen, and before it is opened. */
export function createScreenList<Query, List>(
  key: string[],
  listOf: (address: ListAddress) => ListQuery<Query, List>,
) {
  const prefetch: PrefetchScreen = (client, parameters) => {
    const { query, list } = listOf(readAddress(parameters));
    fetchAhead(client, { queryKey: [...key, query], queryFn: () => list(query) });
  };
  return { useScreenList: (address: ListAddress) => useListQuery(key, listOf(address)), prefetch };
}

/** A page of a list, narrowed to a text. */
export const pageQuery = (page: number, perPage: number, search: string) => ({
  page: String(page),
  per_page: String(perPage),
  ...(search ? { q: search } : {}),
});
