import { and, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { days } from '../../../domain/time/duration.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import type { Check } from './check.ts';

const FAILING_FOR = days(3);
const FAILURES = 3;
/** One that was switched off and is left so is no news any more. */
const REPORTED_FOR = days(7);
/** What the import switches a source off for by itself. */
const DEADLY = ['gone', 'deadly', 'not-found'];

/** Sources that cannot be read for days, and those the import has switched off. Examples never could be read. */
export const findDeadSources: Check = async ({ db, clock }) => {
  const ago = (time: number) => new Date(clock.now().getTime() - time);
  const lastGood = sql<Date>`coalesce(${rss_sources.last_success_at}, ${rss_sources.created_at})`;
  const isFailing = and(
    eq(rss_sources.is_active, true),
    gte(rss_sources.consecutive_errors, FAILURES),
    lt(lastGood, ago(FAILING_FOR).toISOString()),
  );
  const wasSwitchedOff = and(
    eq(rss_sources.is_active, false),
    inArray(rss_sources.last_error_kind, DEADLY),
    gt(rss_sources.last_fetched_at, ago(REPORTED_FOR)),
  );
  const rows = await db
    .select({
      id: rss_sources.id,
      name: rss_sources.name,
      is_active: rss_sources.is_active,
      since: lastGood.mapWith(rss_sources.created_at),
    })
    .from(rss_sources)
    .where(and(eq(rss_sources.is_demo, false), or(isFailing, wasSwitchedOff)))
    .orderBy(rss_sources.name);
  return rows.map(({ id, name, is_active, since }) => ({
    subject: id,
    since,
    facts: { code: 'source_dead', name, is_off: !is_active },
  }));
};
