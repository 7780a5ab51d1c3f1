import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import { days } from '../../../domain/time/duration.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { sourceStateFilters } from '../../newsroom/sources/source-states.ts';
import type { Check } from './check.ts';

const FAILING_FOR = days(3);
const FAILURES = 3;

/** Sources that cannot be read for days, and those the import has switched off. Examples never could be read. */
export const findDeadSources: Check = async ({ db, clock }) => {
  const now = clock.now();
  const longAgo = new Date(now.getTime() - FAILING_FOR);
  const lastGood = sql<Date>`coalesce(${rss_sources.last_success_at}, ${rss_sources.created_at})`;
  const isFailing = and(
    eq(rss_sources.is_active, true),
    gte(rss_sources.consecutive_errors, FAILURES),
    lt(lastGood, longAgo.toISOString()),
  );
  const rows = await db
    .select({
      id: rss_sources.id,
      name: rss_sources.name,
      is_active: rss_sources.is_active,
      since: lastGood.mapWith(rss_sources.created_at),
    })
    .from(rss_sources)
    .where(and(eq(rss_sources.is_demo, false), or(isFailing, sourceStateFilters(now).dead)))
    .orderBy(rss_sources.name);
  return rows.map(({ id, name, is_active, since }) => ({
    subject: id,
    since,
    facts: { code: 'source_dead', name, is_off: !is_active },
  }));
};
