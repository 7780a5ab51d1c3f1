import { and, eq, gte } from 'drizzle-orm';
import { seconds } from '../../domain/duration.ts';
import { autoPublishArticles, countHeldForTrust } from '../articles/auto-publish.ts';
import { completeTask, findWaitingSince, type TaskOutcome } from '../automation/runs.ts';
import { getSettings } from '../automation/settings.ts';
import { deliverContactNotification } from '../contacts/deliver-contact-notification.ts';
import type { AppContext } from '../context.ts';
import { articles } from '../database/schema/articles.ts';
import { AppError } from '../errors.ts';
import type { RestingHosts } from '../import/article-page.ts';
import { extractAgain } from '../import/extract-again.ts';
import { type ImportContext, importSource } from '../import/import-source.ts';
import { ProviderDelay } from '../preparation/model-faults.ts';
import type { PreparationDeps } from '../preparation/preparation-deps.ts';
import { type PreparationOutcome, prepareArticle } from '../preparation/prepare-article.ts';
import { regenerateCover } from '../preparation/regenerate-cover.ts';
import type { Attempt, JobHandlers } from './boss.ts';
import type { JobName } from './definitions.ts';

/** What each job does: one call into the room that knows how, and the runs that wait told how it ended. */
export function createJobHandlers(
  ctx: AppContext & Pick<ImportContext, 'feeds' | 'pages' | 'robots'>,
): JobHandlers {
  const preparation = (signal: AbortSignal): PreparationDeps => ({
    db: ctx.db,
    clock: ctx.clock,
    log: ctx.log,
    storage: ctx.storage,
    config: ctx.config,
    signal,
  });
  /** What one job learns of a host the next one honours, for as long as this process lives. */
  const restingHosts: RestingHosts = new Map();
  return {
    'import-source': ({ source_id }, attempt) =>
      work(ctx, 'import-source', source_id, attempt, async () => {
        const result = await importSource(
          { ...ctx, restingHosts, signal: attempt.signal },
          source_id,
        );
        return async (since) => ({
          ...result.outcome,
          // From the table, not from this attempt: one that was killed has stored some too.
          count: await countArticles(
            ctx,
            eq(articles.source_id, source_id),
            gte(articles.created_at, since),
          ),
        });
      }),

    'prepare-article': ({ article_id }, attempt) =>
      work(ctx, 'prepare-article', article_id, attempt, async () =>
        describePreparation(
          await prepareArticle(preparation(attempt.signal), article_id),
          article_id,
          ctx,
        ),
      ),

    'resume-preparation': ({ article_id }) =>
      ctx.db.transaction(async (tx) => {
        await ctx.jobs.send(tx, 'prepare-article', { article_id });
      }),

    'fix-short-article': ({ article_id }, attempt) =>
      work(ctx, 'fix-short-article', article_id, attempt, async () => {
        const fixed = await extractAgain({ ...ctx, restingHosts }, article_id);
        if (!fixed) return () => ({ state: 'skipped', count: 0, message: null });
        return describePreparation(
          await prepareArticle(preparation(attempt.signal), article_id),
          article_id,
          ctx,
        );
      }),

    'read-page-again': ({ article_id }, attempt) =>
      work(ctx, 'read-page-again', article_id, attempt, async () => {
        const isLonger = await extractAgain({ ...ctx, restingHosts }, article_id);
        if (!isLonger) return () => ({ state: 'skipped', count: 0, message: null });
        const message = `Perskaityta iš naujo: ${await findTitle(ctx, article_id)}`;
        return () => ({ state: 'done', count: 1, message });
      }),

    'regenerate-cover': ({ article_id }, attempt) =>
      work(ctx, 'regenerate-cover', article_id, attempt, async () => {
        const onChanged = async (
          tx: Parameters<typeof ctx.publicChanges.announce>[0],
          article: { ai_slug: string | null },
        ) => {
          if (article.ai_slug)
            await ctx.publicChanges.announce(tx, ['articles', `article:${article.ai_slug}`]);
        };
        await regenerateCover({ ...preparation(attempt.signal), onChanged }, article_id);
        return () => ({ state: 'done', count: 1, message: null });
      }),

    'auto-publish': (_payload, attempt) =>
      work(ctx, 'auto-publish', 'all', attempt, async () => {
        const settings = await getSettings(ctx.db);
        const since = await findWaitingSince(ctx, 'auto-publish', 'all');
        const published = (from: Date) =>
          countArticles(
            ctx,
            eq(articles.import_type, 'automatic'),
            gte(articles.published_date, from),
          );
        // A repeat after a kill publishes only what the first attempt had left.
        const already = since ? await published(since) : 0;
        const batchSize = Math.max(0, settings.auto_publish_batch_size - already);
        const minScore = settings.auto_publish_min_score;
        const now = batchSize > 0 ? await autoPublishArticles(ctx, { minScore, batchSize }) : [];
        const message = describePublishing(now, await countHeldForTrust(ctx, minScore));
        return async (from) => ({ state: 'done', count: await published(from), message });
      }),

    'send-contact-notification': ({ contact_id }, { isLast }) =>
      deliverContactNotification(ctx, contact_id, { isLast }),
  };
}

