import { type DraftList, draftedTextId } from './draft.ts';

/** The server gives no more on a page. */
const MOST = 100;

/** Ids of all texts that have a draft on the server, page by page. */
export async function listServerDraftIds(
  list: (query: Record<string, string>) => Promise<Pick<DraftList, 'items' | 'total'>>,
): Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, total } = await list({ page: String(page), per_page: String(MOST) });
    for (const row of items) texts.add(draftedTextId(row));
    pages = Math.ceil(total / MOST);
  }
  return texts;
}
