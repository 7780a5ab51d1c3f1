import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { articles } from '../../database/schema/articles.ts';
import { createPreviews } from '../drafts/previews.ts';
import { findNeighbours } from './find-neighbours.ts';
import { createSiteData } from './site-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const article = (ai_slug: string, published_date: Date | null) => ({
    source_name: 'Manual',
    source_rss_url: 'manual',
    original_url: `manual:${ai_slug}`,
    original_title: ai_slug,
    ai_translated_title: `Antraštė ${ai_slug}`,
    ai_slug,
    ai_translated_content: '<p>x</p>',
    published_date,
  });
  // Posts of a past day carry the same moment of that day.
  const sameDay = new Date('2026-03-05T07:00:00Z');
  await database.db
    .insert(articles)
    .values([
      article('viena', sameDay),
      article('antra', sameDay),
      article('sena', new Date('2026-03-04T07:00:00Z')),
      article('trecia', sameDay),
      article('juodrastis', null),
    ]);
});
afterAll(() => database.drop());

/** Slugs one meets going one way from an article until there is nothing further. */
async function walk(from: string, way: 'older' | 'newer'): Promise<string[]> {
  const met = [from];
  for (let next = from; met.length <= 10; ) {
    const link = (await findNeighbours(database.db, next))[way];
    if (!link) return met;
    expect(link.title).toBe(`Antraštė ${link.slug}`);
    next = link.slug;
    met.push(next);
  }
  throw new Error(`Going round in circles: ${met.join(', ')}`);
}

test('the way from the newest to the oldest is the blog’s list, also through articles of one moment, and back', async () => {
  const clock = { now: () => new Date() };
  const site = createSiteData({
    db: database.db,
    clock,
    publicUrl: null,
    previews: createPreviews({ secret: 'x', clock }),
  });
  const { items } = await site.listPublishedArticles({ category: null, page: 1, perPage: 12 });
  const list = items.map(({ slug }) => slug);
  expect(list).toHaveLength(4);
  expect(list.at(-1)).toBe('sena');
  expect(await walk(list[0] ?? '', 'older')).toEqual(list);
  expect(await walk('sena', 'newer')).toEqual(list.toReversed());
});

test('what is not published has no neighbours', async () => {
  const none = { newer: null, older: null };
  expect(await findNeighbours(database.db, 'juodrastis')).toEqual(none);
  expect(await findNeighbours(database.db, 'nera-tokio')).toEqual(none);
});
