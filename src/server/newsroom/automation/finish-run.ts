import { and, eq, sql } from 'drizzle-orm';
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
    .select({
      status: auto_import_logs.status,
      stop_requested_at: auto_import_logs.stop_requested_at,
    })
    .from(auto_import_logs)
    .where(eq(auto_import_logs.id, id))
    .for('update');

/**
 * Closes a run that has nothing left to wait for. Called at the end of every task, so a run that still waits costs one
 * look into an index, and its tasks are read once, at the end. Call `lockRun` first.
 */
export async function finishRun(
  ctx: Pick<AppContext, 'clock'>,
  tx: Transaction,
  id: string,
): Promise<void> {
  const own = eq(auto_import_logs.id, id);
  const isOver = sql`not exists (select from ${run_tasks} t where t.run_id = ${id} and t.state = 'waiting')`;
  const [run] = await tx
    .select()
    .from(auto_import_logs)
    .where(and(own, eq(auto_import_logs.status, 'running'), isOver));
  if (!run) return;
  const tasks = await tx.select().from(run_tasks).where(eq(run_tasks.run_id, id));
  const failed = tasks.filter(({ state }) => state === 'failed');
  const counts: RunCounts = {
    total: tasks.length,
    done: tasks.length,
    failed: failed.length,
    count: tasks.reduce((sum, { count }) => sum + count, 0),
  };
  const isStopped = run.stop_requested_at !== null;
  const lines = tasks.map(({ message }) => message);
  if (isStopped) {
    const skipped = tasks.filter(({ skip_reason }) => skip_reason === 'not_started').length;
    lines.push(`${STOPPED}. Nepradėta užduočių: ${skipped}.`);
  }
  const now = ctx.clock.now();
  const took = Math.round((now.getTime() - run.created_at.getTime()) / 1000);
  await tx
    .update(auto_import_logs)
    .set({
      status: isStopped ? 'failed' : judge(counts),
      articles_imported: counts.count,
      description: describeRun(run.function_name, counts),
      error_message: isStopped ? STOPPED : joinLines(failed.map(({ message }) => message)) || null,
      logs: joinLines(lines),
      duration_seconds: Math.max(0, took),
      finished_at: now,
    })
    .where(own);
}

/** One bad feed among good ones does not fail a run, and is not hidden by it either. */
function judge({ failed, total }: RunCounts): LogStatus {
  if (failed === 0) return 'success';
  return failed === total ? 'failed' : 'partial';
}

const joinLines = (lines: (string | null)[]) => lines.filter(Boolean).join('\n');

function describeRun(name: string | null, counts: RunCounts): string {
  if (!isFunctionName(name)) return '';
  const done = RUN_TEXTS[name].logged(counts);
  return counts.failed > 0 ? `${done}. Nepavyko: ${counts.failed}` : done;
}
