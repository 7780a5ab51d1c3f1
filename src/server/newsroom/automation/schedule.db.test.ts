import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { IMPORTED_ARTICLE, storeArticle } from '../../../../tests/support/prepared-article.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { createTestClock, createTestJobs } from '../../../../tests/support/test-jobs.ts';
import { days, hours, minutes, seconds } from '../../../domain/time/duration.ts';
import { intervalLength } from '../../../domain/time/intervals.ts';
import { parseConfig } from '../../config.ts';
import { articles } from '../../database/schema/articles.ts';
import {
  ai_import_settings,
  auto_import_logs,
  run_tasks,
} from '../../database/schema/automation.ts';
import { instances, page_cache_events } from '../../database/schema/instances.ts';
import { model_calls, preparation_steps } from '../../database/schema/preparation.ts';
import { host_leases } from '../../database/schema/sources.ts';
import { story_terms } from '../../database/schema/stories.ts';
import type { Boss } from '../../jobs/boss.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';
import { startRun } from './runs.ts';
import { cleanUp, runDueAutomations, startSchedule } from './schedule.ts';

let database: TestDatabase;
let jobs: Boss;
const clock = createTestClock('2026-11-21T10:00:00Z');
const log = pino({ level: 'silent' });
const config = parseConfig({});
const context = () => ({ db: database.db, jobs, clock, log, config });

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await createTestJobs(database);
  await database.db.insert(ai_import_settings).values({ id: 1, ...DEFAULT_PROMPTS });
});
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00Z');
  await database.db.delete(auto_import_logs);
  await set({
    source_import_enabled: false,
    ai_preparation_enabled: false,
    auto_publish_enabled: false,
    source_import_interval: '1hr',
    source_import_due_at: null,
    ai_preparation_due_at: null,
    auto_publish_due_at: null,
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const set = (values: Partial<typeof ai_import_settings.$inferInsert>) =>
  database.db.update(ai_import_settings).set(values).where(eq(ai_import_settings.id, 1));
const startedAt = async () =>
  (
    await database.db
      .select({ at: auto_import_logs.created_at })
      .from(auto_import_logs)
      .orderBy(auto_import_logs.created_at)
  ).map(({ at }) => at.getTime());
const runs = async () =>
  (await database.db.select({ name: auto_import_logs.function_name }).from(auto_import_logs)).map(
    (row) => row.name,
  );

test('nothing runs while the automations are off, which is the default', async () => {
  expect(await runDueAutomations(context())).toBe(0);
  expect(await runs()).toEqual([]);
});

test('a due automation runs once and is due again one interval later', async () => {
  await set({ source_import_enabled: true, source_import_due_at: clock.now() });
  await runDueAutomations(context());
  await runDueAutomations(context());
  expect(await runs()).toEqual(['import-rss-sources']);
  clock.set('2026-11-21T11:00:00Z');
  await runDueAutomations(context());
  expect(await runs()).toHaveLength(2);
});

test('an outage of eight hours is made up by one run', async () => {
  await set({ source_import_enabled: true, source_import_due_at: clock.now() });
  clock.set('2026-11-21T18:00:00Z');
  await runDueAutomations(context());
  await runDueAutomations(context());
  expect(await runs()).toHaveLength(1);
});

describe.each([
  ['forward', '2026-03-28T20:00:00Z'],
  ['back', '2026-10-24T20:00:00Z'],
])('across the night clocks in Vilnius go %s', (_, start) => {
  test.each([
    ['1hr', 13],
    ['3hr', 5],
    ['6hr', 3],
    ['12hr', 2],
  ] as const)(
    'every %s is as long as ever: nothing left out, nothing twice',
    async (interval, expected) => {
      clock.set(start);
      await set({
        source_import_enabled: true,
        source_import_interval: interval,
        source_import_due_at: clock.now(),
      });
      // Twelve hours by ten minutes, as the schedule would look.
      for (let step = 0; step <= 72; step += 1) {
        clock.set(new Date(Date.parse(start) + step * minutes(10)).toISOString());
        await runDueAutomations(context());
      }
      const started = await startedAt();
      expect(started).toHaveLength(expected);
      for (const [at, moment] of started.entries())
        expect(moment).toBe(Date.parse(start) + at * intervalLength(interval));
    },
  );

  test('once a day is once in 24 hours', async () => {
    clock.set(start);
    await set({
      source_import_enabled: true,
      source_import_interval: '24hr',
      source_import_due_at: clock.now(),
    });
    for (let hour = 0; hour <= 48; hour += 1) {
      clock.set(new Date(Date.parse(start) + hours(hour)).toISOString());
      await runDueAutomations(context());
    }
    expect(await startedAt()).toEqual([0, 24, 48].map((hour) => Date.parse(start) + hours(hour)));
  });
});

test('after an outage of eight hours each automation goes on in its old step', async () => {
  const due = clock.now();
  await set({
    source_import_enabled: true,
    source_import_interval: '3hr',
    source_import_due_at: due,
    ai_preparation_enabled: true,
    ai_preparation_interval: '1hr',
    ai_preparation_due_at: due,
    auto_publish_enabled: true,
    auto_publish_interval: '6hr',
    auto_publish_due_at: due,
  });
  clock.set('2026-11-21T18:00:07Z');
  expect(await runDueAutomations(context())).toBe(3);
  expect(await runDueAutomations(context())).toBe(0);
  const [settings] = await database.db.select().from(ai_import_settings);
  expect(settings).toMatchObject({
    source_import_due_at: new Date('2026-11-21T19:00:00Z'),
    ai_preparation_due_at: new Date('2026-11-21T19:00:00Z'),
    auto_publish_due_at: new Date('2026-11-21T22:00:00Z'),
  });
});

test('of several instances one starts what is due', async () => {
  await set({ source_import_enabled: true, auto_publish_enabled: true });
  await Promise.all([1, 2, 3, 4].map(() => runDueAutomations(context())));
  expect((await runs()).toSorted()).toEqual(['auto-publish-article', 'import-rss-sources']);
});

test('what models cost is kept for 400 days, invalidated checkpoints for 90', async () => {
  const { id: article_id } = await storeArticle(database.db);
  const at = (daysAgo: number) => new Date(clock.now().getTime() - days(daysAgo));
  for (const daysAgo of [399, 401])
    await database.db
      .insert(model_calls)
      .values({ article_id, step: `${daysAgo}`, model: 'm', created_at: at(daysAgo) });
  for (const [step, daysAgo, invalidated_at] of [
    ['judge', 91, null],
    ['translate', 89, clock.now()],
    ['cover', 91, clock.now()],
  ] as const)
    await database.db.insert(preparation_steps).values({
      article_id,
      step,
      input_hash: step,
      prompt_version: '1',
      model: 'm',
      output: {},
      created_at: at(daysAgo),
      invalidated_at,
    });
  await cleanUp(context());
  const calls = await database.db.select({ step: model_calls.step }).from(model_calls);
  const steps = await database.db.select({ step: preparation_steps.step }).from(preparation_steps);
  expect(calls.map(({ step }) => step)).toEqual(['399']);
  expect(steps.map(({ step }) => step).toSorted()).toEqual(['judge', 'translate']);
});

test('finished runs and their tasks are kept for 90 days', async () => {
  const name = 'import-rss-sources';
  const store = async (
    description: string,
    created: string,
    values: Partial<typeof auto_import_logs.$inferInsert> = {},
  ) => {
    const [run] = await database.db
      .insert(auto_import_logs)
      .values({
        description,
        created_at: new Date(created),
        status: 'success',
        function_name: name,
        ...values,
      })
      .returning({ id: auto_import_logs.id });
    await database.db.insert(run_tasks).values({
      run_id: run?.id ?? '',
      task_key: description,
      job_name: 'import-source',
      payload: {},
    });
  };
  const old = '2026-08-23T09:00:00Z';
  await store('old', old);
  await store('old and failed', old, { status: 'failed' });
  await store('running', old, { status: 'running' });
  await store('no run', old, { function_name: null });
  await store('demo', old, { is_demo: true });
  await store('newer', '2026-08-24T09:00:00Z');
  await cleanUp(context());
  const kept = await database.db
    .select({ text: auto_import_logs.description })
    .from(auto_import_logs);
  const tasks = await database.db.select({ key: run_tasks.task_key }).from(run_tasks);
  const expected = ['demo', 'newer', 'no run', 'running'];
  expect(kept.map(({ text }) => text).toSorted()).toEqual(expected);
  expect(tasks.map(({ key }) => key).toSorted()).toEqual(expected);
});

test('an article that looks busy while no job is there for it is left for its next preparation', async () => {
  const busy = {
    ...IMPORTED_ARTICLE,
    preparation_state: 'preparing' as const,
  };
  const add = async (values: Partial<typeof articles.$inferInsert> = {}) => {
    const original_url = `https://example.com/${randomUUID()}`;
    const [row] = await database.db
      .insert(articles)
      .values({ ...busy, original_url, ...values })
      .returning({ id: articles.id });
    return row?.id ?? '';
  };
  const published = {
    published_date: new Date('2026-11-01T10:00:00Z'),
    ai_translated_title: 'A',
    ai_translated_content: '<p>A</p>',
    ai_slug: 'a',
  };
  const [own, shown, attended, lost] = [
    await add(),
    await add(published),
    await add(),
    await add(),
  ];
  const start = (by: 'prepare-article' | 'fix-short-article', article_id: string) =>
    startRun(context(), 'prepare-articles-ai', 'manual', by, [{ article_id }]);
  await start('fix-short-article', attended);
  // Its job is gone, but a run still waits for it: the job is queued again.
  await start('prepare-article', lost);
  await database.pool.query('delete from jobs.job where singleton_key = $1', [lost]);
  await cleanUp(context());
  const rows = await database.db.select().from(articles);
  const stands = (id: string) => {
    const row = rows.find((row) => row.id === id);
    return [row?.preparation_state, row?.preparation_reason];
  };
  expect([own, shown, attended, lost].map(stands)).toEqual([
    ['failed', { code: 'unexpected_will_retry' }],
    ['failed', { code: 'unexpected' }],
    ['preparing', null],
    ['preparing', null],
  ]);
});

test('what only mattered for a while goes: changes after a day, dead instances and leases after an hour, terms after two weeks', async () => {
  const { db } = database;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const reallyAgo = (milliseconds: number) => new Date(Date.now() - milliseconds);
  await db.insert(page_cache_events).values([
    { tags: ['old'], created_at: ago(days(1) + 1000) },
    { tags: ['new'], created_at: ago(days(1) - 1000) },
  ]);
  const [dead, live] = [randomUUID(), randomUUID()];
  await db.insert(instances).values([
    { id: dead, seen_at: reallyAgo(minutes(61)) },
    { id: live, seen_at: reallyAgo(minutes(58)) },
  ]);
  await db.insert(host_leases).values([
    { host: 'old.lt', holder: dead, free_at: reallyAgo(minutes(61)) },
    { host: 'new.lt', holder: live, free_at: reallyAgo(minutes(58)) },
  ]);
  const terms = { is_lithuanian: true, title: ['a'], lead: ['b'] };
  for (const [title, at] of [
    ['old', ago(days(14) + 1000)],
    ['new', ago(days(14) - 1000)],
  ] as const) {
    const values = { original_title: title, original_url: `https://example.com/${title}` };
    const { id: article_id } = await storeArticle(db, values);
    await db.insert(story_terms).values({ article_id, at, ...terms });
  }
  await cleanUp(context());
  const kept = await db
    .select({ title: articles.original_title })
    .from(story_terms)
    .innerJoin(articles, eq(articles.id, story_terms.article_id));
  expect({
    changes: (await db.select().from(page_cache_events))
      .map(({ tags }) => tags[0])
      .filter((tag) => tag === 'old' || tag === 'new'),
    instances: (await db.select().from(instances)).map(({ id }) => id),
    leases: (await db.select().from(host_leases)).map(({ host }) => host),
    terms: kept.map(({ title }) => title),
  }).toEqual({
    changes: ['new'],
    instances: [live],
    leases: ['new.lt'],
    terms: ['new'],
  });
});

test('the schedule starts what is due, goes on after a step that fails, and ends when it is stopped', async () => {
  await set({ source_import_enabled: true, source_import_due_at: clock.now() });
  const failures: unknown[] = [];
  const told = Object.assign(pino({ level: 'silent' }), {
    error: (facts: { err: Error }) => void failures.push(facts.err.message),
  });
  const done: string[] = [];
  const finish = Promise.withResolvers<void>();
  const schedule = startSchedule(context(), told, [
    () => Promise.reject(new Error('a step failed')),
    async () => {
      done.push('after it');
      await finish.promise;
      done.push('ended');
    },
  ]);
  await vi.waitFor(() => expect(done).toEqual(['after it']), 10_000);
  expect(failures).toEqual(['a step failed']);
  expect(await runs()).toEqual(['import-rss-sources']);
  // What is under way is waited for; what follows is not begun.
  const stopped = schedule.stop().then(() => done.push('stopped'));
  finish.resolve();
  await stopped;
  expect(done).toEqual(['after it', 'ended', 'stopped']);
});

test('it looks every ten seconds, and clears away at its start and every ten minutes', async () => {
  const { db } = database;
  const real = setTimeout;
  // The pool of connections waits ten seconds, too.
  const hurry = (run: () => void, after?: number) =>
    real(run, run.name === 'loop' && after === seconds(10) ? 1 : after);
  const timer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurry as never);
  const addOld = () => db.insert(page_cache_events).values({ tags: [], created_at: new Date(0) });
  await addOld();
  const clearedBefore: number[] = [];
  let tick = 0;
  const schedule = startSchedule(context(), log, [
    async () => {
      tick += 1;
      if ((await db.$count(page_cache_events, eq(page_cache_events.created_at, new Date(0)))) > 0)
        return;
      clearedBefore.push(tick);
      await addOld();
    },
  ]);
  await vi.waitFor(() => expect(tick).toBeGreaterThan(62), 30_000);
  await schedule.stop();
  timer.mockRestore();
  expect(clearedBefore).toEqual([2, 62]);
});

test('a schedule that is stopped before it begins does nothing', async () => {
  await set({ source_import_enabled: true, source_import_due_at: clock.now() });
  await startSchedule(context(), log, []).stop();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await runs()).toEqual([]);
});
