import { type SQL, sql } from 'drizzle-orm';
import { SOURCE_STATES, type SourceState } from '../../../domain/source-states.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { sourceStateFilters } from '../../newsroom/sources/source-states.ts';
import type { WorkRule } from './work-rule.ts';

/** How many are called by name. */
const NAMED = sql.raw('3');

interface Read {
  counts: Record<SourceState, number>;
  failing: string[] | null;
  dead: string[] | null;
}

/** Sources that could not be read the last time, and those switched off for it; the ones that failed longest are named. */
export const sources: WorkRule<Read> = {
  read: (now) => {
    const states = sourceStateFilters(now);
    const counts = SOURCE_STATES.map(
      (state): SQL => sql`${state}::text, ${countOf(states[state])}`,
    );
    return sql`(
      select json_build_object('counts', json_build_object(${sql.join(counts, sql`, `)}),
        'failing', ${namesOf(states.failing)}, 'dead', ${namesOf(states.dead)})
      from ${rss_sources})`;
  },
  toLines: ({ counts, failing, dead }) => [
    ...(failing
      ? [{ code: 'sources_failing' as const, count: counts.failing, names: failing }]
      : []),
    ...(dead ? [{ code: 'sources_dead' as const, count: counts.dead, names: dead }] : []),
  ],
};

const countOf = (state: SQL) => sql`count(*) filter (where ${state})`;
const namesOf = (state: SQL) => sql`
  (array_agg(${rss_sources.name} order by ${rss_sources.last_success_at} nulls first, ${rss_sources.name})
    filter (where ${state}))[1:${NAMED}]`;
