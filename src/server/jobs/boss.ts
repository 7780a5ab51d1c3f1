import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { hours, minutes, seconds } from '../../domain/time/duration.ts';
import { AppError } from '../errors.ts';
import { nameError } from '../log/describe-error.ts';
import { createFailureLog } from '../log/failure-log.ts';
import { withLogContext } from '../log/log-context.ts';
import { PageError } from '../newsroom/import/pages/page-reader.ts';
import { WorkerError } from '../newsroom/workers/isolated-worker.ts';
import { type SpanOptions, type Tracing, withTrace } from '../tracing/spans.ts';
import { JOB_NAMES, JOBS, type JobName, type JobPayload } from './definitions.ts';
import type { Jobs } from './jobs.ts';
import { listen } from './listen.ts';

/** What a handler knows about the current attempt. */
export interface Attempt {
  /** The last attempt: a failure is final. */
  isLast: boolean;
  /** A poison job: it crashed its process or a worker as often as it may, and goes to the dead letters with the reason. */
  isPoison: boolean;
  /** Aborted when the process is stopping or the job is taken away. */
  signal: AbortSignal;
}
export type JobHandlers = {
  [Name in JobName]: (payload: JobPayload<Name>, attempt: Attempt) => Promise<void>;
};

export interface Boss extends Jobs {
  /** Creates or updates the queues; safe to call by several instances in turn. */
  prepare(): Promise<void>;
  /**
   * Takes up again at once what a killed process had under way, instead of when its signs of life have stopped for
   * long enough. Only where no other process can be at work, and before `work`.
   * @returns how many jobs
   */
  reclaimAbandoned(): Promise<number>;
  work(handlers: JobHandlers): Promise<void>;
  stop(): Promise<void>;
}

/** Called at the end of each attempt; `failure` is the kind of error, of few. */
type OnAttempt = (name: JobName, failure?: string) => void;

/** Attempts of one job that may crash the process, or a worker, before it is a dead letter. */
const MAX_CRASHES = 2;
/** A killed process's jobs are taken by another after this long without a sign of life (pg-boss's least). */
const HEARTBEAT_SECONDS = 10;
const MONITOR_SECONDS = 5;
/** A new job is announced and begins at once; what is due later, or was announced while no worker listened, is found by looking. */
const POLL_SECONDS = 2;
const inSeconds = (milliseconds: number) => Math.round(milliseconds / 1000);

/** @param log our log: job payloads hold ids only, errors lose the values of their statements */
export function createBoss(
  pool: pg.Pool,
  log: Logger,
  onAttempt: OnAttempt = () => {},
  tracing: Tracing | null = null,
): Boss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      listen: (...words) => listen(pool, ...words),
    },
    useListenNotify: true,
    schema: 'jobs',
    schedule: false,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    maintenanceIntervalSeconds: inSeconds(minutes(10)),
    persistWarnings: false,
  });
  boss.on('error', createFailureLog(log, 'jobs'));

  return {
    async prepare() {
      await boss.start();
      for (const name of JOB_NAMES) await createQueue(boss, name);
    },
    async send(tx, name, payload, options = {}) {
      const definition = JOBS[name];
      const key = (definition.key as (value: unknown) => string)(payload);
      return boss.send(name, payload, {
        singletonKey: key,
        db: fromDrizzle(tx, sql),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      });
    },
    async reclaimAbandoned() {
      // One that has used up its tries is left to the monitor, which ends it as failed.
      const taken = await pool.query(
        `update jobs.job set state = 'retry', start_after = now(), heartbeat_on = null
         where state = 'active' and retry_count < retry_limit`,
      );
      return taken.rowCount ?? 0;
    },
    async work(handlers) {
      for (const name of JOB_NAMES)
        await startWorker(boss, name, handlers, { pool, log, onAttempt, tracing });
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: seconds(10) }),
  };
}

async function createQueue(boss: PgBoss, name: JobName): Promise<void> {
  const { retryLimit, retryDelay, expireInSeconds } = JOBS[name];
  const options = {
    retryLimit,
    retryDelay,
    retryBackoff: true,
    retryDelayMax: inSeconds(hours(2)),
    expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  };
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, { ...options, policy: 'exclusive' });
}

/** A worker ended because the process is stopping did not crash. */
const hasCrashedWorker = (error: unknown): boolean => {
  const cause = error instanceof PageError ? error.cause : error;
  return cause instanceof WorkerError && cause.kind !== 'closed';
};

/**
 * How many attempts of a job began and never reported an end (crashes) stands in its own row, and goes with it: a person
 * who starts the work anew starts at none.
 */
async function getCrashCount(pool: pg.Pool, id: string): Promise<number> {
  const { rows } = await pool.query(
    "select coalesce((data ->> 'crashes')::int, 0) as crashes from jobs.job where id = $1",
    [id],
  );
  return rows[0]?.crashes ?? 0;
}

async function storeCrashCount(pool: pg.Pool, id: string, crashes: number): Promise<void> {
  await pool.query(
    "update jobs.job set data = coalesce(data, '{}') || jsonb_build_object('crashes', $2::int) where id = $1",
    [id, crashes],
  );
}

const describeJob = (name: JobName, { id }: Job): SpanOptions => ({
  kind: 'consumer',
  attributes: {
    'messaging.system': 'pg-boss',
    'messaging.destination.name': name,
    job_id: id,
  },
});

async function startWorker(
  boss: PgBoss,
  name: JobName,
  handlers: JobHandlers,
  deps: { pool: pg.Pool; log: Logger; onAttempt: OnAttempt; tracing: Tracing | null },
) {
  const { pool, log, onAttempt, tracing } = deps;
  const handler = handlers[name] as (payload: unknown, attempt: Attempt) => Promise<void>;
  const { concurrency, retryLimit, payload } = JOBS[name];
  const options = {
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  };
  const attempt = async (job: Job) => {
    const crashes = await getCrashCount(pool, job.id);
    const isPoison = crashes >= MAX_CRASHES;
    if (isPoison) log.error({ job: name, id: job.id, crashes }, 'a job is dead-lettered');
    // Until the attempt reports its end it counts as a crash.
    await storeCrashCount(pool, job.id, crashes + 1);
    const isLast = job.retryCount >= retryLimit;
    try {
      await withTrace(tracing, `process ${name}`, describeJob(name, job), () =>
        handler(payload.parse(job.data), { isLast, isPoison, signal: job.signal }),
      );
      onAttempt(name);
    } catch (error) {
      onAttempt(name, nameError(error));
      if (!hasCrashedWorker(error) || job.signal.aborted)
        await storeCrashCount(pool, job.id, crashes);
      log.warn({ job: name, attempt: job.retryCount, err: error }, 'job failed, will be repeated');
      // The library stores the error: only a message of ours goes there, never a provider's answer.
      throw new Error(error instanceof AppError ? error.message : nameError(error));
    }
  };
  for (let at = 0; at < concurrency; at += 1) {
    const worker = await boss.work(name, options, async ([job]: Job[]) => {
      if (!job) return;
      try {
        await withLogContext({ job_id: job.id }, () => attempt(job));
      } finally {
        // It looks for the next at once, not at its next poll: a hundred that wait would take minutes.
        boss.notifyWorker(worker);
      }
    });
  }
}
