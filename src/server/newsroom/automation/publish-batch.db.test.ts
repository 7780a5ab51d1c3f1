import { randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { openTestRuns } from '../../../../tests/support/test-runs.ts';
import { articles } from '../../database/schema/articles.ts';
import { ai_import_settings, run_tasks } from '../../database/schema/automation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';
import { publishBatch } from './publish-batch.ts';
import { closeAbandonedTasks, completeTask } from './runs.ts';

const runs = await openTestRuns();
const { database, clock } = runs;
const context = {
  ...runs.context,
  log: pino({ level: 'silent' }),
  publicChanges: { waitUntilSeen: async () => {} },
};
await database.db
  .insert(ai_import_settings)
  .values({ ...DEFAULT_PROMPTS, auto_publish_enabled: true, auto_publish_batch_size: 1 });
const [source] = await database.db
  .insert(rss_sources)
  .values({
    name: 'A',
    rss_url: `https://example.com/${randomUUID()}`,
    type: 'rss',
    is_trusted: true,
  })
  .returning();
beforeEach(async () => {
  await runs.reset();
  await database.db.delete(articles);
  for (const ai_actuality_score of [90, 80])
    await storePreparedArticle(database.db, {
      source_id: source?.id ?? null,
      ai_actuality_score,
      ai_translated_title: `Balas ${ai_actuality_score}`,
    });
});
afterAll(() => runs.close());

const report = async (outcome: Awaited<ReturnType<typeof publishBatch>>) =>
  completeTask(context, 'auto-publish', 'all', outcome);
/** What the run's log says; null while it goes on waiting. */
const messageOf = async (run: string) => {
  const [task] = await database.db.select().from(run_tasks).where(eq(run_tasks.run_id, run));
  return task?.state === 'waiting' ? null : task?.message;
};

test('runs that wait when a batch is chosen have published the same batch', async () => {
  const first = await runs.startPublishing();
  clock.set('2026-11-21T10:00:01Z');
  const second = await runs.startPublishing();
  await report(await publishBatch(context));
  expect(await messageOf(first)).toBe('Publikuota: Balas 90');
  expect(await messageOf(second)).toBe('Publikuota: Balas 90');
});

test('a run that began after the batch was chosen is not told that nothing was suitable: it has its own', async () => {
  const first = await runs.startPublishing();
  const outcome = await publishBatch(context);
  clock.set('2026-11-21T10:00:01Z');
  const later = await runs.startPublishing();
  await report(outcome);
  expect(await messageOf(first)).toBe('Publikuota: Balas 90');
  expect(await messageOf(later)).toBeNull();

  await database.pool.query("update jobs.job set state = 'completed'");
  expect(await closeAbandonedTasks(context)).toBe(1);
  await report(await publishBatch(context));
  expect(await messageOf(later)).toBe('Publikuota: Balas 80');
});

test('what a killed attempt published belongs to the runs that waited for it, not to a later one', async () => {
  const first = await runs.startPublishing();
  await publishBatch(context);
  clock.set('2026-11-21T10:00:01Z');
  const later = await runs.startPublishing();
  clock.set('2026-11-21T10:00:02Z');
  await report(await publishBatch(context));
  expect(await messageOf(first)).toBe('Publikuota: Balas 90');
  expect(await messageOf(later)).toBeNull();
});

test('an attempt after a killed one publishes only what its batch still lacks', async () => {
  const resize = (auto_publish_batch_size: number) =>
    database.db.update(ai_import_settings).set({ auto_publish_batch_size });
  for (const ai_actuality_score of [70, 60])
    await storePreparedArticle(database.db, {
      source_id: source?.id ?? null,
      ai_actuality_score,
      ai_translated_title: `Balas ${ai_actuality_score}`,
    });
  const run = await runs.startPublishing();
  await resize(2);
  await publishBatch(context);
  await resize(3);
  await report(await publishBatch(context));
  await resize(1);
  expect(await messageOf(run)).toBe(
    'Publikuota: Balas 90\nPublikuota: Balas 80\nPublikuota: Balas 70',
  );
});

test('a run is over after one batch also where the clock that started it is ahead of the one that publishes', async () => {
  await storePreparedArticle(database.db, {
    source_id: source?.id ?? null,
    ai_actuality_score: 70,
    ai_translated_title: 'Balas 70',
  });
  clock.set('2026-11-21T10:00:00.030Z');
  const run = await runs.startPublishing();
  clock.set('2026-11-21T10:00:00.005Z');
  await report(await publishBatch(context));
  expect(await messageOf(run)).toBe('Publikuota: Balas 90');
  // Nor does an attempt after one that was killed publish more.
  clock.set('2026-11-21T10:00:02.030Z');
  const second = await runs.startPublishing();
  clock.set('2026-11-21T10:00:02.005Z');
  await publishBatch(context);
  clock.set('2026-11-21T10:00:09Z');
  await report(await publishBatch(context));
  expect(await messageOf(second)).toBe('Publikuota: Balas 80');
  expect(await database.db.$count(articles, isNotNull(articles.published_date))).toBe(2);
});
