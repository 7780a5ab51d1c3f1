import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { hours } from '../../domain/duration.ts';
import { articles } from '../database/schema/articles.ts';
import { publishScheduled } from './publish-by-schedule.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const store = (ai_slug: string, values: Partial<typeof articles.$inferInsert>) =>
  api.db.insert(articles).values({
    source_name: 'Šaltinis',
    source_rss_url: 'https://example.com/feed',
    original_url: `https://example.com/${ai_slug}`,
    original_title: ai_slug,
    ai_slug,
    ai_translated_title: ai_slug,
    ai_translated_content: '<p>x</p>',
    scheduled_for: new Date(Date.now() - hours(1)),
    ...values,
  });

test('a post whose day has come is published only when its text is the one that was planned', async () => {
  await store('ready', { preparation_state: 'prepared' });
  await store('preparing', { preparation_state: 'preparing' });
  await store('cleared', { preparation_state: 'imported' });
  await store('review', { preparation_state: 'needs_review' });
  const published = await publishScheduled(api.context);
  expect(published.map(({ slug }) => slug)).toEqual(['ready']);
});

test('an imported article that a person writes and plans is published', async () => {
  await store('by-hand', { preparation_state: 'imported', scheduled_for: null });
  const list = await api.askAsAdmin('GET', '/api/admin/articles?q=by-hand');
  const { id, version } = list.body.items[0];
  const day = new Date(Date.now() + hours(72)).toISOString().slice(0, 10);
  const path = `/api/admin/articles/${id}`;
  const { status, body } = await api.askAsAdmin('PATCH', path, { version, date: day });
  expect([status, body.preparation_state]).toEqual([200, 'prepared']);
  const later = { ...api.context, clock: { now: () => new Date(Date.now() + hours(120)) } };
  expect((await publishScheduled(later)).map(({ slug }) => slug)).toEqual(['by-hand']);
});
