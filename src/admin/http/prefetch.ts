import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { seconds } from '../../domain/time/duration.ts';

/** Asks for what the screen at an address shows first, before it is opened. */
export type PrefetchScreen = (
  client: QueryClient,
  address: URLSearchParams,
  pathname: string,
) => void;

/** What was asked for ahead stays new so long: pointing at a link again and again asks once. */
const FRESH = seconds(5);

/** Asks for it unless that was done just now. What fails ahead is reported by the screen. */
export const fetchAhead = <Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): void => void client.prefetchQuery({ ...query, meta: {}, staleTime: FRESH });
