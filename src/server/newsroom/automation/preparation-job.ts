import { and, eq } from 'drizzle-orm';
import { seconds } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import { articles } from '../../database/schema/articles.ts';
import { TRIGGERS, type TriggeredBy } from '../../jobs/definitions.ts';
import type { PreparationOutcome } from '../preparation/prepare-article.ts';
import { isEligibleForAutomation } from '../preparation/storing/automation-eligibility.ts';
import { type Report, startRun } from './runs.ts';
import { getSettings } from './settings.ts';
import { isByHand, type WaitingRun } from './waiting-runs.ts';

/**
 * Work of the schedule that has not started is cancelled when its switch is off by now, or a person has begun to
 * write the text meanwhile. The article stays as it is.
 * @returns why, Lithuanian; null when it is to be done
 */
export async function findCancellationReason(
  { db }: Pick<AppContext, 'db'>,
  articleId: string,
  waiting: WaitingRun[],
): Promise<string | null> {
  if (waiting.some(({ triggeredBy }) => triggeredBy !== 'schedule')) return null;
  const own = eq(articles.id, articleId);
  // One that a killed process has begun is brought to its end: a row must not look busy for ever.
  if ((await db.$count(articles, and(own, eq(articles.preparation_state, 'preparing')))) > 0)
    return null;
  const { ai_preparation_enabled } = await getSettings(db);
  if (!ai_preparation_enabled) return 'Nepradėta: AI paruošimas išjungtas.';
  const isStill = await db.$count(articles, and(own, isEligibleForAutomation));
  return isStill > 0 ? null : 'Nepradėta: straipsnį tvarko žmogus.';
}

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
  const payload = { article_id, triggered_by };
  await db.transaction((tx) => jobs.send(tx, 'resume-preparation', payload, { startAfter }));
}

/** As a run of its own, so that the log says what became of it. Nothing when it was prepared or cleared away since. */
export async function resumePreparation(
  ctx: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  article_id: string,
  triggeredBy: TriggeredBy,
): Promise<void> {
  const isWaiting = and(eq(articles.id, article_id), eq(articles.preparation_state, 'imported'));
  if ((await ctx.db.$count(articles, isWaiting)) === 0) return;
  const payloads = [{ article_id }];
  await startRun(ctx, 'prepare-articles-ai', triggeredBy, 'prepare-article', payloads);
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
    case 'failed':
      return () => ({
        state: 'failed',
        count: 0,
        message: `Nepavyko: ${title} – ${result.reason}`,
      });
  }
}
