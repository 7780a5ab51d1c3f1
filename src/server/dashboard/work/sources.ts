import { sql } from 'drizzle-orm';
import { rss_sources } from '../../database/schema/sources.ts';
import { SOURCE_STATE_FILTERS } from '../../newsroom/sources/source-states.ts';
import type { WorkRule } from './work-rule.ts';

/** How many are called by name. */
const NAMED = 3;

interface Failing {
  count: number;
  names: string[] | null;
}

/** Sources that are switched on and could not be read the last time; those that failed longest are named. */
export const sources: WorkRule<Failing> = {
  read: () => sql`(
    select json_build_object('count', count(*), 'names',
      (array_agg(${rss_sources.name} order by ${rss_sources.last_success_at} nulls first, ${rss_sources.name}))[1:${sql.raw(String(NAMED))}])
    from ${rss_sources} where ${SOURCE_STATE_FILTERS.failing})`,
  toLines: ({ count, names }) =>
    count > 0 ? [{ code: 'sources_failing', count, names: names ?? [] }] : [],
};
