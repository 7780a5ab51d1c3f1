import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { countLockWaits } from '../../../../tests/support/lock-waits.ts';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { openTestRuns } from '../../../../tests/support/test-runs.ts';
import { articles } from '../../database/schema/articles.ts';
import { auto_import_logs, run_tasks, type SkipReason } from '../../database/schema/automation.ts';
import { lockRun } from './finish-run.ts';
import { closeAbandonedTasks, completeTask, getRun } from './runs.ts';

const runs = await openTestRuns();
const { database, clock, context, startPreparations: start } = runs;
beforeEach(() => runs.reset());
afterAll(() => runs.close());

const end = (
  id: string,
  state: 'done' | 'skipped' | 'failed' = 'done',
  message: string | null = null,
  skip_reason?: SkipReason,
) =>
  completeTask(context, 'prepare-article', id, () => ({
    state,
    count: state === 'done' ? 1 : 0,
    message,
    ...(skip_reason && { skip_reason }),
  }));
const queued = async () =>
  (
    await database.pool.query("select singleton_key as key from jobs.job where state = 'created'")
  ).rows.map((row) => row.key);
const logRow = async (id: string) =>
  (await database.db.select().from(auto_import_logs).where(eq(auto_import_logs.id, id)))[0];

test('a run queues one job per task and ends with its last task', async () => {
  const [a, b] = [randomUUID(), randomUUID()];
  const run = await start([a, b]);
  expect((await queued()).toSorted()).toEqual([a, b].toSorted());
  await end(a);
  expect(await getRun(context, run)).toMatchObject({
    status: 'running',
    total: 2,
    done: 1,
    count: 1,
  });
  clock.set('2026-11-21T10:00:07Z');
  await end(b);
  expect(await getRun(context, run)).toMatchObject({
    status: 'success',
    done: 2,
    count: 2,
    duration_seconds: 7,
    message: 'Paruošta straipsnių: 2 iš 2',
  });
});

test('a run without tasks has ended when it begins', async () => {
  const run = await start([]);
  expect(await getRun(context, run)).toMatchObject({ status: 'success', total: 0, count: 0 });
});

test('two callers at once do the work once and get the same count', async () => {
  const article = randomUUID();
  const [one, two] = await Promise.all([start([article]), start([article])]);
  expect(await queued()).toEqual([article]);
  await end(article);
  for (const run of [one, two]) {
    expect(await getRun(context, run)).toMatchObject({ status: 'success', count: 1 });
  }
});

test('a job that is repeated counts once', async () => {
  const article = randomUUID();
  const run = await start([article]);
  await end(article);
  await end(article);
  expect(await getRun(context, run)).toMatchObject({ total: 1, done: 1, count: 1 });
});

test('tasks that end together close the run once', async () => {
  const ids = Array.from({ length: 8 }, () => randomUUID());
  const run = await start(ids);
  await Promise.all(ids.map((id) => end(id)));
  expect(await getRun(context, run)).toMatchObject({ status: 'success', done: 8, count: 8 });
});

test('a failure among successes makes a run neither successful nor failed, and its words say so', async () => {
  const [good, bad] = [randomUUID(), randomUUID()];
  const run = await start([good, bad]);
  await end(good, 'done', 'Paruošta: A');
  await end(bad, 'failed', 'Nepavyko: B');
  expect(await logRow(run)).toMatchObject({
    status: 'partial',
    description: 'Paruošta straipsnių: 1 iš 2. Nepavyko: 1',
    articles_imported: 1,
    error_message: 'Nepavyko: B',
  });
  expect((await logRow(run))?.logs.split('\n').toSorted()).toEqual(['Nepavyko: B', 'Paruošta: A']);
});

