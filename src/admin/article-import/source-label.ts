import { isManualPost } from '../../domain/articles/manual-post.ts';
import type { ArticleRow } from '../articles/article-requests.ts';

/** What the panel calls an article's source; the stored name of a post written here is a word of the contract. */
export const sourceLabel = (
  article: Pick<ArticleRow, 'source_id' | 'source_rss_url' | 'source_name'>,
): string => (isManualPost(article) ? 'Rankinis įrašas' : article.source_name);
