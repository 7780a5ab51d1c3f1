import { sql } from 'drizzle-orm';
import { hours } from '../../../domain/time/duration.ts';
import { JOBS, type JobName } from '../../jobs/definitions.ts';
import type { Check } from './check.ts';

const PATIENCE = hours(1);

/** Jobs that were due an hour ago, of a kind none of which has ended since: a long queue that moves is none of these. */
export const findLateJobs: Check = async ({ db, clock }) => {
  const border = new Date(clock.now().getTime() - PATIENCE).toISOString();
  const { rows } = await db.execute<{ name: string; waiting: number; since: string }>(
    sql`select name, count(*)::int as waiting, min(start_after)::text as since from jobs.job as late
        where state < 'active' and start_after < ${border}
          and not exists (select from jobs.job where name = late.name and completed_on > ${border})
        group by name order by name`,
  );
  return rows.map(({ name, waiting, since }) => {
    const job = Object.hasOwn(JOBS, name) ? JOBS[name as JobName].label : name;
    return {
      subject: name,
      since: new Date(since),
      facts: { code: 'jobs_late', job, waiting },
    };
  });
};
