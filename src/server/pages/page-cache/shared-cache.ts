import { setTimeout as wait } from 'node:timers/promises';
import { and, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { seconds } from '../../../domain/time/duration.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { page_cache_events } from '../../database/schema/instances.ts';
import type { Purge } from '../shared-cache/purger.ts';
import { SHARED_LIFETIME } from '../shared-cache/shared-headers.ts';
import { isSeenByAll, markSeen } from './seen-by.ts';

/** Stands in `seen_by` for the shared cache, which hears of a change after the instances. */
export const SHARED_CACHE = '00000000-0000-4000-8000-000000000001';
/** How long the answer to whoever made the change waits; what takes longer goes on. */
const WAIT_LIMIT = seconds(2);
/** A page that was on its way to the shared cache while it was purged has arrived by then. */
const ON_ITS_WAY = seconds(2);

/** The shared cache in front of the instances, kept true to the database as their own caches are. */
export interface SharedCache {
  /** Once every instance has dropped its old pages. Gives up quietly: what is due is done by the job. */
  purgeAtOnce(tags: string[]): Promise<void>;
  /** Queues the job when a change was not purged for good: each is a second time, or a first one that failed. */
  queueUnfinished(): Promise<void>;
}

interface Deps {
  db: Database;
  /** Queues the job. */
  queue: (tx: Transaction) => Promise<unknown>;
  purge: Purge;
  log: Logger;
}

export function createSharedCache({ db, queue, purge, log }: Deps): SharedCache {
  return {
    async purgeAtOnce(tags) {
      const purging = purge(tags).catch((error) =>
        log.warn({ err: error }, 'the shared cache could not be purged, a job repeats it'),
      );
      await Promise.race([purging, wait(WAIT_LIMIT, undefined, { ref: false })]);
    },
    async queueUnfinished() {
      const [event] = await db.select().from(page_cache_events).where(isDue).limit(1);
      if (event) await db.transaction(queue);
    },
  };
}

/** After its lifetime no page is left that a purge would drop. */
const isDue = and(
  sql`${page_cache_events.created_at} between now() - make_interval(secs => ${SHARED_LIFETIME / seconds(1)})
    and now() - make_interval(secs => ${ON_ITS_WAY / seconds(1)})`,
  sql`${SHARED_CACHE}::uuid <> all (${page_cache_events.seen_by})`,
);

/**
 * The job: purges what every live instance has heard of, for one that has not may still hand out the old page.
 * @throws Error when the shared cache did not take it
 */
export async function purgeUnfinished({ db }: Pick<Deps, 'db'>, purge: Purge): Promise<void> {
  const events = await db
    .select({ id: page_cache_events.id, tags: page_cache_events.tags })
    .from(page_cache_events)
    .where(and(isDue, isSeenByAll));
  if (events.length === 0) return;
  await purge([...new Set(events.flatMap(({ tags }) => tags))]);
  await markSeen(
    db,
    SHARED_CACHE,
    events.map(({ id }) => id),
  );
}
