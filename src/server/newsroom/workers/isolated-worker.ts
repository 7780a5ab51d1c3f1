import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { type Transferable, Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { minutes, seconds } from '../../../domain/time/duration.ts';
import type { WorkerMessage } from './serve-tasks.ts';

export type WorkerErrorKind = 'too-slow' | 'too-big' | 'failed' | 'closed';

/** A task that cost its thread the life. For our log only. */
export class WorkerError extends Error {
  readonly kind: WorkerErrorKind;

  constructor(kind: WorkerErrorKind, log: string) {
    super(log);
    this.name = 'WorkerError';
    this.kind = kind;
  }
}

export interface IsolatedWorker<Task, Answer> {
  /**
   * @param url whose document it is, for the log
   * @param given buffers of the task that are handed over, not copied; they are empty here afterwards
   * @throws WorkerError
   */
  ask(task: Task, url: string, given?: readonly Transferable[]): Promise<Answer>;
  close(): Promise<void>;
}

/** From when the thread listens; a busy machine may take seconds to load its libraries. */
const TIME_LIMIT = seconds(8);
/** A busy machine lets the thread wait: its own processor time counts, and of the clock's so many times the limit. */
const PATIENCE = 4;
const START_LIMIT = seconds(30);
const MEMORY_LIMIT_MB = 256;
/** A thread to which nothing came for so long ends; what it held, some 40 MB, a small machine needs. */
const REST_AFTER = minutes(5);

/** Nothing of the process's own environment, but where compiled code is kept: a third to a half of a thread's start. */
function threadEnvironment(): Record<string, string> {
  const folder = getCompileCacheDir();
  // Node names a folder of its own version in the one that it was given.
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}

/**
 * Processes untrusted documents in one worker thread, a document at a time; started when the first one comes. What
 * takes longer than 8 s or more than 256 MB terminates the worker and affects nothing else: the next document
 * gets a new one. Not workerpool: its limit is of the clock alone, it keeps its threads to itself, whose processor time is
 * ours, and it does not tell what died of memory from other crashes.
 * Whole: the worker, its queue and its limits are one state.
 * @param script what runs in the thread; it calls `serveTasks`
 */
export function createIsolatedWorker<Task, Answer>(
  script: URL,
  {
    log,
    timeLimit = TIME_LIMIT,
    restAfter = REST_AFTER,
  }: { log: Pick<Logger, 'warn'>; timeLimit?: number; restAfter?: number },
): IsolatedWorker<Task, Answer> {
  let running: { worker: Worker; isReady: boolean } | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  let rest: NodeJS.Timeout | undefined;

  function start() {
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
      execArgv: [],
      env: threadEnvironment(),
    });
    // The thread alone must not keep the process alive.
    worker.unref();
    worker.on('error', () => {});
    return { worker, isReady: false };
  }

  async function perform(
    task: Task,
    url: string,
    given: readonly Transferable[] = [],
  ): Promise<Answer> {
    clearTimeout(rest);
    if (isClosed) throw new WorkerError('closed', url);
    const thread = running ?? start();
    running = thread;
    const { worker } = thread;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    let isOver = false;
    const late = (what: string) => () => reject(new WorkerError('too-slow', `${url} ${what}`));
    let timer = setTimeout(late('the thread did not start'), START_LIMIT);
    const begin = () => {
      clearTimeout(timer);
      const deadline = Date.now() + PATIENCE * timeLimit;
      const before = processorTime(worker);
      const look = async () => {
        const spent = (await processorTime(worker)) - (await before);
        if (isOver) return;
        if (spent >= timeLimit || Date.now() >= deadline) return late('no answer in time')();
        timer = setTimeout(look, timeLimit - spent);
      };
      timer = setTimeout(look, timeLimit);
      try {
        worker.postMessage(task, given);
      } catch (error) {
        reject(error);
      }
    };
    const heard = (message: WorkerMessage<Answer>) => {
      if (!message.isReady) return resolve(message.answer);
      thread.isReady = true;
      begin();
    };
    const died = (error: unknown) =>
      reject(new WorkerError(isClosed ? 'closed' : errorKindOf(error), `${url} ${error}`));
    worker.on('message', heard).on('error', died).on('exit', died);
    try {
      if (thread.isReady) begin();
      return await promise;
    } catch (error) {
      if (!isClosed) log.warn({ url, error: String(error) }, 'a document was not read');
      running = null;
      void worker.terminate();
      throw error;
    } finally {
      isOver = true;
      clearTimeout(timer);
      worker.off('message', heard).off('error', died).off('exit', died);
      rest = setTimeout(end, restAfter).unref();
    }
  }

  async function end() {
    clearTimeout(rest);
    const ended = running?.worker.terminate();
    running = null;
    await ended;
  }

  return {
    ask(task, url, given) {
      const answer = last.then(() => perform(task, url, given));
      last = answer.catch(() => {});
      return answer;
    },
    async close() {
      isClosed = true;
      await end();
    },
  };
}

/** Milliseconds the thread has worked; endless when it does not even say that. */
async function processorTime(worker: Worker): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const timer = setTimeout(resolve, seconds(5), Number.POSITIVE_INFINITY);
  worker.cpuUsage().then(
    ({ user, system }) => resolve((user + system) / 1000),
    () => resolve(0),
  );
  return promise.finally(() => clearTimeout(timer));
}

const errorKindOf = (error: unknown): WorkerErrorKind =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? 'too-big'
    : 'failed';
