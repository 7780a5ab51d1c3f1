import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { hours } from '../../domain/duration.ts';
import { article_revisions, articles } from '../database/schema/articles.ts';
import { page_cache_events } from '../database/schema/instances.ts';
import { createPost } from './create-post.ts';
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

describe('a post planned for a day', () => {
  beforeEach(async () => {
    await api.db.delete(articles);
    await api.db.delete(page_cache_events);
    await api.db.delete(article_revisions);
  });
  const at = (moment: string | number) => ({
    ...api.context,
    storeImage: async (address: string) => address,
    clock: { now: () => new Date(moment) },
  });
  const plan = (now: string, date: string) =>
    createPost(
      at(now),
      {
        ai_translated_title: 'Planuotas',
        ai_slug: 'planuotas',
        ai_translated_excerpt: 'Santrauka',
        ai_translated_content: '<p>x</p>',
        ai_category: 'Technologijos',
        date,
      },
      api.people.admin.id,
    );
  const published = async () => (await api.db.select().from(articles))[0]?.published_date;

  test.each([
    ['an ordinary winter day', '2026-01-10T12:00:00Z', '2026-01-15', '2026-01-15T07:00:00.000Z'],
    ['the day clocks go forward', '2026-03-20T12:00:00Z', '2026-03-29', '2026-03-29T06:00:00.000Z'],
    ['the day after', '2026-03-28T12:00:00Z', '2026-03-30', '2026-03-30T06:00:00.000Z'],
    ['the day clocks go back', '2026-10-20T12:00:00Z', '2026-10-25', '2026-10-25T07:00:00.000Z'],
    ['the day before', '2026-10-20T12:00:00Z', '2026-10-24', '2026-10-24T06:00:00.000Z'],
    ['tomorrow, late at night', '2026-06-14T21:30:00Z', '2026-06-16', '2026-06-16T06:00:00.000Z'],
  ])('appears at nine in Vilnius and not a moment before: %s', async (_, now, day, moment) => {
    await plan(now, day);
    await publishScheduled(at(Date.parse(moment) - 1));
    expect(await published()).toBeNull();
    await publishScheduled(at(moment));
    expect((await published())?.toISOString()).toBe(moment);
  });

  test('today in Vilnius is now, although it is still yesterday in Greenwich', async () => {
    await plan('2026-06-14T21:30:00Z', '2026-06-15');
    expect((await published())?.toISOString()).toBe('2026-06-14T21:30:00.000Z');
  });

  test('after days of outage appears once, as of its moment, whichever of two instances comes first', async () => {
    await plan('2026-01-10T12:00:00Z', '2026-01-15');
    const late = at('2026-01-19T03:00:00Z');
    const both = await Promise.all([publishScheduled(late), publishScheduled(late)]);
    expect(both.flat().map(({ slug }) => slug)).toEqual(['planuotas']);
    expect(await publishScheduled(late)).toEqual([]);
    expect((await published())?.toISOString()).toBe('2026-01-15T07:00:00.000Z');
    expect(await api.db.$count(page_cache_events)).toBe(1);
    expect(await api.db.$count(article_revisions)).toBe(1);
  });

  test('and taken off the schedule or deleted in time does not appear', async () => {
    const id = await plan('2026-01-10T12:00:00Z', '2026-01-15');
    await api.askAsAdmin('POST', `/api/admin/articles/${id}/draft`, {});
    expect(await publishScheduled(at('2026-01-19T03:00:00Z'))).toEqual([]);
    await api.askAsAdmin('DELETE', `/api/admin/articles/${id}`);
    await api.askAsAdmin('POST', `/api/admin/bin/${id}/restore`);
    expect(await publishScheduled(at('2026-01-19T03:00:00Z'))).toEqual([]);
  });
});
