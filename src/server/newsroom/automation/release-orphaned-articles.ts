import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { run_tasks } from '../../database/schema/automation.ts';
import type { JobName, JobPayload } from '../../jobs/definitions.ts';
import { UNEXPECTED_FAULT } from '../preparation/storing/automation-eligibility.ts';

/** The jobs that prepare an article; both are known by the article's id. */
const PREPARING: JobName[] = ['prepare-article', 'fix-short-article'];

/** What the row says of an orphaned preparation: begun by a process and never ended. */
const RELEASED_STATE = {
  stopped: {
    preparation_state: 'imported',
    preparation_reason: { code: 'stopped' },
  },
  lost: {
    preparation_state: 'failed',
    preparation_reason: UNEXPECTED_FAULT,
  },
} as const;

/** A job waits for the article or works on it, or a run still waits for one (`closeAbandonedTasks` queues it). */
const isOwned = sql`(exists (
  select from jobs.job j where j.name in (${sql.join(PREPARING, sql`, `)})
    and j.singleton_key = ${articles.id}::text and j.state in ('created', 'retry', 'active')
) or exists (
  select from ${run_tasks} t where t.state = 'waiting'
    and t.task_key in (${sql.join(
      PREPARING.map((job) => sql`${`${job}:`} || ${articles.id}`),
      sql`, `,
    )})
))` as SQL;

/**
 * Orphaned articles, which look busy and are not: a person may not edit them, and of the public ones nothing would ever take
 * the preparation up again.
 * @param of the pieces of work that have just ended without being done; left out, every article is looked at
 */
export async function releaseOrphanedArticles(
  db: Executor,
  why: keyof typeof RELEASED_STATE,
  of?: { job_name: JobName; payload: JobPayload<JobName> }[],
): Promise<void> {
  const ids = of
    ?.filter(({ job_name }) => PREPARING.includes(job_name))
    .map(({ payload }) => (payload as JobPayload<'prepare-article'>).article_id);
  if (ids?.length === 0) return;
  await db
    .update(articles)
    .set(RELEASED_STATE[why])
    .where(
      and(
        eq(articles.preparation_state, 'preparing'),
        ids && inArray(articles.id, ids),
        not(isOwned),
      ),
    );
}
