import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { createTestClock, createTestJobs } from '../../../tests/support/test-jobs.ts';
import { ai_import_settings, auto_import_logs } from '../database/schema.ts';
import type { Boss } from '../jobs/boss.ts';
import { DEFAULT_PROMPTS } from '../preparation/default-prompts.ts';
import { runDueAutomations } from './schedule.ts';

let database: TestDatabase;
let jobs: Boss;
const clock = createTestClock('2026-11-21T10:00:00Z');
const log = pino({ level: 'silent' });
const context = () => ({ db: database.db, jobs, clock, log });

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
  });
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

const set = (values: Partial<typeof ai_import_settings.$inferInsert>) =>
  database.db.update(ai_import_settings).set(values).where(eq(ai_import_settings.id, 1));
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

test('of several instances one starts what is due', async () => {
  await set({ source_import_enabled: true, auto_publish_enabled: true });
  await Promise.all([1, 2, 3, 4].map(() => runDueAutomations(context())));
  expect((await runs()).toSorted()).toEqual(['auto-publish-article', 'import-rss-sources']);
});
