import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { applyChange } from '../change/apply-change.ts';
import {
  type Act,
  type ArticleChangeContext,
  type ChangedPages,
  changeArticle,
  changeArticles,
  checkComplete,
  getArticleForChange,
  readPendingValues,
} from '../change/change-articles.ts';
import { findOpenCheck } from '../change/corrections.ts';
import { holdOtherReports } from '../stories/hold-reports.ts';
import { lockStories } from '../stories/lock-stories.ts';
import { refuseUnconfirmed } from './refuse-publishing.ts';

interface PublishAct extends Act {
  /** The person has read the text and answers for it. */
  isReviewed?: boolean;
  /** The person has seen what the checks found and publishes nevertheless. */
  isConfirmed?: boolean;
}

type Moment = Pick<ArticleChangeContext, 'clock'>;

/*
 * Each act has a form that takes part in a caller's transaction (`…Within`, for many articles at once) and one
 * that stands alone.
 */

/**
 * Publishes by hand: `published_date` now, `import_type` manual (specification §4.4). On a published
 * article with a new text waiting, approves that text and keeps the date.
 * @throws AppError `conflict` naming what is missing, when it is published already, or with the reasons why a
 *   person should look first and has not said that they have
 */
export async function publishWithin(
  { clock }: Moment,
  tx: Transaction,
  { id, userId, version, isReviewed = false, isConfirmed = false }: PublishAct,
): Promise<ChangedPages> {
  const article = await getArticleForChange(tx, id, version);
  const now = clock.now();
  const pending = readPendingValues(article);
  const hasPending = article.pending_values !== null;
  if (article.published_date && !hasPending) {
    throw new AppError('conflict', 'Straipsnis jau publikuotas');
  }
  checkComplete({ ...article, ...pending });
  await refuseUnconfirmed(tx, article, isConfirmed);
  // Readers are told that the article is being checked: it is listed until a person says what came of it.
  const check = article.published_date && (await findOpenCheck(tx, id));
  const review = isReviewed
    ? { reviewed_by: userId, reviewed_at: now, check_findings: null }
    : hasPending
      ? { reviewed_by: null, reviewed_at: null }
      : {};
  return applyChange(
    tx,
    article,
    {
      ...pending,
      ...review,
      preparation_state: 'prepared',
      preparation_reason: null,
      pending_values: null,
      published_date: article.published_date ?? now,
      edited_date: article.published_date ? now : article.edited_date,
      import_type: 'manual',
      scheduled_for: null,
      auto_publish_blocked_at: null,
      ...(check && { source_changed_at: article.source_changed_at ?? check.noticed_at }),
    },
    { verb: 'publish', revision: 'publish', by: userId, at: now },
  );
}

/**
 * Takes an article off the blog, or a post off the schedule. The score stays; automation leaves it alone
 * until a person publishes or re-processes it.
 */
export async function returnToDraftWithin(
  { clock }: Moment,
  tx: Transaction,
  { id, userId, version }: Act,
): Promise<ChangedPages> {
  await lockStories(tx);
  const article = await getArticleForChange(tx, id, version);
  if (!article.published_date && !article.scheduled_for) {
    throw new AppError('conflict', 'Straipsnis nepublikuotas');
  }
  const at = clock.now();
  await holdOtherReports(tx, article, at);
  return applyChange(
    tx,
    article,
    { published_date: null, scheduled_for: null, auto_publish_blocked_at: at },
    { verb: 'draft', revision: 'draft', by: userId, at },
  );
}

/** Records that a person has read the text and answers for it. Publishing alone is not a review. */
export function reviewArticle(ctx: ArticleChangeContext, act: Act): Promise<void> {
  return changeArticle(ctx, act, async (tx, article) => {
    checkComplete(article);
    const at = ctx.clock.now();
    // Of a new text that waits beside the public one the findings stay: that is not what was read.
    const seen = article.pending_values === null ? { check_findings: null } : {};
    const review = { reviewed_by: act.userId, reviewed_at: at, ...seen };
    return applyChange(tx, article, review, {
      verb: 'review',
      revision: 'review',
      by: act.userId,
      at,
    });
  });
}

export const publishArticle = (ctx: ArticleChangeContext, act: PublishAct): Promise<void> =>
  changeArticles(ctx, (tx) => publishWithin(ctx, tx, act));

export const returnToDraft = (ctx: ArticleChangeContext, act: Act): Promise<void> =>
  changeArticles(ctx, (tx) => returnToDraftWithin(ctx, tx, act));
