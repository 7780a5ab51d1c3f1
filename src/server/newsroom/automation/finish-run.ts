import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import {
  isFunctionName,
  type LogStatus,
  RUN_TEXTS,
  type RunCounts,
} from '../../../domain/run-texts.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { auto_import_logs, run_tasks } from '../../database/schema/automation.ts';

/** What the log says of a run that a person stopped. */
const STOPPED = 'Sustabdė administratorius';

export const lockRun = (tx: Transaction, id: string) =>
  tx
    .select({ id: auto_import_logs.id })
    .from(auto_import_logs)
    .where(eq(auto_import_logs.id, id))
    .for('update');

/**
 * Closes those of the runs that have nothing left to wait for. Called at the end of every task, so a run that still
 * waits costs one look into an index, and its tasks are read once, at the end. Call `lockRun` first.
 */
export async function finishRuns(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  ids: string[],
): Promise<void> {
  const waiting = tx
    .select({ one: sql`1` })
    .from(run_tasks)
    .where(and(eq(run_tasks.run_id, auto_import_logs.id), eq(run_tasks.state, 'waiting')));
  const runs = await tx
    .select()
    .from(auto_import_logs)
    .where(
      and(
        inArray(auto_import_logs.id, ids),
        eq(auto_import_logs.status, 'running'),
        notExists(waiting),
      ),
    );
  for (const run of runs) {
    const tasks = await listTasks(tx, run.id);
    const failed = tasks.filter((task) => task.state === 'failed');
    const isStopped = run.stop_requested_at !== null;
    const skipped = tasks.filter((task) => task.skip_reason === 'not_started').length;
    const count = tasks.reduce((sum, task) => sum + task.count, 0);
    const total = tasks.length;
    const now = ctx.clock.now();
    await tx
      .update(auto_import_logs)
      .set({
        status: isStopped ? 'failed' : judge(failed.length, tasks.length),
        articles_imported: count,
        description: describeRun(run.function_name, {
          total,
          done: total,
          failed: failed.length,
          count,
        }),
        error_message: isStopped ? STOPPED : joinLines(failed.map((task) => task.message)) || null,
        logs: joinLines([
          ...tasks.map((task) => task.message),
          isStopped ? `${STOPPED}. Nepradėta užduočių: ${skipped}.` : null,
        ]),
        duration_seconds: Math.max(
          0,
          Math.round((now.getTime() - run.created_at.getTime()) / 1000),
        ),
        finished_at: now,
      })
      .where(eq(auto_import_logs.id, run.id));
  }
}

/** One bad feed among good ones does not fail a run, and is not hidden by it either. */
function judge(failed: number, total: number): LogStatus {
  if (failed === 0) return 'success';
  return failed === total ? 'failed' : 'partial';
}

const listTasks = (tx: Transaction, runId: string) =>
  tx
    .select({
      state: run_tasks.state,
      count: run_tasks.count,
      message: run_tasks.message,
      skip_reason: run_tasks.skip_reason,
    })
    .from(run_tasks)
    .where(eq(run_tasks.run_id, runId));

const joinLines = (lines: (string | null)[]) => lines.filter(Boolean).join('\n');

function describeRun(name: string | null, counts: RunCounts): string {
  if (!isFunctionName(name)) return '';
  const done = RUN_TEXTS[name].logged(counts);
  return counts.failed > 0 ? `${done}. Nepavyko: ${counts.failed}` : done;
}
