import { isManualPost } from '../../domain/articles/manual-post.ts';
import type { Article, ArticleRow } from '../articles/article-requests.ts';

/** Imported, and nothing is being made of it yet. */
export const canPrepare = (article: Pick<ArticleRow, 'state' | 'preparation_state'>): boolean =>
  article.state === 'imported' && article.preparation_state !== 'preparing';

/** Prepared and not published, or published with a new text that waits for approval. */
export const canPublish = (article: Pick<ArticleRow, 'state' | 'has_pending_values'>): boolean =>
  article.state === 'prepared' || article.has_pending_values;

/** It has been begun before; a post written here has no original to begin anew from. */
export const canPrepareAgain = (article: ArticleRow): boolean =>
  !isManualPost(article) &&
  article.preparation_state !== 'preparing' &&
  (article.state !== 'imported' || article.preparation_state !== 'imported');

/** Its text did not pass the checks and is nobody's yet: a person may take it and mend it. */
export const canTake = (
  article: Pick<Article, 'preparation_state' | 'ai_translated_content' | 'rejected_text'>,
): boolean =>
  article.preparation_state === 'needs_review' &&
  !article.ai_translated_content &&
  Boolean(article.rejected_text?.text);
