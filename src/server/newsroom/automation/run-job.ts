import { describeReason } from '../../../domain/articles/preparation-reason.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Attempt } from '../../jobs/boss.ts';
import { deadLetter } from '../../jobs/dead-letter.ts';
import type { JobName } from '../../jobs/definitions.ts';
import { ProviderDelay } from '../preparation/models/model-faults.ts';
import { deferPreparation } from './preparation-job.ts';
import { completeTask, type Report } from './runs.ts';
import { listWaitingRuns, type WaitingRun } from './waiting-runs.ts';

/** Expected failures that another try would only meet again; they have their own words. */
const FINAL: AppError['code'][] = ['not-found', 'conflict', 'too-many'];

/**
 * Runs a piece of work and reports it. When a provider asks to wait, the piece ends in its runs as deferred and
 * a preparation is taken up again at the hour the provider named; what is final ends with its own words; any
 * other failure is repeated, and reported when it was the last attempt.
 */
export async function runJob(
  ctx: AppContext,
  job: JobName,
  key: string,
  attempt: Attempt,
  run: (waiting: WaitingRun[]) => Promise<Report>,
): Promise<void> {
  if (attempt.isPoison) {
    const message = await deadLetter(ctx, job, key);
    await completeTask(ctx, job, key, () => ({ state: 'failed', count: 0, message }));
    return;
  }
  const waiting = await listWaitingRuns(ctx.db, job, key);
  // A process killed after its work was reported repeats the job: it is done, and no run waits for it.
  if (waiting.length === 0) return;
  // A preparation asked for while this one ran is another: the article was cleared meanwhile.
  const begun = job === 'prepare-article' ? ctx.clock.now() : undefined;
  const end = (state: 'skipped' | 'failed', message: string) =>
    completeTask(ctx, job, key, () => ({ state, count: 0, message }), begun);
  try {
    await completeTask(ctx, job, key, await run(waiting), begun);
  } catch (error) {
    if (error instanceof ProviderDelay) {
      if (job === 'prepare-article' || job === 'fix-short-article')
        await deferPreparation(ctx, key, error.retryAfterSeconds, waiting);
      return end('skipped', `Atidėta: ${describeReason(error.reason)}`);
    }
    if (error instanceof AppError && FINAL.includes(error.code)) return end('failed', error.detail);
    if (attempt.isLast)
      await end('failed', 'Nepavyko dėl nenumatytos klaidos; išsamiau – serverio žurnale.');
    throw error;
  }
}
