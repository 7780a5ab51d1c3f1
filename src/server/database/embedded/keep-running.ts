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

/**
 * Starts a server again whenever it ends by itself, with pauses that grow while it does not stay.
 * @param launch starts it at the same address; ends it again when the signal says so
 */
export function keepRunning(
  first: Launched,
  launch: (signal: AbortSignal) => Promise<Launched>,
  watch: ServerWatch,
): { readonly child: ChildProcess; stopWatching(): Promise<void> } {
  const stopping = new AbortController();
  let current = first;
  let pause = FIRST_PAUSE;
  let restarting: Promise<void> = Promise.resolve();

  const follow = ({ child, serverLog }: Launched) => {
    const begun = performance.now();
    // With all that it wrote.
    child.once('close', (_code, signal) => {
      if (stopping.signal.aborted) return;
      if (performance.now() - begun > STABLE_AFTER) pause = FIRST_PAUSE;
      const end = { signal, ...serverLog.explain() };
      watch.onEnd(end);
      restarting = restart(end);
    });
  };
  const restart = async (end: ServerEnd) => {
    while (!stopping.signal.aborted) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      pause = Math.min(pause * 2, LONGEST_PAUSE);
      try {
        current = await launch(stopping.signal);
      } catch (error) {
        watch.onFailure(error);
        continue;
      }
      follow(current);
      watch.onRestart(end);
      return;
    }
  };

  follow(first);
  return {
    get child() {
      return current.child;
    },
    async stopWatching() {
      stopping.abort();
      await restarting;
    },
  };
}
