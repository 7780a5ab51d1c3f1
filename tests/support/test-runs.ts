import { startRun } from '../../src/server/newsroom/automation/runs.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestClock, createTestJobs } from './test-jobs.ts';

const START = '2026-11-21T10:00:00Z';

/** Runs on a database with real queues, and a clock that stands where it is put. */
export async function openTestRuns() {
  const database = await createTestDatabase();
  const jobs = await createTestJobs(database);
  const clock = createTestClock(START);
  const context = { db: database.db, jobs, clock };
  return {
    database,
    clock,
    context,
    startPreparations: (ids: string[]) =>
      startRun(
        context,
        'prepare-articles-ai',
        'manual',
        'prepare-article',
        ids.map((article_id) => ({ article_id })),
      ),
    startPublishing: () =>
      startRun(context, 'auto-publish-article', 'manual', 'auto-publish', [{}]),
    async reset() {
      clock.set(START);
      await database.pool.query('delete from jobs.job');
    },
    async close() {
      await jobs.stop();
      await database.drop();
    },
  };
}
