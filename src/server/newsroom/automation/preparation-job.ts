import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { seconds } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import { articles } from '../../database/schema/articles.ts';
import { type JobPayload, TRIGGERS } from '../../jobs/definitions.ts';
import type { PreparationOutcome } from '../preparation/prepare-article.ts';
import { isEligibleForAutomation } from '../preparation/storing/automation-eligibility.ts';
import { type Report, startRun } from './runs.ts';
import { getSettings } from './settings.ts';
import { isByHand, type WaitingRun } from './waiting-runs.ts';

// One that a killed process has begun is brought to its end: a row must not look busy for ever.
const isBusy = eq(articles.preparation_state, 'preparing');

/**
 * Whether the switch was turned off before the schedule's work began. The article stays as it is.
 */
export async function isSwitchedOff(
  { db }: Pick<AppContext, 'db'>,
  articleId: string,
  waiting: WaitingRun[],
): Promise<boolean> {
  if (waiting.some(({ triggeredBy }) => triggeredBy !== 'schedule')) return false;
  const { ai_preparation_enabled } = await getSettings(db);
  if (ai_preparation_enabled) return false;
  return (await db.$count(articles, and(eq(articles.id, articleId), isBusy))) === 0;
}

/**
 * What an article's row has to say when its preparation begins: what a person has begun to write is that person's, unless this
 * very article was asked for after it. Of a published one nothing is written over.
 */
export function isFreeToPrepare(waiting: WaitingRun[]): SQL | undefined {
  const askedAt = latestAsk(waiting);
  const isFree = or(isBusy, isEligibleForAutomation);
  if (!askedAt) return isFree;
  const { edited_date, published_date } = articles;
  const isLastTouchedBefore = or(isNull(edited_date), lte(edited_date, new Date(askedAt)));
  return or(isFree, isNotNull(published_date), isLastTouchedBefore);
}

const latestAsk = (waiting: WaitingRun[]): string | undefined =>
  waiting
    .flatMap(({ askedAt }) => askedAt ?? [])
    .sort()
    .at(-1);

/** Defers a preparation: it resumes later, with the trigger of the run that wanted it. */
export async function deferPreparation(
  { db, clock, jobs }: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  article_id: string,
  delaySeconds: number,
  waiting: WaitingRun[],
): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + seconds(delaySeconds));
  const wanted = waiting.find(isByHand) ?? waiting[0];
  const triggered_by = TRIGGERS.find((name) => name === wanted?.triggeredBy) ?? 'schedule';
  const payload = { article_id, triggered_by, asked_at: latestAsk(waiting) };
  await db.transaction(async (tx) => {
    const isQueued = await jobs.send(tx, 'resume-preparation', payload, { startAfter });
    if (isQueued || !payload.asked_at) return;
    // One waits already; it goes on for who asked last.
    await tx.execute(sql`update jobs.job set data = data || ${JSON.stringify(payload)}::jsonb
      where name = 'resume-preparation' and singleton_key = ${article_id} and state in ('created', 'retry')`);
  });
}

/** As a run of its own, so that the log says what became of it. Nothing when it was prepared or cleared away since. */
export async function resumePreparation(
  ctx: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  { triggered_by, ...payload }: JobPayload<'resume-preparation'>,
): Promise<void> {
  const { article_id } = payload;
  const isWaiting = and(eq(articles.id, article_id), eq(articles.preparation_state, 'imported'));
  if ((await ctx.db.$count(articles, isWaiting)) === 0) return;
  await startRun(ctx, 'prepare-articles-ai', triggered_by, 'prepare-article', [payload]);
}

/** A run counts what was prepared since it began, by whichever attempt. */
export async function describePreparation(
  { db }: Pick<AppContext, 'db'>,
  result: PreparationOutcome,
  articleId: string,
): Promise<Report> {
  const [article] = await db.select().from(articles).where(eq(articles.id, articleId));
  const title = article?.original_title ?? '';
  switch (result.outcome) {
    case 'prepared': {
      const at = article && article.prepared_by !== 'person' ? article.prepared_at : null;
      return (since) =>
        at && at >= since
          ? { state: 'done', count: 1, message: `Paruošta: ${title}` }
          : { state: 'skipped', count: 0, message: `Jau buvo paruošta: ${title}` };
    }
    case 'needs_review':
      return () => ({
        state: 'done',
        count: 0,
        message: `Reikia peržiūros: ${title} – ${result.reason}`,
      });
    case 'waiting':
      return () => ({
        state: 'skipped',
        count: 0,
        message: `Laukia: ${title} – ${result.reason}`,
        skip_reason: 'setting_missing',
      });
    case 'left':
      return () => ({
        state: 'skipped',
        count: 0,
        message: `Nepradėta: ${title} – ${result.reason}`,
      });
    case 'failed':
      return () => ({
        state: 'failed',
        count: 0,
        message: `Nepavyko: ${title} – ${result.reason}`,
      });
  }
}
