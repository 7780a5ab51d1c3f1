import { and, eq } from 'drizzle-orm';
import { seconds } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { auto_import_logs } from '../../database/schema/automation.ts';
import { type Replay, replay_articles, replays } from '../../database/schema/replays.ts';
import { startRun } from '../automation/runs.ts';
import type { ProviderDelay } from '../preparation/models/model-faults.ts';

type Ctx = Pick<AppContext, 'db' | 'clock' | 'jobs'>;

export async function lockReplay(tx: Transaction, id: string) {
  const [replay] = await tx.select().from(replays).where(eq(replays.id, id)).for('update');
  return replay;
}

/** Its latest run; undefined when the log has forgotten it. */
export async function findRun(db: Executor, { run_id }: Pick<Replay, 'run_id'>) {
  if (run_id === null) return undefined;
  const [run] = await db
    .select({
      status: auto_import_logs.status,
      stopRequestedAt: auto_import_logs.stop_requested_at,
    })
    .from(auto_import_logs)
    .where(eq(auto_import_logs.id, run_id));
  return run;
}

/** Of a whole replay: its other articles would only be told to wait as well. */
export async function pauseReplay(
  { db, clock, jobs }: Ctx,
  replay_id: string,
  { retryAfterSeconds, reason }: ProviderDelay,
): Promise<void> {
  const resume_at = new Date(clock.now().getTime() + seconds(retryAfterSeconds));
  await db.transaction(async (tx) => {
    const replay = await lockReplay(tx, replay_id);
    if (!replay) return;
    await tx
      .update(replays)
      .set({ resume_at, resume_reason: reason })
      .where(eq(replays.id, replay_id));
    await jobs.send(tx, 'resume-replay', { replay_id }, { startAfter: resume_at });
  });
}

/** The body of the job `resume-replay`: a new run of what is left, unless a person has stopped it. */
export async function resumeReplay(ctx: Ctx, replay_id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const replay = await lockReplay(tx, replay_id);
    if (!replay?.resume_at || replay.stopped_at) return;
    // It may have been stopped where runs are shown.
    if ((await findRun(tx, replay))?.stopRequestedAt) return;
    await runReplay(ctx, tx, replay_id);
  });
}

/** A run of all its articles that wait. */
export async function runReplay(
  { jobs, clock }: Ctx,
  tx: Transaction,
  replay_id: string,
): Promise<string> {
  const waiting = await tx
    .select({ article_id: replay_articles.article_id })
    .from(replay_articles)
    .where(and(eq(replay_articles.replay_id, replay_id), eq(replay_articles.state, 'waiting')));
  const payloads = waiting.map(({ article_id }) => ({ replay_id, article_id }));
  const inside = { jobs, clock, db: tx };
  const run_id = await startRun(inside, 'replay-articles', 'manual', 'replay-article', payloads);
  const set = { run_id, resume_at: null, resume_reason: null };
  await tx.update(replays).set(set).where(eq(replays.id, replay_id));
  return run_id;
}
