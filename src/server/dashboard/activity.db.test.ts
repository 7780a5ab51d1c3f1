import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../tests/support/prepared-article.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { articles } from '../database/schema/articles.ts';
import { contacts } from '../database/schema/contacts.ts';
import { getActivity } from './activity.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.delete(articles);
  await database.db.delete(contacts);
});

const add = (values: Partial<typeof articles.$inferInsert>) =>
  database.db.insert(articles).values({
    ...IMPORTED_ARTICLE,
    original_url: `https://example.com/${randomUUID()}`,
    original_title: 'T',
    created_at: new Date('2020-01-01T00:00:00Z'),
    ...values,
  });
const activity = (now: string, days: number) =>
  getActivity({ db: database.db, clock: { now: () => new Date(now) } }, days);
const nothing = { imported: 0, prepared: 0, published: 0, contacts: 0 };

test('each of the last days is there, today last, also when nothing happened', async () => {
  const { days } = await activity('2026-03-02T22:30:00Z', 30);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ date: '2026-02-02', ...nothing });
  expect(days.at(-1)).toEqual({ date: '2026-03-03', ...nothing });
});

test('what happened counts on its day in Vilnius; posts written by hand were neither imported nor prepared', async () => {
  await add({ created_at: new Date('2026-06-01T21:30:00Z') });
  for (const original_url of ['manual:1', 'https://example.com/saltinis'])
    await add({
      created_at: new Date('2026-06-01T20:30:00Z'),
      prepared_at: new Date('2026-06-01T20:30:00Z'),
      source_rss_url: 'manual:1',
      original_url,
    });
  await add({ prepared_at: new Date('2026-06-01T20:59:59Z') });
  await add({
    ai_slug: 'a',
    ai_translated_title: 'A',
    ai_translated_content: '<p>A</p>',
    published_date: new Date('2026-06-01T21:00:00Z'),
  });
  await database.db.insert(contacts).values({
    name: 'A',
    email: 'a@b.lt',
    message: 'Labas rytas',
    created_at: new Date('2026-06-02T20:59:59.999Z'),
  });
  expect((await activity('2026-06-02T12:00:00Z', 2)).days).toEqual([
    { ...nothing, date: '2026-06-01', prepared: 1 },
    { ...nothing, date: '2026-06-02', imported: 1, published: 1, contacts: 1 },
  ]);
});

test.each([
  // Clocks go forward on 29 March 2026 at 01:00 UTC and back on 25 October at 01:00 UTC.
  ['2026-03-29', '2026-03-28T22:00:00Z', '2026-03-29T20:59:59Z'],
  ['2026-10-25', '2026-10-24T21:00:00Z', '2026-10-25T21:59:59Z'],
])(
  'the day of a clock change, %s, has its own first and last moment',
  async (date, first, last) => {
    const before = new Date(Date.parse(first) - 1000);
    const after = new Date(Date.parse(last) + 1000);
    for (const created_at of [before, new Date(first), new Date(last), after])
      await add({ created_at });
    const { days } = await activity(new Date(after.getTime() + 1000).toISOString(), 3);
    expect(days.map((day) => [day.date.slice(-2), day.imported])).toEqual([
      [String(Number(date.slice(-2)) - 1), 1],
      [date.slice(-2), 2],
      [String(Number(date.slice(-2)) + 1), 1],
    ]);
  },
);
