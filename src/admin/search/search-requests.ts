import type { InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const { search } = api.api.admin;

export type Findings = InferResponseType<typeof search.$get, 200>;
export type Finding = Findings[keyof Findings][number];

/** Up to five of each kind. Aborted when the next letter comes first. */
export const findEverywhere = async (q: string, signal: AbortSignal): Promise<Findings> =>
  (await search.$get({ query: { q } }, { init: { signal } })).json();
