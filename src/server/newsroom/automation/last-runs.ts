import { type SQL, sql } from 'drizzle-orm';
import { type FunctionName, RUN_TEXTS } from '../../../domain/run-texts.ts';
import { days } from '../../../domain/time/duration.ts';
import { auto_import_logs, run_tasks } from '../../database/schema/automation.ts';
import { rss_sources } from '../../database/schema/sources.ts';

/** How the last run of a function ended; moments are ISO 8601. */
export interface LastRun {
  function_name: FunctionName;
  id: string;
  at: string;
  action: string;
  status: 'success' | 'partial' | 'failed';
  is_stopped: boolean;
  /** The first of its errors. */
  error: string | null;
}

/** What never ran is looked for in vain no further back. */
const LOOKED_BACK = days(30);
const ERROR_LENGTH = 300;

/** All that failed in it are sources that still cannot be read: those are told of, and counted, by themselves. */
const IS_OF_SOURCES = sql`(
  select bool_and(s.last_error is not null) from ${run_tasks} t
  left join ${rss_sources} s on s.id::text = t.payload ->> 'source_id'
  where t.run_id = l.id and t.state = 'failed')`;

/** It failed whole. One that a person stopped has not, and a better one since makes up for it. */
const IS_FAILURE = sql`l.status = 'failed' and l.stop_requested_at is null and ${IS_OF_SOURCES} is not true`;

/** The last run of each function that has ended, as JSON. */
export const lastRuns = (now: Date): SQL<LastRun[]> => asJson(lastEnded(now));

/** Those of them that failed, as JSON. */
export const lastFailures = (now: Date): SQL<LastRun[]> =>
  asJson(sql`${lastEnded(now)} where ${IS_FAILURE}`);

/** Ids of the same. */
export const lastFailureIds = (now: Date): SQL =>
  sql`(select l.id ${lastEnded(now)} where ${IS_FAILURE})`;

const asJson = (rows: SQL) => sql<LastRun[]>`(
  select coalesce(json_agg(json_build_object('function_name', l.function_name, 'id', l.id, 'at', l.created_at,
    'action', l.action_type, 'status', l.status, 'is_stopped', l.stop_requested_at is not null,
    'error', left(split_part(l.error_message, E'\n', 1), ${ERROR_LENGTH}::int))), '[]') ${rows})`;

/** One look into the index of time for each function. */
function lastEnded(now: Date): SQL {
  const since = new Date(now.getTime() - LOOKED_BACK).toISOString();
  const names = sql.param(Object.keys(RUN_TEXTS));
  return sql`
    from unnest(${names}::text[]) n(name) cross join lateral (
      select * from ${auto_import_logs} r
      where r.function_name = n.name and r.status <> 'running' and r.created_at > ${since}::timestamptz
      order by r.created_at desc limit 1) l`;
}
