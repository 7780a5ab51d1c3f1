import { eq } from 'drizzle-orm';
import { seconds } from '../../../domain/time/duration.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { replays } from '../../database/schema/replays.ts';
import { AppError } from '../../errors.ts';
import { lockRun } from '../automation/finish-run.ts';
import { stopRun } from '../automation/stop-run.ts';
import type { ProviderDelay } from '../preparation/models/model-faults.ts';
import { runReplay } from './start-replay.ts';

type Ctx = Pick<AppContext, 'db' | 'clock' | 'jobs'>;

async function lockReplay(tx: Transaction, id: string) {
  const [replay] = await tx.select().from(replays).where(eq(replays.id, id)).for('update');
  return replay;
}

/** Of a whole replay: its other articles would only be told to wait as well. */
export async function pauseReplay(
  { db, clock, jobs }: Ctx,
  replay_id: string,
  { retryAfterSeconds, reason }: ProviderDelay,
): Promise<void> {
  const resume_at = new Date(clock.now().getTime() + seconds(retryAfterSeconds));
  await db.transaction(async (tx) => {
    const paused = await tx
      .update(replays)
      .set({ resume_at, resume_reason: reason })
      .where(eq(replays.id, replay_id));
    if (paused.rowCount)
      await jobs.send(tx, 'resume-replay', { replay_id }, { startAfter: resume_at });
  });
}

/** The body of the job `resume-replay`: a new run of what is left, unless a person has stopped it. */
export async function resumeReplay(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const replay = await lockReplay(tx, id);
    if (!replay?.run_id || !replay.resume_at || replay.stopped_at) return;
    // It may have been stopped where runs are shown.
    const [run] = await lockRun(tx, replay.run_id);
    if (!run?.stop_requested_at) await runReplay(ctx, tx, id);
  });
}

/**
 * What has not begun is not begun, now or after a provider's pause; what is under way ends and is shown.
 * @throws AppError not-found
 */
export async function stopReplay(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, by }: { id: string; by: string },
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    const replay = await lockReplay(tx, id);
    if (!replay) throw new AppError('not-found', 'Palyginimas nerastas');
    const { run_id, stopped_at } = replay;
    if (!run_id || stopped_at) return;
    await tx.update(replays).set({ stopped_at: at }).where(eq(replays.id, id));
    const [run] = await lockRun(tx, run_id);
    if (run?.status === 'running') await stopRun({ db: tx, clock }, { id: run_id, by });
    else await recordChange(tx, { by, action: 'run.stop', entity: 'run', entityId: run_id, at });
  });
}
