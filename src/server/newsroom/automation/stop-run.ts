import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { auto_import_logs, run_tasks, type SkipReason } from '../../database/schema/automation.ts';
import { AppError } from '../../errors.ts';
import type { JobName, JobPayload } from '../../jobs/definitions.ts';
import { finishRun, lockRun } from './finish-run.ts';
import { releaseOrphanedArticles } from './release-orphaned-articles.ts';

/** `db` may be a transaction: what is done is then part of it. */
type Ctx = Pick<AppContext, 'clock'> & { db: Executor };

const NOT_STARTED: SkipReason = 'not_started';

/**
 * Stops a run for a person: pieces that no instance has begun are not begun; those under way end as always and
 * are counted, and the last of them closes the run. A run that has ended stays as it ended.
 * @throws AppError `not-found`
 */
export async function stopRun(ctx: Ctx, { id, by }: { id: string; by: string }): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [run] = await lockRun(tx, id);
    if (!run) throw new AppError('not-found', 'Vykdymas nerastas.');
    if (run.status !== 'running' || run.stop_requested_at) return;
    await tx
      .update(auto_import_logs)
      .set({ stop_requested_at: at })
      .where(eq(auto_import_logs.id, id));
    await recordChange(tx, { by, action: 'run.stop', entity: 'run', entityId: id, at });
    await skipPendingTasks(ctx, tx, id);
  });
}

/**
 * A piece that was under way when its run was stopped may fail and wait for its repeat, or lose its process:
 * it is not begun again either.
 */
export async function resumeStopping(ctx: Ctx): Promise<void> {
  const stopping = await ctx.db
    .select({ id: auto_import_logs.id })
    .from(auto_import_logs)
    .where(
      and(eq(auto_import_logs.status, 'running'), isNotNull(auto_import_logs.stop_requested_at)),
    );
  for (const { id } of stopping) {
    await ctx.db.transaction(async (tx) => {
      await lockRun(tx, id);
      await skipPendingTasks(ctx, tx, id);
    });
  }
}

/**
 * The job's row decides between us and an instance that is about to take it: the first to lock it wins. A job that
 * another run waits for stays. What a process had begun before it was killed is left unfinished.
 */
async function skipPendingTasks(
  ctx: Pick<Ctx, 'clock'>,
  tx: Transaction,
  runId: string,
): Promise<void> {
  await tx.execute(sql`
    update jobs.job j set state = 'cancelled', completed_on = now()
    from ${run_tasks} t
    where t.run_id = ${runId} and t.state = 'waiting' and j.name = t.job_name
      and j.name || ':' || j.singleton_key = t.task_key and j.state in ('created', 'retry')
      and not exists (
        select from ${run_tasks} o join ${auto_import_logs} r on r.id = o.run_id
        where o.task_key = t.task_key and o.state = 'waiting' and o.run_id <> t.run_id
          and r.stop_requested_at is null)`);
  const skipped = await tx.execute<{ job_name: JobName; payload: JobPayload<JobName> }>(sql`
    update ${run_tasks} t
    set state = 'skipped', skip_reason = ${NOT_STARTED}, finished_at = ${ctx.clock.now().toISOString()}
    where t.run_id = ${runId} and t.state = 'waiting' and not exists (
      select from jobs.job j where j.name = t.job_name
        and j.name || ':' || j.singleton_key = t.task_key and j.state = 'active')
    returning t.job_name, t.payload`);
  await releaseOrphanedArticles(tx, 'stopped', skipped.rows);
  await finishRun(ctx, tx, runId);
}
