import { type SQL, sql } from 'drizzle-orm';
import { instances, page_cache_events } from '../../database/schema/instances.ts';

/** An instance not seen for this long is dead: it is not waited for. */
const DEAD_AFTER_SECONDS = 15;

const isAlive: SQL = sql`${instances.seen_at} > now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`;

/** Of events: every live instance has dropped the pages meant. */
export const isSeenByAll: SQL<boolean> = sql`not exists (
  select 1 from ${instances} where ${isAlive} and ${instances.id} <> all (${page_cache_events.seen_by})
)`;
