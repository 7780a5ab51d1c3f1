import type { PublicArticle } from '../../domain/site-data.ts';

/** How the article must be marked: `ai` or `rules` until a person has reviewed it, null otherwise. */
export function findUnreviewedMark(
  article: Pick<PublicArticle, 'prepared_by' | 'reviewed_at'>,
): 'ai' | 'rules' | null {
  if (article.reviewed_at !== null) return null;
  return article.prepared_by === 'ai' || article.prepared_by === 'rules'
    ? article.prepared_by
    : null;
}
