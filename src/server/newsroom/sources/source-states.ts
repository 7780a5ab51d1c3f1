import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SourceState } from '../../../domain/source-states.ts';
import { days } from '../../../domain/time/duration.ts';
import { rss_sources } from '../../database/schema/sources.ts';

/** One that the import has switched off and that is left so is no news any more. */
const DEAD_FOR = days(7);
/** What the import switches a source off for by itself. */
const DEADLY = ['gone', 'deadly', 'not-found'];

const isOn = eq(rss_sources.is_active, true);
const isOff = eq(rss_sources.is_active, false);

/** Every source is in one of them. Examples never could be read. */
export function sourceStateFilters(now: Date): Record<SourceState, SQL> {
  const dead = and(
    isOff,
    eq(rss_sources.is_demo, false),
    inArray(rss_sources.last_error_kind, DEADLY),
    gt(rss_sources.last_fetched_at, new Date(now.getTime() - DEAD_FOR)),
  ) as SQL;
  return {
    failing: and(isOn, isNotNull(rss_sources.last_error)) as SQL,
    dead,
    working: and(
      isOn,
      isNull(rss_sources.last_error),
      isNotNull(rss_sources.last_fetched_at),
    ) as SQL,
    unchecked: and(
      isOn,
      isNull(rss_sources.last_error),
      isNull(rss_sources.last_fetched_at),
    ) as SQL,
    off: and(isOff, sql`(${dead}) is not true`) as SQL,
  };
}
