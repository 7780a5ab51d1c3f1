import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { article_counts } from '../../database/schema/articles.ts';
import type { ArticleState } from './article-states.ts';

interface Counted {
  /** `all` for every article. */
  state: ArticleState | 'demo';
  category?: string | undefined;
  minScore?: number | undefined;
}

export const SUM_OF_ALL = sql<number>`coalesce(sum(${article_counts.n}), 0)::int`;

/** A sum of the kept counts as a column, for several of them in one query. */
export const sumOf = (state: ArticleState | 'demo') =>
  sql<number>`coalesce(sum(${article_counts.n}) filter (where ${has(state)}), 0)::int`;

/** For sums of all articles or of a category: the rows that tell scores apart count the same articles again. */
export const WHATEVER_THE_SCORE: SQL = sql`not ${article_counts.by_score}`;

/** The same as a subquery, for one among other things. */
export const keptCount = (state: ArticleState | 'demo'): SQL<number> =>
  sql`(select ${sumOf(state)} from ${article_counts} where ${WHATEVER_THE_SCORE})`;

const has = (state: string): SQL => sql`${state} = any(${article_counts.states})`;

/** How many articles there are, exactly, without looking at one of them. */
export async function countArticles(
  db: Executor,
  { state, category, minScore }: Counted,
): Promise<number> {
  const [row] = await db
    .select({ total: SUM_OF_ALL })
    .from(article_counts)
    .where(
      and(
        minScore === undefined ? WHATEVER_THE_SCORE : article_counts.by_score,
        state === 'all' ? undefined : has(state),
        category === undefined ? undefined : eq(article_counts.category, category),
        minScore === undefined ? undefined : gte(article_counts.score, minScore),
      ),
    );
  return row?.total ?? 0;
}

/**
 * Adds up what changes have left: of each kind one row remains, or none. What is written meanwhile is taken the
 * next time. Called by the schedule.
 */
export async function compactArticleCounts(db: Executor): Promise<void> {
  await db.execute(sql`
    with several as (
      select by_score, states, category, score from article_counts group by 1, 2, 3, 4
      having count(*) > 1 or sum(n) = 0
    ), gone as (
      delete from article_counts c using several s
      where c.by_score = s.by_score and c.states = s.states
        and c.category is not distinct from s.category and c.score is not distinct from s.score
      returning c.*
    )
    insert into article_counts (by_score, states, category, score, n)
    select by_score, states, category, score, sum(n) from gone group by 1, 2, 3, 4 having sum(n) <> 0`);
}
