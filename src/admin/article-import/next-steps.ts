import type { ArticleRow } from '../articles/article-requests.ts';

/** Imported, and nothing is being made of it yet. */
export const canPrepare = (article: Pick<ArticleRow, 'state' | 'preparation_state'>): boolean =>
  article.state === 'imported' && article.preparation_state !== 'preparing';

/** Prepared and not published, or published with a new text that waits for approval. */
export const canPublish = (article: Pick<ArticleRow, 'state' | 'has_pending_values'>): boolean =>
  article.state === 'prepared' || article.has_pending_values;
