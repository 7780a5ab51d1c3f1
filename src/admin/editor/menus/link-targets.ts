import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { api } from '../../http/api-client.ts';
import { linkAddress } from '../link-address.ts';

const { links } = api.api.admin.search;

type LinkTarget = InferResponseType<typeof links.$get, 200>[number];

/** Milliseconds after the last key, and letters from which on the server is asked. */
const DELAY = 150;
const SHORTEST = 2;

/** Our own pages and articles that hold these words; none for what is an address already. */
export function useLinkTargets(typed: string): LinkTarget[] {
  const [asked] = useDebouncedValue(typed.trim(), DELAY);
  const isSearch = asked.length >= SHORTEST && linkAddress(asked) === null;
  const found = useQuery({
    queryKey: ['search', 'links', asked],
    queryFn: async ({ signal }) =>
      (await links.$get({ query: { q: asked } }, { init: { signal } })).json(),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  return isSearch ? (found.data ?? []) : [];
}
