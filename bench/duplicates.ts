// `npm run bench:duplicates`: every feed of the corpus imported ten times, each time with more of its items, in another
// order, with changed guids, http for https and tracking parameters. Each story carries a mark, so that the articles
// can be counted without asking how they were recognised. Bars: 0 doubled, 0 lost.

import { connectDatabase, migrateDatabase } from '../src/server/database/database.ts';
import { articles } from '../src/server/database/schema/articles.ts';
import { rss_sources } from '../src/server/database/schema/sources.ts';
import { createRobots } from '../src/server/newsroom/import/documents/robots.ts';
import { createFeedReader } from '../src/server/newsroom/import/feeds/feed-reader.ts';
import { importSource } from '../src/server/newsroom/import/import-source.ts';
import { createPageReader } from '../src/server/newsroom/import/pages/page-reader.ts';
import type { ImportContext } from '../src/server/newsroom/import/storing/article-body.ts';
import { createTextChecks } from '../src/server/newsroom/preparation/checks/text-checks.ts';
import { listCorpusFeeds, parseCorpusFeed } from '../tests/support/corpus-feeds.ts';
import { countStories, markStories, ROUNDS, varyFeed } from '../tests/support/feed-variations.ts';
import { createOutboundFromMemory } from '../tests/support/outbound-from-memory.ts';
import { startOwnDatabaseServer } from '../tests/support/own-database-server.ts';
import { isBrief } from './brief.ts';
import { needCorpus } from './need-corpus.ts';

needCorpus();
const FEED = 'https://source.test/feed';
const server = await startOwnDatabaseServer();
const database = connectDatabase(server.url, () => {});
await migrateDatabase(database);
const { db } = database;
const texts = new Map<string, string>();
const log = { debug: () => {}, info: () => {}, warn: () => {} };
let now = new Date('2026-11-20T10:00:00Z');
const clock = { now: () => now };
const outbound = createOutboundFromMemory(texts);
const feeds = createFeedReader({ log });
const pages = createPageReader({ log });
const robots = createRobots({ outbound, clock, agent: 'Bench' });
const checks = createTextChecks({ log });
const ctx: ImportContext = { db, clock, log, outbound, feeds, pages, robots, texts: checks };

const table: Record<string, Record<string, number>> = {};
const total = { feeds: 0, imports: 0, stories: 0, articles: 0, doubled: 0, lost: 0 };
for (const [name] of listCorpusFeeds().slice(0, isBrief ? 12 : undefined)) {
  const { feed } = await parseCorpusFeed(name);
  if (!feed || feed.items.length === 0) continue;
  const { items, stories } = markStories(feed.items);
  await database.pool.query(
    'truncate articles, article_keys, article_sources, rss_sources cascade',
  );
  // Not its first import, which would only remember most of them.
  const [source] = await db
    .insert(rss_sources)
    .values({ name, rss_url: FEED, type: 'rss', last_full_fetch_at: new Date(0) })
    .returning({ id: rss_sources.id });
  // Two more of the last kind: a feed of over a hundred new items is taken in parts.
  for (let round = 0; round < ROUNDS + 2; round += 1) {
    texts.set(FEED, varyFeed(items, Math.min(round, ROUNDS - 1)));
    const { outcome } = await importSource(ctx, source?.id ?? '');
    if (outcome.state !== 'done') throw new Error(`${name}: ${outcome.message}`);
    total.imports += 1;
    now = new Date(now.getTime() + 3_600_000);
  }
  const rows = await db.select({ content: articles.original_content }).from(articles);
  const { doubled, lost } = countStories(
    rows.map(({ content }) => content ?? ''),
    stories,
  );
  table[name] = { stories, articles: rows.length, doubled: doubled.length, lost: lost.length };
  total.feeds += 1;
  total.stories += stories;
  total.articles += rows.length;
  total.doubled += doubled.length;
  total.lost += lost.length;
  if (process.argv.includes('--which')) {
    const tell = (mark: string) =>
      items.filter((item) => item.mark === mark).map((item) => JSON.stringify(item));
    for (const mark of doubled) console.log(`${name} doubled ${tell(mark)}`);
    for (const mark of lost) console.log(`${name} lost ${tell(mark)}`);
  }
}
await feeds.close();
await pages.close();
await checks.close();
await database.close();
await server.stop();
console.table(table);
console.table({ together: total });
if (total.doubled > 0 || total.lost > 0) process.exitCode = 1;
