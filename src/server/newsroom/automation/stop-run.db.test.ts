import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { createTestJobs } from '../../../../tests/support/test-jobs.ts';
import { openTestRuns } from '../../../../tests/support/test-runs.ts';
import { articles } from '../../database/schema/articles.ts';
import { audit_log } from '../../database/schema/audit.ts';
import { auto_import_logs } from '../../database/schema/automation.ts';
import type { Boss } from '../../jobs/boss.ts';
import { closeAbandonedTasks, completeTask, getRun } from './runs.ts';
import { resumeStopping, stopRun } from './stop-run.ts';

const by = randomUUID();

const runs = await openTestRuns();
const { database, clock, context, startPreparations: start } = runs;
beforeEach(() => runs.reset());
afterAll(() => runs.close());

const end = (id: string) =>
  completeTask(context, 'prepare-article', id, () => ({
    state: 'done',
    count: 1,
    message: 'Paruošta: A',
  }));
/** As a worker of any instance does when it takes the job. */
const setJob = (id: string, state: string) =>
  database.pool.query('update jobs.job set state = $2 where singleton_key = $1', [id, state]);
const jobStates = async () =>
  Object.fromEntries(
    (await database.pool.query('select singleton_key, state from jobs.job')).rows.map((row) => [
      row.singleton_key,
      row.state,
    ]),
  );
const logRow = async (id: string) =>
  (await database.db.select().from(auto_import_logs).where(eq(auto_import_logs.id, id)))[0];

const published = {
  published_date: new Date('2026-11-01T10:00:00Z'),
  ai_translated_title: 'A',
  ai_translated_content: '<p>A</p>',
  ai_slug: 'a',
};
/** As a process leaves an article that it was killed over. */
async function addBusy(values: Partial<typeof articles.$inferInsert> = {}): Promise<string> {
  const { id } = await storeArticle(database.db, {
    preparation_state: 'preparing',
    ...values,
  });
  return id;
}
const stateOf = async (id: string) =>
  (await database.db.select().from(articles).where(eq(articles.id, id)))[0]?.preparation_state;

test('what has not begun is not begun; what is under way ends and is counted', async () => {
  const [ended, active, waiting] = [randomUUID(), randomUUID(), randomUUID()];
  const run = await start([ended, active, waiting]);
  await setJob(active, 'active');
  await setJob(ended, 'completed');
  await end(ended);
  clock.set('2026-11-21T10:00:05Z');
  await stopRun(context, { id: run, by });

  expect(await jobStates()).toMatchObject({ [active]: 'active', [waiting]: 'cancelled' });
  expect(await getRun(context, run)).toMatchObject({
    status: 'running',
    is_stopping: true,
    done: 2,
    count: 1,
  });
  clock.set('2026-11-21T10:00:09Z');
  await end(active);
  expect(await logRow(run)).toMatchObject({
    status: 'failed',
    error_message: 'Sustabdė administratorius',
    articles_imported: 2,
    description: 'Paruošta straipsnių: 2 iš 3',
    logs: 'Paruošta: A\nParuošta: A\nSustabdė administratorius. Nepradėta užduočių: 1.',
    duration_seconds: 9,
  });
  expect(await getRun(context, run)).toMatchObject({
    status: 'failed',
    is_stopping: false,
    is_stopped: true,
  });
});

test('a run of which nothing is under way ends at once, and is stopped once', async () => {
  const run = await start([randomUUID(), randomUUID()]);
  await Promise.all([1, 2, 3].map(() => stopRun(context, { id: run, by })));
  expect(await logRow(run)).toMatchObject({ status: 'failed', articles_imported: 0 });
  const entries = await database.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.entity_id, run))
    .orderBy(audit_log.id);
  expect(entries.map(({ action }) => action)).toEqual(['run.stop']);
});

test('a run that ends at the same moment ends once, and one that has ended stays as it ended', async () => {
  const article = randomUUID();
  const run = await start([article]);
  await setJob(article, 'active');
  await Promise.all([end(article), stopRun(context, { id: run, by })]);
  const row = await logRow(run);
  expect(row).toMatchObject({ articles_imported: 1, finished_at: expect.any(Date) });
  expect(row?.status).toBe(row?.stop_requested_at ? 'failed' : 'success');

  const other = await start([]);
  await stopRun(context, { id: other, by });
  expect(await logRow(other)).toMatchObject({ status: 'success', stop_requested_at: null });
});

