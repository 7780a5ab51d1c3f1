import type { ArticleRow } from '../articles/article-requests.ts';

/** What an act on articles of the list needs to know of each. */
export type MarkedArticle = Pick<ArticleRow, 'id' | 'version' | 'state' | 'has_pending_values'> &
  Partial<Pick<ArticleRow, 'ai_translated_title' | 'original_title'>>;

/** Every article the filters choose, on all pages: as many as one act takes. */
export interface Matching {
  /** Of which filters: with others it is marked no more. */
  key: string;
  items: MarkedArticle[];
  /** False: there are more than one act takes. */
  isWhole: boolean;
}
