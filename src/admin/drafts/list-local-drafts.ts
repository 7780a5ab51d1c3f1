import { createLocalDrafts } from './local-drafts.ts';

/** A post that is nowhere but in this browser. */
export interface LocalDraftRow {
  id: string;
  title: string;
  saved_at: string;
}

const PREFIX = 'draft:';

/** New posts whose text never reached the server, the latest first. Edits of posts are offered when those are opened. */
export function listLocalDrafts(
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>,
  search = '',
): LocalDraftRow[] {
  const drafts = createLocalDrafts(storage);
  const ids = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  const rows = ids.flatMap((id) => {
    const copies = Object.values(drafts.list(id)).sort((a, b) =>
      b.saved_at.localeCompare(a.saved_at),
    );
    const [newest] = copies;
    const isOurs = newest && copies.every((copy) => copy.base_version === null && !copy.draft);
    return isOurs
      ? [{ id, title: newest.values.ai_translated_title, saved_at: newest.saved_at }]
      : [];
  });
  const wanted = search.toLocaleLowerCase('lt');
  return rows
    .filter(({ title }) => title.toLocaleLowerCase('lt').includes(wanted))
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at));
}
