import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import type { SiteData } from '../../../domain/site-data.ts';
import { articles } from '../../database/schema/articles.ts';
import {
  type ChangeListener,
  createChangeListener,
} from '../../pages/page-cache/change-listener.ts';
import { createPageCache } from '../../pages/page-cache/page-cache.ts';
import { announcePublicChange } from '../../pages/page-cache/public-changes.ts';
import { createPreviews } from '../drafts/previews.ts';
import { createPublicDataCache } from './public-data-cache.ts';
import { createSiteData } from './site-data.ts';

let database: TestDatabase;
let listener: ChangeListener;
let site: SiteData;
const dataCache = createPublicDataCache();

beforeAll(async () => {
  database = await createTestDatabase();
  const { db, url } = database;
  const clock = { now: () => new Date() };
  const previews = createPreviews({ secret: 'x', clock });
  site = dataCache.cached(createSiteData({ db, clock, publicUrl: null, previews }));
  const log = pino({ level: 'silent' });
  listener = createChangeListener({ db, url, log, cache: createPageCache(1000), dataCache });
  await listener.start();
  await db.insert(articles).values({
    source_name: 'Manual',
    source_rss_url: 'manual',
    original_url: 'manual:viena',
    original_title: 'viena',
    ai_translated_title: 'Pirma',
    ai_slug: 'viena',
    ai_translated_content: '<p>x</p>',
    published_date: new Date('2026-03-05T07:00:00Z'),
  });
});
afterAll(async () => {
  await listener.stop();
  await database.drop();
});

const rename = (title: string) =>
  database.db
    .update(articles)
    .set({ ai_translated_title: title })
    .where(eq(articles.ai_slug, 'viena'));
const titles = async () => [
  (await site.findPublishedArticle('viena'))?.title,
  ...(await site.listLatestArticles(3)).map(({ title }) => title),
];

test('what pages read is read once, until a public change is announced', async () => {
  expect(await titles()).toEqual(['Pirma', 'Pirma']);
  await rename('Antra');
  expect(await titles()).toEqual(['Pirma', 'Pirma']);
  await listener.waitUntilSeen(
    await database.db.transaction((tx) => announcePublicChange(tx, ['articles'])),
  );
  expect(await titles()).toEqual(['Antra', 'Antra']);
});

test('what was read before a change and arrives after it is not remembered', async () => {
  dataCache.clear();
  const reading = site.findPublishedArticle('viena');
  dataCache.clear();
  await reading;
  await rename('Trečia');
  expect((await site.findPublishedArticle('viena'))?.title).toBe('Trečia');
});

test('while changes cannot be heard, and of what is not there, nothing is remembered', async () => {
  dataCache.setTrusted(false);
  await titles();
  await rename('Ketvirta');
  expect(await titles()).toEqual(['Ketvirta', 'Ketvirta']);
  dataCache.setTrusted(true);
  expect(await site.findPublishedArticle('antra')).toBeNull();
  await database.db.update(articles).set({ ai_slug: 'antra' });
  expect((await site.findPublishedArticle('antra'))?.title).toBe('Ketvirta');
});
