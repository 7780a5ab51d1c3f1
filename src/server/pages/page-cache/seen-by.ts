import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { instances, page_cache_events } from '../../database/schema/instances.ts';

/** An instance not seen for this long is dead: it is not waited for. */
const DEAD_AFTER_SECONDS = 15;

const isAlive = sql`${instances.seen_at} > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`;

/** Of events of `page_cache_events`: every live instance has dropped the pages meant. */
export const isSeenByAll: SQL<boolean> = sql`not exists (
  select 1 from ${instances} where ${isAlive} and ${instances.id} <> all (${page_cache_events.seen_by})
)`;

/** @param reader an instance, or the shared cache in front of them */
export async function markSeen(db: Database, reader: string, eventIds: number[]): Promise<void> {
  await db
    .update(page_cache_events)
    .set({ seen_by: sql`array_append(${page_cache_events.seen_by}, ${reader}::uuid)` })
    .where(inArray(page_cache_events.id, eventIds));
}
