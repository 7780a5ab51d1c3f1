import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';

type Report = Pick<ArticleRow, 'id' | 'story_id'>;

/**
 * Of a story that a person deleted or took off the blog no other report is published by a machine. Under `lockStories`, taken
 * before the article was locked.
 */
export async function holdOtherReports(tx: Transaction, report: Report, now: Date): Promise<void> {
  if (report.story_id === null) return;
  await tx
    .update(articles)
    .set({ auto_publish_blocked_at: now })
    .where(
      and(
        eq(articles.story_id, report.story_id),
        ne(articles.id, report.id),
        isNull(articles.published_date),
        isNull(articles.auto_publish_blocked_at),
      ),
    );
}

/**
 * A report that comes later, or turns out to be of that story, is held with the others. Under `lockStories`.
 * @param now when it came
 */
export async function holdWithOthers(tx: Transaction, report: Report, now: Date): Promise<void> {
  if (report.story_id === null) return;
  await tx
    .update(articles)
    .set({ auto_publish_blocked_at: now })
    .where(
      and(
        eq(articles.id, report.id),
        isNull(articles.auto_publish_blocked_at),
        sql`exists (
          select 1 from articles o
          where o.story_id = ${report.story_id} and o.id <> ${report.id} and o.auto_publish_blocked_at is not null)`,
      ),
    );
}
