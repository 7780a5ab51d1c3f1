import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes, seconds } from '../../../domain/time/duration.ts';
import type { ServerLog } from './server-log.ts';

/** How a server ended by itself, as far as its last lines tell. */
export interface ServerEnd {
  /** `SIGKILL` is mostly the system's, which lacks memory. */
  signal: string | null;
  hasNoRoom: boolean;
  /** PostgreSQL's own, in English. */
  message: string;
}

/** Who wants to know what becomes of a server. */
export interface ServerWatch {
  /** It has ended by itself. */
  onEnd(end: ServerEnd): void;
  /** It could not be started again; it is tried for as long as the product runs. */
  onFailure(error: unknown): void;
  /** It runs again, at the same address. */
  onRestart(end: ServerEnd): void;
}

export interface Launched {
  child: ChildProcess;
  serverLog: ServerLog;
}

const FIRST_PAUSE = seconds(0.5);
/** A disk on which room is made, or memory that is free again, is found by trying. */
const LONGEST_PAUSE = seconds(30);
/** One that ran for so long did not end of its start. */
const STABLE_AFTER = minutes(1);

/** With all that it wrote. An error of the child, such as a signal that did not reach it, is no end: `once` takes it for one. */
const endOf = (child: ChildProcess, stopping: AbortSignal): Promise<NodeJS.Signals | null> =>
  new Promise((resolve, reject) => {
    child.once('close', (_code, signal) => resolve(signal));
    stopping.addEventListener('abort', () => reject(stopping.reason), { once: true });
  });

/**
 * Starts a server again whenever it ends by itself, with pauses that grow while it does not stay.
 * @param launch starts it at the same address; ends it again when the signal says so
 * @returns ends the watch and says which server ran last
 */
export function keepRunning(
  first: Launched,
  launch: (signal: AbortSignal) => Promise<Launched>,
  watch: ServerWatch,
): () => Promise<Launched> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;

  const follow = async () => {
    let pause = FIRST_PAUSE;
    while (true) {
      const begun = performance.now();
      const endedBy = await endOf(current.child, signal);
      if (performance.now() - begun > STABLE_AFTER) pause = FIRST_PAUSE;
      const end: ServerEnd = { signal: endedBy, ...current.serverLog.explain() };
      watch.onEnd(end);
      let next: Launched | null = null;
      while (!next) {
        await sleep(pause, undefined, { signal });
        pause = Math.min(pause * 2, LONGEST_PAUSE);
        next = await launch(signal).catch((error) => {
          watch.onFailure(error);
          return null;
        });
      }
      current = next;
      watch.onRestart(end);
    }
  };
  const following = follow().catch((error) => {
    if (!signal.aborted) throw error;
  });

  return async () => {
    stopping.abort();
    await following;
    return current;
  };
}
