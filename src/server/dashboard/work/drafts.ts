import { eq, type SQL, sql } from 'drizzle-orm';
import { isPost, isPublished, isScheduled } from '../../articles/model/article-columns.ts';
import { keptCount } from '../../articles/model/article-counts.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import type { WorkRule } from './work-rule.ts';

interface Begun {
  count: number;
  edited_at: string | null;
}

/** Of posts that are public or planned: they stand in their own lists. */
const CHANGED = ['published', 'scheduled'] as const;
type Changed = (typeof CHANGED)[number];

type Read = Begun & Record<Changed, Begun>;

const lastOf = (where: SQL) => sql`max(${article_drafts.updated_at}) filter (where ${where})`;
const countOf = (where: SQL) => sql`count(*) filter (where ${where})`;
const changesOf = (where: SQL) =>
  sql`json_build_object('count', ${countOf(where)}, 'edited_at', ${lastOf(where)})`;

/** Texts that are not finished: posts' drafts and what is typed of nothing yet; and changes of posts; each once. */
export const drafts: WorkRule<Read> = {
  read: () => sql`(
    select json_build_object(
      'count', ${countOf(sql`not coalesce(${isPost}, false)`)} + ${keptCount('draft')},
      'edited_at', ${lastOf(sql`not coalesce(${isPublished} or ${isScheduled}, false)`)},
      'published', ${changesOf(isPublished)},
      'scheduled', ${changesOf(isScheduled)})
    from ${article_drafts} left join ${articles} on ${eq(articles.id, article_drafts.article_id)})`,
  toLines: ({ count, edited_at, ...changed }) => [
    ...(count > 0 ? [{ code: 'drafts' as const, count, edited_at }] : []),
    ...CHANGED.flatMap((of) =>
      changed[of].count > 0 ? [{ code: 'changes' as const, of, ...changed[of] }] : [],
    ),
  ],
};
