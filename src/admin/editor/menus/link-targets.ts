import type { InferResponseType } from 'hono/client';
import { api } from '../../http/api-client.ts';
import { useServerSearch } from '../../lists/use-server-search.ts';
import { linkAddress } from '../link-address.ts';

const { links } = api.api.admin.search;

type LinkTarget = InferResponseType<typeof links.$get, 200>[number];

/** Letters from which on the server is asked. */
const SHORTEST = 2;

/** Our own pages and articles that hold these words; none for what is an address already. */
export function useLinkTargets(typed: string): LinkTarget[] {
  const asked = typed.trim();
  const isSearch = asked.length >= SHORTEST && linkAddress(asked) === null;
  const { found } = useServerSearch(isSearch ? asked : null, {
    key: ['search', 'links'],
    find: async (q, signal) => (await links.$get({ query: { q } }, { init: { signal } })).json(),
  });
  return found ?? [];
}
