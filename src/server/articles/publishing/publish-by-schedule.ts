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
import { isReportedInPublic, lockForPublishing } from '../stories/lock-stories.ts';
import { holdForReview, isComplete, type PublishedArticle, publishEach } from './publish-each.ts';
import { isBeyondRights, isChangedAtSource } from './refuse-publishing.ts';

/** The next call goes on. */
const BATCH_SIZE = 500;

type Ctx = ArticleChangeContext & Pick<AppContext, 'log'>;

/**
 * Publishes posts whose day has come, each as of the moment it was planned for and in a transaction of its own: one
 * that fails does not block the others. What the rights to its source do not allow any more,
 * what its source has changed or withdrawn and what another article has reported in public meanwhile, waits for a person.
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
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isDue(now)))
    .for('update', { skipLocked: true });
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
  await lockForPublishing(tx, [due.story_id]);
  const code = await findHindrance(tx, id);
  if (code) {
    await holdForReview(tx, due, { code, now });
    return { result: [], changedSlugs: [] };
  }
  return publishEach(tx, [due], {
    log,
    now,
    momentOf: ({ scheduled_for }) => scheduled_for ?? now,
  });
}

/** What has come about since a person planned it: what there was then, they were asked about (`refuseUnplannable`). */
async function findHindrance(tx: Transaction, id: string) {
  if (await isReportedInPublic(tx, id)) return 'plan_told_already';
  if (await isBeyondRights(tx, id)) return 'plan_beyond_rights';
  if (await isChangedAtSource(tx, id)) return 'plan_source_changed';
  return null;
}

/** What would only fail again every ten seconds, in a transaction of its own. */
async function giveUp(ctx: Ctx, id: string): Promise<void> {
  const now = ctx.clock.now();
  const leave = async (tx: Transaction) => {
    const article = await lockDue(tx, id, now);
    if (article) await holdForReview(tx, article, { code: 'publishing_failed', now });
  };
  await ctx.db
    .transaction(leave)
    .catch((error) =>
      ctx.log.error({ err: error, article: id }, 'A planned article could not be put aside'),
    );
}