test('work that another run waits for goes on for that one', async () => {
  const shared = randomUUID();
  const stopped = await start([shared]);
  const goesOn = await start([shared]);
  await stopRun(context, { id: stopped, by });
  expect(await jobStates()).toEqual({ [shared]: 'created' });
  expect(await logRow(stopped)).toMatchObject({ status: 'failed' });
  await end(shared);
  expect(await logRow(goesOn)).toMatchObject({ status: 'success', articles_imported: 1 });
  expect(await logRow(stopped)).toMatchObject({ articles_imported: 0 });
});

test('a piece that failed or was lost after the stop is not begun again', async () => {
  const [repeated, lost] = [randomUUID(), randomUUID()];
  const run = await start([repeated, lost]);
  await setJob(repeated, 'active');
  await setJob(lost, 'active');
  await stopRun(context, { id: run, by });
  await setJob(repeated, 'retry');
  await database.pool.query('delete from jobs.job where singleton_key = $1', [lost]);
  await closeAbandonedTasks(context);
  await resumeStopping(context);
  expect(await jobStates()).toEqual({ [repeated]: 'cancelled' });
  expect(await logRow(run)).toMatchObject({ status: 'failed' });
});

test('an article whose preparation was lost and is stopped does not look busy for ever', async () => {
  const [own, shown, shared] = [await addBusy(), await addBusy(published), await addBusy()];
  const run = await start([own, shown, shared]);
  await setJob(own, 'active');
  await setJob(shown, 'active');
  await setJob(shared, 'active');
  await stopRun(context, { id: run, by });
  for (const id of [own, shown, shared]) expect(await stateOf(id)).toBe('preparing');
  // The process is killed: the queue would repeat its jobs, and one of them for another run.
  for (const id of [own, shown, shared]) await setJob(id, 'retry');
  await start([shared]);
  await resumeStopping(context);
  expect(await Promise.all([own, shown, shared].map(stateOf))).toEqual([
    'imported',
    'imported',
    'preparing',
  ]);
});

test('a worker that takes a job while the run is stopped: either it works or it never begins', async () => {
  const ids = Array.from({ length: 12 }, () => randomUUID());
  const run = await start(ids);
  const begun: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handlers = new Proxy({} as Parameters<Boss['work']>[0], {
    get: () => async (payload: { article_id: string }) => {
      begun.push(payload.article_id);
      await released;
      await end(payload.article_id);
    },
  });
  const worker = await createTestJobs(database);
  await worker.work(handlers);
  await expect.poll(() => begun.length).toBeGreaterThan(0);
  await stopRun(context, { id: run, by });
  release();
  await expect.poll(async () => (await logRow(run))?.status).toBe('failed');
  await worker.stop();
  const cancelled = Object.values(await jobStates()).filter((state) => state === 'cancelled');
  expect(begun.length + cancelled.length).toBe(ids.length);
  expect(cancelled.length).toBeGreaterThan(0);
  expect(await logRow(run)).toMatchObject({ articles_imported: begun.length });
});

test('the address stops a run and answers it; starting and stopping are in the audit', async () => {
  const api: TestApi = await startTestApi();
  try {
    const started = await api.ask('POST', '/functions/v1/import-rss-sources', {
      token: api.people.admin.token,
      body: { manual: true },
    });
    const id = started.body.run_id;
    expect((await api.askAsAdmin('POST', `/api/admin/runs/${id}/stop`)).body).toMatchObject({
      id,
      status: 'success',
      is_stopping: false,
    });
    const other = `/api/admin/runs/${randomUUID()}/stop`;
    expect((await api.askAsAdmin('POST', other)).status).toBe(404);
    const { body } = await api.askAsAdmin('GET', `/api/admin/audit?entity=run&entity_id=${id}`);
    expect(body.items).toMatchObject([
      {
        action: 'run.start',
        actor: 'admin@example.com',
        after: { function_name: 'import-rss-sources' },
      },
    ]);
  } finally {
    await api.close();
  }
});
