import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { isTransientError } from '../../database/sql-state.ts';
import {
  type ArticleChangeContext,
  type ChangedPages,
  changeArticles,
} from '../change/change-articles.ts';
import { IS_BEYOND_RIGHTS } from '../model/article-columns.ts';
import { isReportedInPublic, lockForPublishing } from '../stories/lock-stories.ts';
import { holdForReview, isComplete, type PublishedArticle, publishEach } from './publish-each.ts';

/** The next call goes on. */
const BATCH_SIZE = 500;

type Ctx = ArticleChangeContext & Pick<AppContext, 'log'>;

/**
 * Publishes posts whose day has come, each as of the moment it was planned for and in a transaction of its own: one
 * that fails does not block the others. What the rights to its source do not allow any more,
 * and what another article has reported in public meanwhile, waits for a person.
 */
export async function publishScheduled(ctx: Ctx): Promise<PublishedArticle[]> {
  const due = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(isDue(ctx.clock.now()))
    .orderBy(asc(articles.scheduled_for), asc(articles.id))
    .limit(BATCH_SIZE);
  const published: PublishedArticle[] = [];
  for (const { id } of due) {
    try {
      published.push(...(await changeArticles(ctx, (tx) => publishPlanned(ctx, tx, id))));
    } catch (error) {
      ctx.log.error({ err: error, article: id }, 'A planned article could not be published');
      if (!isTransientError(error)) await giveUp(ctx, id);
    }
  }
  return published;
}

const isDue = (now: Date) =>
  and(
    isNull(articles.published_date),
    // A text a machine is at, or that did not pass its checks, is not what a person planned.
    eq(articles.preparation_state, 'prepared'),
    lte(articles.scheduled_for, now),
    isComplete,
  );

async function lockDue(tx: Transaction, id: string, now: Date) {
  const [due] = await tx
    .select({ article: articles, isBeyondRights: IS_BEYOND_RIGHTS })
    .from(articles)
    .where(and(eq(articles.id, id), isDue(now)))
    .for('update', { of: articles, skipLocked: true });
  return due;
}

async function publishPlanned(
  { clock, log }: Ctx,
  tx: Transaction,
  id: string,
): Promise<ChangedPages & { result: PublishedArticle[] }> {
  const now = clock.now();
  const due = await lockDue(tx, id, now);
  if (!due) return { result: [], changedSlugs: [] };
  await lockForPublishing(tx, [due.article.story_id]);
  if (await isReportedInPublic(tx, id)) {
    await holdForReview(tx, due.article, { code: 'plan_told_already', now });
    return { result: [], changedSlugs: [] };
  }
  if (due.isBeyondRights) {
    await holdForReview(tx, due.article, { code: 'plan_beyond_rights', now });
    return { result: [], changedSlugs: [] };
  }
  return publishEach(tx, [due.article], {
    log,
    now,
    momentOf: ({ scheduled_for }) => scheduled_for ?? now,
  });
}

/** What would only fail again every ten seconds, in a transaction of its own. */
async function giveUp(ctx: Ctx, id: string): Promise<void> {
  const now = ctx.clock.now();
  const leave = async (tx: Transaction) => {
    const article = await lockDue(tx, id, now);
    if (article) await holdForReview(tx, article.article, { code: 'publishing_failed', now });
  };
  await ctx.db
    .transaction(leave)
    .catch((error) =>
      ctx.log.error({ err: error, article: id }, 'A planned article could not be put aside'),
    );
}
