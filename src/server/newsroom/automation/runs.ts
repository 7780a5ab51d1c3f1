import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import {
  describeCause,
  describeReason,
  type PreparationReason,
} from '../../../domain/articles/preparation-reason.ts';
import { type FunctionName, type LogStatus, RUN_TEXTS } from '../../../domain/run-texts.ts';
import type { AppContext } from '../../context.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { auto_import_logs, run_tasks, type SkipReason } from '../../database/schema/automation.ts';
import { AppError } from '../../errors.ts';
import { JOBS, type JobName, type JobPayload, type TriggeredBy } from '../../jobs/definitions.ts';
import { finishRun, lockRun } from './finish-run.ts';
import { releaseOrphanedArticles } from './release-orphaned-articles.ts';
import { listWaitingRuns, taskKey } from './waiting-runs.ts';

/*
 * A run is one call of a function: a row of auto_import_logs and a task for each source or article in it.
 * The jobs do the work; a run only waits for its tasks. A job that is already waiting for another run
 * serves both, so two callers at once do the work once.
 */

export interface TaskOutcome {
  state: 'done' | 'skipped' | 'failed';
  /** What the task adds to the run's count; counted once however often the job is repeated. */
  count: number;
  /** Lithuanian, a line of the log; null adds none. */
  message: string | null;
  /** Of a skipped one, where something is decided by it. */
  skip_reason?: SkipReason;
}

/**
 * Reports the outcome to one run; called with the moment that run began. Null: the run began when the work was
 * already done and wants it done once more; it goes on waiting.
 */
export type Report = (since: Date) => Promise<TaskOutcome | null> | TaskOutcome | null;

type Ctx = Pick<AppContext, 'db' | 'jobs' | 'clock'>;

/**
 * Starts a run of one kind of job, one task for each payload. Without payloads it is finished at once.
 * @param ctx its `db` may be a transaction: the run is then part of it
 */
export function startRun<Name extends JobName>(
  ctx: Pick<AppContext, 'jobs' | 'clock'> & { db: Executor },
  functionName: FunctionName,
  triggeredBy: TriggeredBy,
  job: Name,
  payloads: JobPayload<Name>[],
): Promise<string> {
  const keyOf = JOBS[job].key as (payload: JobPayload<Name>) => string;
  return ctx.db.transaction(async (tx) => {
    const [run] = await tx
      .insert(auto_import_logs)
      .values({
        action_type: RUN_TEXTS[functionName].action,
        function_name: functionName,
        triggered_by: triggeredBy,
        created_at: ctx.clock.now(),
      })
      .returning({ id: auto_import_logs.id });
    if (!run) throw new Error('The run was not stored');
    for (const payload of payloads) {
      await tx
        .insert(run_tasks)
        .values({ run_id: run.id, task_key: taskKey(job, keyOf(payload)), job_name: job, payload });
      await ctx.jobs.send(tx, job, payload);
    }
    await finishRun(ctx, tx, run.id);
    return run.id;
  });
}

/**
 * Ends a piece of work in every run that waits for it and closes the runs that have nothing left. `count`
 * may be a function of the moment the run began: what a killed attempt already stored is counted too.
 * A run that goes on waiting gets a job from `closeAbandonedTasks` when the one that ends had kept its own out.
 * @param begun when the work began, where a run started later wants it done once more
 */
export async function completeTask(
  ctx: Pick<AppContext, 'db' | 'clock'>,
  job: JobName,
  key: string,
  outcome: Report,
  begun?: Date,
): Promise<void> {
  const waiting = await listWaitingRuns(ctx.db, job, key);
  for (const { id, started } of waiting) {
    if (begun && started > begun) continue;
    const result = await outcome(started);
    if (!result) continue;
    await ctx.db.transaction(async (tx) => {
      // The run first, in every transaction: tasks that end together close it one after the other.
      await lockRun(tx, id);
      await endTask(ctx, tx, id, taskKey(job, key), result);
    });
  }
}

const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** As it stands on the row of an article that waits: the same for all of them. */
const WAITING_REASON = sql<PreparationReason | null>`(
  select a.preparation_reason from ${run_tasks} t
    join ${articles} a on a.id = (t.payload ->> 'article_id')::uuid and a.preparation_reason is not null
  where t.run_id = ${auto_import_logs.id} and t.skip_reason = 'setting_missing' limit 1)`;

