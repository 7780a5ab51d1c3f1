import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { seconds } from '../../domain/time/duration.ts';
import type { Executor } from '../database/database.ts';
import { host_turns } from '../database/schema/sources.ts';

/** Whose turn it is at a stranger's server, among all instances of the product. */
export interface HostLeases {
  /**
   * Waits for the host's turn and takes it.
   * @param holdMs after so long the turn is anybody's again: its holder is taken for dead
   * @returns gives the turn up; the next one begins `gapMs` later. Never throws
   */
  acquire(host: string, holdMs: number, signal: AbortSignal): Promise<() => Promise<void>>;
}

/** Somebody who holds a turn mostly gives it up long before it would end. */
const POLL_INTERVAL = seconds(1);

/**
 * By a row for each host, in the database's own time: instances' clocks differ. Two short statements for a request
 * that is followed by a pause of two seconds anyway.
 */
export function createHostLeases(db: Executor, gapMs: number): HostLeases {
  const inMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;
  return {
    async acquire(host, holdMs, signal) {
      const holder = randomUUID();
      const taken = { holder, free_at: inMs(holdMs + gapMs) };
      for (;;) {
        signal.throwIfAborted();
        const [mine] = await db
          .insert(host_turns)
          .values({ host, ...taken })
          .onConflictDoUpdate({
            target: host_turns.host,
            set: taken,
            setWhere: sql`${host_turns.free_at} <= clock_timestamp()`,
          })
          .returning({ host: host_turns.host });
        if (mine) break;
        await pause(await findRemaining(db, host), undefined, { signal });
      }
      return async () => {
        const isMine = and(eq(host_turns.host, host), eq(host_turns.holder, holder));
        // Without the database the turn ends by itself, only later.
        await db
          .update(host_turns)
          .set({ free_at: inMs(gapMs) })
          .where(isMine)
          .catch(() => {});
      };
    },
  };
}

async function findRemaining(db: Executor, host: string): Promise<number> {
  const [turn] = await db
    .select({
      ms: sql<number>`(extract(epoch from ${host_turns.free_at} - clock_timestamp()) * 1000)::float8`,
    })
    .from(host_turns)
    .where(eq(host_turns.host, host));
  return Math.min(Math.max(turn?.ms ?? 0, 1), POLL_INTERVAL);
}
