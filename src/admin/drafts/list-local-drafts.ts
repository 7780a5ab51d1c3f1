import { firstWords } from '../../domain/articles/first-words.ts';
import { createLocalDrafts, type SeenCopy } from './local-drafts.ts';

/** A text of which this browser holds copies. */
export interface LocalDraftRow {
  /** The article's id, or the draft's while there is no article. */
  id: string;
  isArticle: boolean;
  title: string;
  /** Its first words. */
  beginning: string;
  saved_at: string;
  /** The server has had every word of it. */
  isStored: boolean;
  copies: SeenCopy[];
}

const PREFIX = 'draft:';

/** Every text this browser holds a copy of, the latest first, whatever the server has. */
export function listLocalDrafts(
  storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>,
  search = '',
): LocalDraftRow[] {
  const drafts = createLocalDrafts(storage);
  const ids = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  const rows = ids.flatMap((id): LocalDraftRow[] => {
    const copies = drafts.list(id).sort((a, b) => b.saved_at.localeCompare(a.saved_at));
    const [newest] = copies;
    if (!newest) return [];
    const { ai_translated_content, ai_translated_excerpt } = newest.values;
    return [
      {
        id,
        isArticle: copies.some(({ base_version }) => base_version !== null),
        title: newest.values.ai_translated_title,
        beginning: firstWords(ai_translated_content || ai_translated_excerpt || ''),
        saved_at: newest.saved_at,
        isStored: copies.every(({ is_stored }) => is_stored),
        copies,
      },
    ];
  });
  const wanted = search.toLocaleLowerCase('lt');
  return rows
    .filter(({ title }) => title.toLocaleLowerCase('lt').includes(wanted))
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at));
}

/** Texts of which the server has not got every word. */
export const unsentIds = (storage: Parameters<typeof listLocalDrafts>[0]): ReadonlySet<string> =>
  new Set(listLocalDrafts(storage).flatMap(({ id, isStored }) => (isStored ? [] : [id])));

/**
 * What is worth a row of its own beside the server's drafts: what the server has not got, and copies of drafts it has
 * no more.
 * @param server ids of the texts whose drafts are listed; null while that is not known yet
 * @param shown ids of the texts that stand on the screen: they say themselves what of them is only here
 */
export function withoutListed(
  rows: LocalDraftRow[],
  server: ReadonlySet<string> | null,
  shown: ReadonlySet<string>,
) {
  return rows.filter(
    ({ id, isStored }) => !shown.has(id) && (!isStored || (server !== null && !server.has(id))),
  );
}