test('a run says how many articles wait, and for what', async () => {
  const [waiting, prepared] = [randomUUID(), randomUUID()];
  await storeArticle(database.db, {
    id: waiting,
    preparation_reason: { code: 'setting_missing', provider: 'openai' },
  });
  const run = await start([waiting, prepared]);
  await end(waiting, 'skipped', 'Laukia: A – Trūksta rakto', 'setting_missing');
  await end(prepared, 'skipped', 'Laukia: B, o tai pasakyta žmogui, ne programai');
  expect(await getRun(context, run)).toMatchObject({
    waiting: 1,
    waiting_reason: expect.stringContaining('Įrašykite raktą serverio nustatymuose'),
    waiting_cause: 'Nenurodytas modelių tiekėjo raktas',
  });
});

test('a run says how many texts did not pass their checks: they were prepared and are no failures', async () => {
  const [held, prepared] = [randomUUID(), randomUUID()];
  const run = await start([held, prepared]);
  await completeTask(context, 'prepare-article', held, () => ({
    state: 'done',
    count: 0,
    message: 'Reikia peržiūros: A',
  }));
  await end(prepared, 'done', 'Paruošta: B');
  expect(await getRun(context, run)).toMatchObject({ count: 1, failed: 0, for_review: 1 });
});

test('a run whose tasks all failed has failed', async () => {
  const article = randomUUID();
  const run = await start([article]);
  await end(article, 'failed', 'Nepavyko');
  expect(await getRun(context, run)).toMatchObject({
    status: 'failed',
    error_message: 'Nepavyko',
  });
});

test('a task whose job is gone gets a new job, so that no run waits for ever', async () => {
  const article = randomUUID();
  const run = await start([article]);
  await database.pool.query('delete from jobs.job');
  expect(await closeAbandonedTasks(context)).toBeGreaterThan(0);
  expect(await queued()).toEqual([article]);
  await end(article);
  expect(await getRun(context, run)).toMatchObject({ status: 'success', count: 1 });
});

test('a task whose job has given up ends as failed', async () => {
  const article = randomUUID();
  await storeArticle(database.db, {
    id: article,
    original_url: 'https://example.com/a',
    preparation_state: 'preparing',
  });
  const run = await start([article]);
  await database.pool.query(
    "update jobs.job set state = 'failed', created_on = now() + interval '1 year'",
  );
  await closeAbandonedTasks(context);
  expect(await getRun(context, run)).toMatchObject({ status: 'failed' });
  expect(
    (await database.db.select().from(run_tasks).where(eq(run_tasks.run_id, run)))[0]?.state,
  ).toBe('failed');
  // Its article does not look busy for ever.
  const [row] = await database.db.select().from(articles).where(eq(articles.id, article));
  expect(row).toMatchObject({
    preparation_state: 'failed',
    preparation_reason: { code: 'unexpected_will_retry' },
  });
});

test('a task that ends while its abandoned job is looked after gets no new job', async () => {
  const article = randomUUID();
  const run = await start([article]);
  await database.pool.query('delete from jobs.job');
  const { looked } = await database.db.transaction(async (tx) => {
    await lockRun(tx, run);
    const looked = closeAbandonedTasks(context);
    await expect.poll(() => countLockWaits(database.pool)).toBe(1);
    await tx.update(run_tasks).set({ state: 'done' }).where(eq(run_tasks.run_id, run));
    return { looked };
  });
  await looked;
  expect(await queued()).toEqual([]);
});

test('a run that does not exist is not found', async () => {
  await expect(getRun(context, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
});

test('a run that began after the work did is not ended by it, and gets a job of its own', async () => {
  const article = randomUUID();
  const first = await start([article]);
  const begun = clock.now();
  clock.set('2026-11-21T10:00:05Z');
  const later = await start([article]);
  const outcome = { state: 'done' as const, count: 1, message: null };
  await completeTask(context, 'prepare-article', article, () => outcome, begun);
  await database.pool.query("update jobs.job set state = 'completed'");
  expect((await getRun(context, first)).status).toBe('success');
  expect((await getRun(context, later)).status).toBe('running');
  expect(await queued()).toEqual([]);
  await closeAbandonedTasks(context);
  expect(await queued()).toContain(article);
});