/** How far a run is, or how it ended. @throws AppError not-found */
export async function getRun({ db }: Pick<AppContext, 'db'>, id: string) {
  const [run] = await db
    .select({
      id: auto_import_logs.id,
      status: auto_import_logs.status,
      function_name: auto_import_logs.function_name,
      message: auto_import_logs.description,
      error_message: auto_import_logs.error_message,
      duration_seconds: auto_import_logs.duration_seconds,
      created_at: auto_import_logs.created_at,
      stop_requested_at: auto_import_logs.stop_requested_at,
      total: sql<number>`count(${run_tasks.state})::int`,
      done: countOf(ne(run_tasks.state, 'waiting')),
      failed: countOf(eq(run_tasks.state, 'failed')),
      /** Articles imported, prepared or published so far. */
      count: sql<number>`coalesce(sum(${run_tasks.count}), 0)::int`,
      /** Articles whose text did not pass its checks: they wait for a person. */
      for_review: countOf(
        sql`${run_tasks.job_name} = 'prepare-article' and ${run_tasks.state} = 'done' and ${run_tasks.count} = 0`,
      ),
      /** Articles that wait until a person changes a setting. */
      waiting: countOf(eq(run_tasks.skip_reason, 'setting_missing')),
      reason: WAITING_REASON,
    })
    .from(auto_import_logs)
    .leftJoin(run_tasks, eq(run_tasks.run_id, auto_import_logs.id))
    .where(eq(auto_import_logs.id, id))
    .groupBy(auto_import_logs.id);
  if (!run) throw new AppError('not-found', 'Vykdymas nerastas.');
  const { stop_requested_at, reason, ...told } = run;
  const isAskedToStop = stop_requested_at !== null;
  return {
    ...told,
    status: told.status as LogStatus,
    /** Names the setting; the cause is shorter. */
    waiting_reason: reason && describeReason(reason),
    waiting_cause: reason && describeCause(reason),
    /** A person asked it to stop; what is under way is let end. */
    is_stopping: isAskedToStop && told.status === 'running',
    /** It ended because of that; its status is 'failed'. */
    is_stopped: isAskedToStop && told.status !== 'running',
  };
}

const POLL_INTERVAL = 200;

/**
 * Waits for the end of a run; the database is asked because another instance may do the work. Returns the
 * unfinished run when the caller goes away: the run itself goes on.
 */
export async function waitForRun(ctx: Pick<AppContext, 'db'>, id: string, signal: AbortSignal) {
  for (;;) {
    const run = await getRun(ctx, id);
    if (run.status !== 'running' || signal.aborted) return run;
    await delay(POLL_INTERVAL);
  }
}

/**
 * Looks after tasks whose job is gone. A job that ended just as another run began to wait for it is queued
 * again (its work is idempotent); one that gave up in a process that was killed ends its tasks as failed, so
 * that no run says 'running' and no article 'preparing' for ever.
 */
export async function closeAbandonedTasks(ctx: Ctx): Promise<number> {
  const abandoned = await ctx.db.execute<{
    run_id: string;
    task_key: string;
    job_name: JobName;
    payload: JobPayload<JobName>;
    has_failed: boolean;
  }>(sql`
    select t.run_id, t.task_key, t.job_name, t.payload, exists (
      select from jobs.job j where j.name || ':' || j.singleton_key = t.task_key
        and j.state = 'failed' and j.created_on >= r.created_at - interval '1 second') as has_failed
    from ${run_tasks} t join ${auto_import_logs} r on r.id = t.run_id
    where t.state = 'waiting' and r.stop_requested_at is null and not exists (
      select from jobs.job j where j.name || ':' || j.singleton_key = t.task_key
        and j.state in ('created', 'retry', 'active'))`);
  for (const task of abandoned.rows) {
    await ctx.db.transaction(async (tx) => {
      await lockRun(tx, task.run_id);
      // Another instance, or the job itself, may have ended it since it was looked for.
      if ((await tx.$count(run_tasks, isOpen(task.run_id, task.task_key))) === 0) return;
      if (!task.has_failed) {
        await ctx.jobs.send(tx, task.job_name, task.payload);
        return;
      }
      await endTask(ctx, tx, task.run_id, task.task_key, {
        state: 'failed',
        count: 0,
        message: 'Užduotis nutrūko ir nebuvo pakartota.',
      });
      await releaseOrphanedArticles(tx, 'lost', [task]);
    });
  }
  return abandoned.rows.length;
}

const isOpen = (runId: string, key: string) =>
  and(eq(run_tasks.run_id, runId), eq(run_tasks.task_key, key), eq(run_tasks.state, 'waiting'));

async function endTask(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  runId: string,
  key: string,
  result: TaskOutcome,
): Promise<void> {
  await tx
    .update(run_tasks)
    .set({ ...result, finished_at: ctx.clock.now() })
    .where(isOpen(runId, key));
  await finishRun(ctx, tx, runId);
}