function describePublishing(published: { title: string }[], held: number): string {
  const lines = published.map(({ title }) => `Publikuota: ${title}`);
  if (lines.length === 0) lines.push('Tinkamų straipsnių nėra.');
  if (held > 0)
    lines.push(`Sulaikyta, nes jų šaltinis nepažymėtas patikimu automatiškai publikuoti: ${held}.`);
  return lines.join('\n');
}

/** Tells the outcome of one run; asked with the moment that run began. */
type Report = (since: Date) => Promise<TaskOutcome> | TaskOutcome;

/** Expected failures that another try would only meet again; they have their own words. */
const FINAL: AppError['code'][] = ['not-found', 'conflict', 'too-many'];

/**
 * Runs a piece of work and reports it. When a provider asks to wait, the piece ends in its runs as put off and
 * a preparation is taken up again at the hour the provider named; what is final ends with its own words; any
 * other failure is repeated, and reported when nobody will repeat it.
 */
async function work(
  ctx: AppContext,
  job: JobName,
  key: string,
  attempt: Attempt,
  run: () => Promise<Report>,
): Promise<void> {
  // A preparation asked for while this one ran is another: the article was cleared meanwhile.
  const begun = job === 'prepare-article' ? ctx.clock.now() : undefined;
  try {
    await completeTask(ctx, job, key, await run(), begun);
  } catch (error) {
    if (error instanceof ProviderDelay) {
      const message = `Atidėta: ${error.reason}`;
      if (job === 'prepare-article' || job === 'fix-short-article')
        await putOff(ctx, key, error.retryAfterSeconds);
      await completeTask(ctx, job, key, () => ({ state: 'skipped', count: 0, message }), begun);
      return;
    }
    if (error instanceof AppError && FINAL.includes(error.code)) {
      const message = error.detail;
      await completeTask(ctx, job, key, () => ({ state: 'failed', count: 0, message }), begun);
      return;
    }
    if (attempt.isLast) {
      const message = 'Nepavyko dėl nenumatytos klaidos; išsamiau – serverio žurnale.';
      await completeTask(ctx, job, key, () => ({ state: 'failed', count: 0, message }), begun);
    }
    throw error;
  }
}

async function putOff(ctx: AppContext, article_id: string, delaySeconds: number): Promise<void> {
  const startAfter = new Date(ctx.clock.now().getTime() + seconds(delaySeconds));
  await ctx.db.transaction(async (tx) => {
    await ctx.jobs.send(tx, 'resume-preparation', { article_id }, { startAfter });
  });
}

async function findTitle({ db }: Pick<AppContext, 'db'>, articleId: string): Promise<string> {
  const [article] = await db
    .select({ title: articles.original_title })
    .from(articles)
    .where(eq(articles.id, articleId));
  return article?.title ?? '';
}

async function describePreparation(
  result: PreparationOutcome,
  articleId: string,
  ctx: AppContext,
): Promise<Report> {
  const title = await findTitle(ctx, articleId);
  switch (result.outcome) {
    case 'prepared':
      return () => ({ state: 'done', count: 1, message: `Paruošta: ${title}` });
    case 'needs_review':
      return () => ({
        state: 'done',
        count: 0,
        message: `Reikia peržiūros: ${title} – ${result.reason}`,
      });
    case 'waiting':
      return () => ({ state: 'skipped', count: 0, message: `Laukia: ${title} – ${result.reason}` });
    case 'failed':
      return () => ({
        state: 'failed',
        count: 0,
        message: `Nepavyko: ${title} – ${result.reason}`,
      });
  }
}

const countArticles = (ctx: AppContext, ...conditions: Parameters<typeof and>) =>
  ctx.db.$count(articles, and(...conditions));
