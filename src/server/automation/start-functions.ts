import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { hours } from '../../domain/duration.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { AppError } from '../errors.ts';
import { isPageSettled, mayBeExtractedAgain } from '../import/extract-again.ts';
import { findUsableModel } from '../preparation/models.ts';
import { readPreparationSettings } from '../preparation/preparation-settings.ts';
import { startRun, type TriggeredBy } from './runs.ts';

/*
 * What each function of specification §7.3 sets going. All of them answer with the id of a run.
 */

/** `db` may be a transaction: the run is then part of it. */
type Ctx = Pick<AppContext, 'jobs' | 'clock'> & { db: Executor };
type PreparationCtx = Ctx & Pick<AppContext, 'config'>;

/** Without a list, one run prepares this many of the best waiting articles (contracts, HTTP). */
const PREPARE_AT_ONCE = 20;
/** A text shorter than this says too little to stand on its own. */
const SHORT_AT_ONCE = 20;
const RETRIES_AT_ONCE = 50;
const RETRY_LOST_AFTER = hours(1);

/**
 * Every active source when a person wants it or a caller says so (`manual`); else those whose time has come (a
 * failing one rests longer). One whose server wants to be left alone is left alone all the same: its import ends
 * with a line of the log that says until when.
 */
export async function startImport(
  ctx: Ctx,
  triggeredBy: TriggeredBy,
  isEverySource = triggeredBy === 'manual',
): Promise<string> {
  const now = ctx.clock.now();
  const sources = await ctx.db
    .select({ id: rss_sources.id, next: rss_sources.next_check_at })
    .from(rss_sources)
    .where(eq(rss_sources.is_active, true))
    .orderBy(asc(rss_sources.name));
  const due = sources.filter(
    (source) => isEverySource || source.next === null || source.next <= now,
  );
  const payloads = due.map((source) => ({ source_id: source.id }));
  return startRun(ctx, 'import-rss-sources', triggeredBy, 'import-source', payloads);
}

/**
 * Newest first: news ages. Articles that wait for a person (needs review, failed) are not taken again. Without
 * a model those that rules cannot prepare come last, and once only: their row keeps what is missing.
 */
export async function startPreparation(
  ctx: PreparationCtx,
  triggeredBy: TriggeredBy,
  articleIds?: string[],
): Promise<string> {
  const waiting = and(
    isNull(articles.published_date),
    isNull(articles.ai_actuality_score),
    inArray(articles.preparation_state, ['imported', 'preparing']),
    isPageSettled,
  );
  const { isWorthIt, possibleFirst } = await readPossibility(ctx);
  const chosen = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(articleIds ? inArray(articles.id, articleIds) : and(waiting, isWorthIt))
    .orderBy(...possibleFirst, desc(articles.created_at))
    .limit(articleIds?.length ?? PREPARE_AT_ONCE);
  const payloads = chosen.map((article) => ({ article_id: article.id }));
  return startRun(ctx, 'prepare-articles-ai', triggeredBy, 'prepare-article', payloads);
}

/**
 * What can be prepared as things are set up. An article that cannot is taken once, so that the run and its row
 * say what is missing (`endWithout` in preparation writes it), and again when that is another setting.
 */
async function readPossibility({ db, config }: PreparationCtx) {
  const { api_model } = await readPreparationSettings(db);
  const { model, reason } = findUsableModel(config, { api_model });
  if (model) return { isWorthIt: undefined, possibleFirst: [] };
  const isPossible = sql`lower(coalesce(${articles.original_language}, '')) like 'lt%'`;
  const isUntold = sql`${articles.preparation_error} is distinct from ${reason}`;
  return { isWorthIt: or(isPossible, isUntold), possibleFirst: [desc(isPossible)] };
}

/** Prepares again what was thin when imported and no person has taken in hand since. */
export async function startShortFix(ctx: Ctx, triggeredBy: TriggeredBy): Promise<string> {
  const short = await ctx.db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.is_thin, true),
        isNotNull(articles.source_id),
        mayBeExtractedAgain,
        // Its server may have asked for that hour.
        or(isNull(articles.page_retry_at), lte(articles.page_retry_at, ctx.clock.now())),
      ),
    )
    .orderBy(desc(articles.created_at))
    .limit(SHORT_AT_ONCE);
  const payloads = short.map((article) => ({ article_id: article.id }));
  return startRun(ctx, 'fix-short-articles', triggeredBy, 'fix-short-article', payloads);
}

/**
 * Pages that did not answer when their articles were imported, whose hour has come. Taken by moving the hour on, so
 * that of several instances one asks, and a killed try comes again.
 * @returns null when there are none; then there is no run either
 */
export async function startPageRetries(ctx: Ctx): Promise<string | null> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(lte(articles.page_retry_at, now), mayBeExtractedAgain))
      .orderBy(asc(articles.page_retry_at))
      .limit(RETRIES_AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return null;
    const taken = inArray(
      articles.id,
      due.map(({ id }) => id),
    );
    const page_retry_at = new Date(now.getTime() + RETRY_LOST_AFTER);
    await tx.update(articles).set({ page_retry_at }).where(taken);
    const payloads = due.map(({ id }) => ({ article_id: id }));
    const start = { ...ctx, db: tx };
    return startRun(start, 'fix-short-articles', 'schedule', 'read-page-again', payloads);
  });
}

/** @throws AppError not-found */
export async function startCover(
  ctx: Ctx,
  triggeredBy: TriggeredBy,
  articleId: string,
): Promise<string> {
  const found = await ctx.db.$count(articles, eq(articles.id, articleId));
  if (found === 0) throw new AppError('not-found', 'Straipsnis nerastas.');
  return startRun(ctx, 'regenerate-blog-images', triggeredBy, 'regenerate-cover', [
    { article_id: articleId },
  ]);
}

export const startAutoPublish = (ctx: Ctx, triggeredBy: TriggeredBy): Promise<string> =>
  startRun(ctx, 'auto-publish-article', triggeredBy, 'auto-publish', [{}]);
