import { send } from '../http/send.ts';

export interface Finding {
  id: string;
  title: string;
  /** Where it is from, what state it is in. */
  detail: string | null;
  /** An address of the panel. */
  href: string;
}

export type Findings = Record<'posts' | 'articles' | 'sources' | 'contacts', Finding[]>;

/** Up to five of each kind. Aborted when the next letter comes first. */
export async function findEverywhere(text: string, signal: AbortSignal): Promise<Findings> {
  const query = new URLSearchParams({ q: text });
  return (await send(`/api/admin/search?${query}`, { signal })).json() as Promise<Findings>;
}
