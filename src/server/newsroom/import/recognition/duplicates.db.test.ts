import { afterAll, expect, it } from 'vitest';
import {
  countStories,
  markStories,
  ROUNDS,
  varyFeed,
} from '../../../../../tests/support/feed-variations.ts';
import { createOutboundFromMemory } from '../../../../../tests/support/outbound-from-memory.ts';
import { shareReaders, shareTextChecks } from '../../../../../tests/support/shared-threads.ts';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import { hours } from '../../../../domain/time/duration.ts';
import { article_keys } from '../../../database/schema/article-keys.ts';
import { articles } from '../../../database/schema/articles.ts';
import { rss_sources } from '../../../database/schema/sources.ts';
import { createRobots } from '../documents/robots.ts';
import { importSource } from '../import-source.ts';

const FEED = 'https://source.test/feed';
const log = { debug: () => {}, info: () => {}, warn: () => {} };
const { feeds, pages } = shareReaders();

const database = await createTestDatabase();
afterAll(async () => {
  await database.drop();
});

const date = (n: number) => new Date(Date.UTC(2026, 10, 1 + n));
const twelve = <Item>(make: (n: number) => Item) => Array.from({ length: 12 }, (_, n) => make(n));
const FEEDS = {
  'with addresses and guids': twelve((n) => ({
    guid: `g-${n}`,
    url: `https://a.test/naujienos/${n}?id=${n}`,
    title: `Naujiena ${n}`,
    publishedAt: date(n),
  })),
  'whose guids are the addresses, without dates': twelve((n) => ({
    guid: `https://a.test/${n}`,
    url: `https://a.test/${n}`,
    title: 'Vis tas pats pavadinimas',
    publishedAt: null,
  })),
  'without addresses': twelve((n) => ({
    guid: `g-${n}`,
    url: null,
    title: 'Savaitės apžvalga',
    publishedAt: date(n),
  })),
  'that all lead to the home page': twelve((n) => ({
    guid: `g-${n}`,
    url: 'https://a.test/',
    title: `Pranešimas ${n}`,
    publishedAt: null,
  })),
};

it.each(Object.entries(FEEDS))(
  'ten imports of items %s, shuffled and changed, neither double nor lose one',
  async (_name, items) => {
    const { db } = database;
    await db.delete(articles);
    await db.delete(article_keys);
    await db.delete(rss_sources);
    const texts = new Map<string, string>();
    let now = new Date('2026-11-20T10:00:00Z');
    const clock = { now: () => now };
    const outbound = createOutboundFromMemory(texts);
    const robots = createRobots({ outbound, clock, agent: 'TestBot' });
    const [source] = await db
      .insert(rss_sources)
      .values({ name: 'S', rss_url: FEED, type: 'rss', last_full_fetch_at: new Date(0) })
      .returning();
    const { items: marked, stories } = markStories(items);
    for (let round = 0; round < ROUNDS; round += 1) {
      texts.set(FEED, varyFeed(marked, round));
      const ctx = { db, clock, log, outbound, feeds, pages, robots, texts: shareTextChecks() };
      await importSource(ctx, source?.id ?? '');
      now = new Date(now.getTime() + hours(1));
    }
    const rows = await db.select({ content: articles.original_content }).from(articles);
    const contents = rows.map(({ content }) => content ?? '');
    expect(countStories(contents, stories)).toEqual({ doubled: [], lost: [] });
    expect(contents).toHaveLength(12);
  },
);
