import type { ArticleRow } from '../articles/article-requests.ts';

/** Prepared and not published, or published with a new text that waits for approval. */
export const canPublish = (article: Pick<ArticleRow, 'state' | 'has_pending_values'>): boolean =>
  article.state === 'prepared' || article.has_pending_values;
