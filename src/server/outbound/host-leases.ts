import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { seconds } from '../../domain/time/duration.ts';
import type { Executor } from '../database/database.ts';
import { host_leases } from '../database/schema/sources.ts';

/** Leases on other sites' hosts, shared by all instances of the product. */
export interface HostLeases {
  /**
   * Waits for the host's lease and acquires it.
   * @param holdMs after so long the lease expires: its holder is taken for dead
   * @returns releases the lease; the next one begins `gapMs` later. Never throws
   */
  acquire(host: string, holdMs: number, signal: AbortSignal): Promise<() => Promise<void>>;
}

/** A lease is mostly released long before it expires. */
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
          .insert(host_leases)
          .values({ host, ...taken })
          .onConflictDoUpdate({
            target: host_leases.host,
            set: taken,
            setWhere: sql`${host_leases.free_at} <= clock_timestamp()`,
          })
          .returning({ host: host_leases.host });
        if (mine) break;
        await pause(await findRemaining(db, host), undefined, { signal });
      }
      return async () => {
        const isMine = and(eq(host_leases.host, host), eq(host_leases.holder, holder));
        // Without the database the lease expires by itself, only later.
        await db
          .update(host_leases)
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
      ms: sql<number>`(extract(epoch from ${host_leases.free_at} - clock_timestamp()) * 1000)::float8`,
    })
    .from(host_leases)
    .where(eq(host_leases.host, host));
  return Math.min(Math.max(turn?.ms ?? 0, 1), POLL_INTERVAL);
}
