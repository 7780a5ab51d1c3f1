import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeArticle } from '../../../../tests/support/prepared-article.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { createTestClock, createTestJobs } from '../../../../tests/support/test-jobs.ts';
import { minutes } from '../../../domain/time/duration.ts';
import { parseConfig } from '../../config.ts';
import { articles } from '../../database/schema/articles.ts';
import { run_tasks } from '../../database/schema/automation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { missingSettingReason } from '../preparation/models/models.ts';
import { clearPrepared } from '../preparation/storing/clear-prepared.ts';
import { getOutlook } from './outlook.ts';
import { completeTask } from './runs.ts';
import {
  startImport,
  startPageRetries,
  startPreparation,
  startShortFix,
} from './start-functions.ts';

const clock = createTestClock('2026-11-21T10:00:00Z');
const ctx = (settings: Record<string, string> = {}) => ({
  db: database.db,
  jobs,
  clock,
  config: parseConfig(settings),
});

const KEY = { GOOGLE_GENERATIVE_AI_API_KEY: 'k' };

const database = await createTestDatabase();
const jobs = await createTestJobs(database);
beforeEach(async () => {
  await database.db.delete(articles);
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

async function add(day: number, values: Partial<typeof articles.$inferInsert> = {}) {
  const { id } = await storeArticle(database.db, {
    original_language: 'other',
    created_at: new Date(Date.UTC(2026, 9, day)),
    ...values,
  });
  return id;
}
async function addSource(values: Partial<typeof rss_sources.$inferInsert>) {
  const rss_url = `https://example.com/${randomUUID()}`;
  const [source] = await database.db
    .insert(rss_sources)
    .values({ name: 'A', rss_url, type: 'rss', ...values })
    .returning();
  return source?.id ?? null;
}
const takenBy = async (run: string) =>
  (await database.db.select().from(run_tasks).where(eq(run_tasks.run_id, run))).map(
    ({ payload }) => (payload as { article_id: string }).article_id,
  );

test('without a model what rules can prepare comes first, the newest of it foremost', async () => {
  const old = await add(1, { original_language: 'lt' });
  for (let day = 2; day <= 26; day++) await add(day);
  const taken = await takenBy(await startPreparation(ctx(), 'manual'));
  expect(taken).toHaveLength(20);
  expect(taken).toContain(old);

  for (let day = 2; day <= 22; day++) await add(day, { original_language: 'lt' });
  const next = await takenBy(await startPreparation(ctx(), 'manual'));
  expect(next).toHaveLength(20);
  expect(next).not.toContain(old);
  // With a key the newest come first, whatever their language.
  const newest = await takenBy(await startPreparation(ctx(KEY), 'manual'));
  expect(newest).not.toContain(old);
  // A person may ask for another number.
  const two = await takenBy(await startPreparation(ctx(KEY), 'manual', 2));
  expect(two).toHaveLength(2);
  expect(newest).toEqual(expect.arrayContaining(two));
});

test('what waits for a setting is taken again only when another is missing', async () => {
  const unavailable = { preparation_reason: missingSettingReason('google/gemini-flash-latest') };
  const foreign = await add(2, unavailable);
  expect(await takenBy(await startPreparation(ctx(), 'schedule'))).toEqual([]);
  await database.db.update(articles).set({ preparation_reason: { code: 'no_model' } });
  expect(await takenBy(await startPreparation(ctx(), 'schedule'))).toEqual([foreign]);
  await database.db.update(articles).set(unavailable);
  expect(await takenBy(await startPreparation(ctx(KEY), 'schedule'))).toEqual([foreign]);
});

test('the best come first: a fair share of each source, whole texts, trusted sources, the newest', async () => {
  const [trusted, busy] = await Promise.all([addSource({ is_trusted: true }), addSource({})]);
  const old = await add(1);
  const thin = await add(27, { is_thin: true });
  const own = [await add(2, { source_id: trusted }), await add(3, { source_id: trusted })];
  const ofBusy: string[] = [];
  for (let day = 4; day <= 26; day++) ofBusy.push(await add(day, { source_id: busy }));
  const newest = ofBusy.toReversed();
  const taken = await takenBy(await startPreparation(ctx(KEY), 'manual'));
  // As many as one run takes; five of the busy source stand before the rest of it.
  const rest = newest.slice(5, 5 + 20 - 9);
  expect(taken.toSorted()).toEqual([...own, ...newest.slice(0, 5), old, thin, ...rest].toSorted());
});

test('a text that a person has begun to write is not prepared unasked', async () => {
  await add(1, { ai_translated_title: 'Pradėta', edited_date: clock.now() });
  await add(2, { ai_translated_content: '<p>Pradėta</p>', edited_date: clock.now() });
  const sorted = await add(3, { ai_category: 'Technologijos', edited_date: clock.now() });
  for (const by of ['schedule', 'manual'] as const)
    expect(await takenBy(await startPreparation(ctx(KEY), by))).toEqual([sorted]);
});

test('a fault of ours is tried again by the schedule, each time after twice the pause', async () => {
  const failed = { preparation_state: 'failed' } as const;
  const id = await add(1, { ...failed, preparation_reason: { code: 'unexpected_will_retry' } });
  await add(2, { ...failed, preparation_reason: { code: 'unexpected' } });
  const takes = async () => takenBy(await startPreparation(ctx(KEY), 'schedule'));
  for (const pause of [10, 20, 40]) {
    const run = await startPreparation(ctx(KEY), 'manual', [id]);
    const fault = () => ({ state: 'failed' as const, count: 0, message: 'Nepavyko' });
    await completeTask(ctx(), 'prepare-article', id, fault);
    expect(await takenBy(run)).toEqual([id]);
    const ended = clock.now().getTime();
    clock.set(new Date(ended + minutes(pause) - 1).toISOString());
    expect(await takes()).toEqual([]);
    expect(await takenBy(await startPreparation(ctx(KEY), 'manual'))).toEqual([id]);
    clock.set(new Date(ended + minutes(pause)).toISOString());
    expect(await takes()).toEqual([id]);
    await completeTask(ctx(), 'prepare-article', id, () => ({ ...fault(), state: 'skipped' }));
  }
});

test('faults from before an article began anew do not make it wait', async () => {
  const fault = {
    preparation_state: 'failed',
    preparation_reason: { code: 'unexpected_will_retry' },
  } as const;
  const [anew, same] = [await add(1, fault), await add(2, fault)];
  const fail = async (id: string) => {
    await startPreparation(ctx(KEY), 'manual', [id]);
    const failed = { state: 'failed', count: 0, message: 'Nepavyko' } as const;
    await completeTask(ctx(), 'prepare-article', id, () => failed);
  };
  for (const id of [anew, anew, anew, same]) await fail(id);
  const later = (by: number) => clock.set(new Date(clock.now().getTime() + by).toISOString());
  later(minutes(1));
  await database.db.transaction(async (tx) => {
    const [article] = await tx.select().from(articles).where(eq(articles.id, anew));
    if (article)
      await clearPrepared(tx, article, { reason: 'machine', userId: null, now: clock.now() });
  });
  later(minutes(1));
  await database.db.update(articles).set(fault);
  const takes = async () => takenBy(await startPreparation(ctx(KEY), 'schedule'));
  expect(await takes()).toEqual([anew]);
  await completeTask(ctx(), 'prepare-article', anew, () => ({
    state: 'failed',
    count: 0,
    message: 'Nepavyko',
  }));
  expect(await takes()).toEqual([]);
  later(minutes(10));
  expect((await takes()).toSorted()).toEqual([anew, same].toSorted());
});

test('a short text is fixed only where no person has a hand in it', async () => {
  const thin = { is_thin: true, source_id: await addSource({}) };
  const now = clock.now();
  const own = await add(1, thin);
  await add(2, { ...thin, scheduled_for: now });
  await add(3, { ...thin, edited_date: now });
  await add(4, { ...thin, prepared_by: 'person', preparation_state: 'prepared' });
  await add(5, { ...thin, auto_publish_blocked_at: now });
  await add(6, { ...thin, reviewed_at: now });
  await add(7, { ...thin, preparation_state: 'preparing' });
  await add(8, { ...thin, page_retry_at: new Date(now.getTime() + 60_000) });
  expect(await takenBy(await startShortFix(ctx(), 'manual'))).toEqual([own]);
});

test('a page that did not answer is asked again at its hour, once; its article is not prepared before', async () => {
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  expect(await startPageRetries(ctx())).toBeNull();
  const due = await add(1, { page_retry_at: at(-1) });
  const early = await add(2, { page_retry_at: at(1) });
  const edited = await add(3, {
    page_retry_at: at(-1),
    edited_date: at(-5),
    original_language: 'lt',
  });
  const runs = await Promise.all([startPageRetries(ctx()), startPageRetries(ctx())]);
  expect(runs.filter(Boolean)).toHaveLength(1);
  expect(await takenBy(runs.find(Boolean) ?? '')).toEqual([due]);
  expect(await takenBy(await startPreparation(ctx(), 'manual'))).toEqual([edited]);
  expect(await takenBy(await startPreparation(ctx(), 'manual', [early]))).toEqual([early]);
});

test('what the next runs of the schedule would take is told before they run', async () => {
  const before = await getOutlook(ctx(KEY));
  await addSource({});
  await addSource({ next_check_at: new Date(clock.now().getTime() + minutes(60)) });
  await add(1);
  expect(await getOutlook(ctx(KEY))).toEqual({ sources: before.sources + 1, articles: 1 });
});

test('an import takes the sources that are named, due or not, and none that is switched off', async () => {
  const later = { next_check_at: new Date(clock.now().getTime() + minutes(60)) };
  const named = await addSource(later);
  const off = await addSource({ ...later, is_active: false });
  await addSource({});
  const run = await startImport(ctx(), 'manual', [named ?? '', off ?? '']);
  const tasks = await database.db.select().from(run_tasks).where(eq(run_tasks.run_id, run));
  expect(tasks.map(({ payload }) => payload)).toEqual([{ source_id: named }]);
});
