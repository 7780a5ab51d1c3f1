import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, not, or } from 'drizzle-orm';
import { hours } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { AppError } from '../../errors.ts';
import type { TriggeredBy } from '../../jobs/definitions.ts';
import { mayBeExtractedAgain } from '../import/storing/extract-again.ts';
import { hasReason } from '../preparation/storing/automation-eligibility.ts';
import { startRun } from './runs.ts';
import { selectBacklog } from './select-backlog.ts';

/*
 * What each function of specification §7.3 sets going. All of them answer with the id of a run.
 */

/** `db` may be a transaction: the run is then part of it. */
type Ctx = Pick<AppContext, 'jobs' | 'clock'> & { db: Executor };
type PreparationCtx = Ctx & Pick<AppContext, 'config'>;

const SHORT_BATCH = 20;
const RETRY_BATCH = 50;
const RETRY_LOST_AFTER = hours(1);

/**
 * Every active source when a person wants it or a caller says so (`manual`), or those that are named; else those whose time has
 * come (a failing one backs off longer). The back-off that a server asked for holds all the same: its import ends
 * with a line of the log that says until when.
 */
export async function startImport(
  ctx: Ctx,
  triggeredBy: TriggeredBy,
  which: 'all' | 'due' | string[] = triggeredBy === 'manual' ? 'all' : 'due',
): Promise<string> {
  const payloads = (await listImported(ctx, which)).map((id) => ({ source_id: id }));
  return startRun(ctx, 'import-rss-sources', triggeredBy, 'import-source', payloads);
}

/** Ids of the sources that an import would take. */
export async function listImported(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  which: 'all' | 'due' | string[],
): Promise<string[]> {
  const now = ctx.clock.now();
  const sources = await ctx.db
    .select({ id: rss_sources.id, next: rss_sources.next_check_at })
    .from(rss_sources)
    .where(
      and(
        eq(rss_sources.is_active, true),
        Array.isArray(which) ? inArray(rss_sources.id, which) : undefined,
      ),
    )
    .orderBy(asc(rss_sources.name));
  const due = sources.filter(({ next }) => which !== 'due' || next === null || next <= now);
  return due.map(({ id }) => id);
}

/** The given articles, else as many of the best that wait (`select-backlog.ts`). */
export async function startPreparation(
  ctx: PreparationCtx,
  triggeredBy: TriggeredBy,
  which?: string[] | number,
): Promise<string> {
  const isAsked = Array.isArray(which);
  const chosen = isAsked
    ? await listPresent(ctx, which)
    : await selectBacklog(ctx, triggeredBy !== 'manual', which);
  const asked = isAsked ? { asked_at: ctx.clock.now().toISOString() } : {};
  const payloads = chosen.map((article_id) => ({ article_id, ...asked }));
  return startRun(ctx, 'prepare-articles-ai', triggeredBy, 'prepare-article', payloads);
}

async function listPresent({ db }: Ctx, ids: string[]): Promise<string[]> {
  const found = await db
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.id, ids))
    .orderBy(desc(articles.created_at));
  return found.map(({ id }) => id);
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
        not(hasReason('dead_lettered')),
        // Its server may have asked for that hour.
        or(isNull(articles.page_retry_at), lte(articles.page_retry_at, ctx.clock.now())),
      ),
    )
    .orderBy(desc(articles.created_at))
    .limit(SHORT_BATCH);
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
      .limit(RETRY_BATCH)
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
  const [found] = await ctx.db
    .select({ article_id: articles.id, version: articles.version })
    .from(articles)
    .where(eq(articles.id, articleId));
  if (!found) throw new AppError('not-found', 'Straipsnis nerastas.');
  return startRun(ctx, 'regenerate-blog-images', triggeredBy, 'regenerate-cover', [found]);
}

export const startAutoPublish = (ctx: Ctx, triggeredBy: TriggeredBy): Promise<string> =>
  startRun(ctx, 'auto-publish-article', triggeredBy, 'auto-publish', [{}]);
