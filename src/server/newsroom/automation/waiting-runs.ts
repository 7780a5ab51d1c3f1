import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { auto_import_logs, run_tasks } from '../../database/schema/automation.ts';
import type { JobName } from '../../jobs/definitions.ts';

/** A run that waits for a piece of work. */
export interface WaitingRun {
  id: string;
  started: Date;
  /** `manual`, `schedule` or `key`. */
  triggeredBy: string | null;
  /** When what the work is about was asked for by name; null where the run chose it. */
  askedAt: string | null;
}

/** A piece of work by its name in `run_tasks`: a job and what the job is about. */
export const taskKey = (job: JobName, key: string): string => `${job}:${key}`;

/** The runs that wait for a piece of work, the oldest first. */
export function listWaitingRuns(db: Executor, job: JobName, key: string): Promise<WaitingRun[]> {
  return db
    .select({
      id: auto_import_logs.id,
      started: auto_import_logs.created_at,
      triggeredBy: auto_import_logs.triggered_by,
      askedAt: sql<string | null>`${run_tasks.payload} ->> 'asked_at'`,
    })
    .from(run_tasks)
    .innerJoin(auto_import_logs, eq(auto_import_logs.id, run_tasks.run_id))
    .where(and(eq(run_tasks.task_key, taskKey(job, key)), eq(run_tasks.state, 'waiting')))
    .orderBy(asc(auto_import_logs.created_at), asc(auto_import_logs.id));
}

/** The same, and none of them ends before the transaction does. */
export async function lockWaitingRuns(
  tx: Transaction,
  job: JobName,
  key: string,
): Promise<WaitingRun[]> {
  const found = (await listWaitingRuns(tx, job, key)).map(({ id }) => id);
  if (found.length === 0) return [];
  await tx
    .select({ id: auto_import_logs.id })
    .from(auto_import_logs)
    .where(inArray(auto_import_logs.id, found))
    .orderBy(asc(auto_import_logs.id))
    .for('update');
  // Asked anew: one may have ended while its lock was waited for.
  return listWaitingRuns(tx, job, key);
}

/**
 * Whether a person asked for it just now. The schedule acts by the switches; the holder of the key asks deliberately
 * too, and only publishing wants its switch on.
 */
export const isByHand = ({ triggeredBy }: WaitingRun): boolean => triggeredBy === 'manual';
