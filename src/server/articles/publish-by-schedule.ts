import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { articles } from '../database/schema/articles.ts';
import { type ArticleChangeContext, changeArticles } from './change-articles.ts';
import { isComplete, type PublishedArticle, publishEach } from './publish-each.ts';

/** Publishes posts whose day has come, each as of the moment it was planned for. */
export function publishScheduled(ctx: ArticleChangeContext): Promise<PublishedArticle[]> {
  return changeArticles(ctx, async (tx) => {
    const now = ctx.clock.now();
    const due = await tx
      .select()
      .from(articles)
      .where(
        and(
          isNull(articles.published_date),
          // A text a machine is at, or that did not pass its checks, is not what a person planned.
          eq(articles.preparation_state, 'prepared'),
          lte(articles.scheduled_for, now),
          isComplete,
        ),
      )
      .orderBy(asc(articles.scheduled_for), asc(articles.id))
      .limit(100)
      .for('update', { skipLocked: true });
    return publishEach(tx, due, { now, momentOf: ({ scheduled_for }) => scheduled_for ?? now });
  });
}
