import { eq, sql } from 'drizzle-orm';
import { isDraft } from '../../articles/model/article-columns.ts';
import { keptCount } from '../../articles/model/article-counts.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import type { WorkRule } from './work-rule.ts';

interface Begun {
  count: number;
  edited_at: string | null;
}

/** Texts that are not finished: posts' drafts, and what is being typed of anything else; each once. */
export const drafts: WorkRule<Begun> = {
  read: () => sql`(
    select json_build_object(
      'count', count(*) filter (where not coalesce(${isDraft}, false))
        + ${keptCount('draft')},
      'edited_at', max(${article_drafts.updated_at}))
    from ${article_drafts} left join ${articles} on ${eq(articles.id, article_drafts.article_id)})`,
  toLines: ({ count, edited_at }) => (count > 0 ? [{ code: 'drafts', count, edited_at }] : []),
};
