import type { ArticleRow } from '../../articles/article-requests.ts';
import type { Publishable } from '../../articles/publish-texts.ts';
import { keepShown, type Selection } from '../../lists/selection.ts';

/** What an act on articles of the list needs to know of each. */
export type MarkedArticle = Publishable &
  Pick<ArticleRow, 'id' | 'version' | 'state' | 'preparation_state'> &
  Partial<Pick<ArticleRow, 'ai_translated_title' | 'original_title'>>;

/** Every article the filters choose, on all pages: as many as one act takes. */
export interface Matching {
  /** Of which filters: with others it is marked no more. */
  key: string;
  items: MarkedArticle[];
  /** False: there are more than one act takes. */
  isWhole: boolean;
}

interface Marking {
  /** The articles of the page. */
  shown: readonly MarkedArticle[];
  /** Of which filters they are. */
  key: string;
  selection: Selection;
  /** What was marked by „all that match“; null when rows were marked one by one. */
  matching: Matching | null;
}

/** What is marked of the page and what is acted on: with „all that match“ no row that has arrived since. */
export function readMarked({ shown, key, selection, matching }: Marking) {
  const everything = matching?.key === key ? matching : null;
  const ids = shown.map(({ id }) => id);
  const matchingIds = new Set(everything?.items.map(({ id }) => id));
  const marked: ReadonlySet<string> = new Set(
    everything ? ids.filter((id) => matchingIds.has(id)) : keepShown(selection, ids),
  );
  return {
    everything,
    /** Of the page. */
    ids: marked,
    articles: everything?.items ?? shown.filter(({ id }) => marked.has(id)),
    isPageMarked: ids.length > 0 && marked.size === ids.length,
    /** What marking goes on from, row by row. */
    selection: everything ? { ids: marked, last: null } : selection,
  };
}
