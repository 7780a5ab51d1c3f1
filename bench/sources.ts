// `npm run bench:sources [10 100 1000]`: so many sources on as many host names, all resolved to loopback, with 30
// items each and their whole texts: 10 are imported, 20 remembered, as many jobs side by side as in the product.
// Then once more, unchanged. Processor time of this process with all its threads; PostgreSQL apart, the sites in
// a process of their own. Bars: 60 articles and 300 remembered items per second of processor time, 500 unchanged
// sources, memory flat, cost per source the same for 10 and for 1,000.

import { type ChildProcess, spawn } from 'node:child_process';
import type { LookupFunction } from 'node:net';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import vm from 'node:vm';
import { count } from 'drizzle-orm';
import { systemClock } from '../src/domain/time/clock.ts';
import { connectDatabase, migrateDatabase } from '../src/server/database/database.ts';
import { article_keys } from '../src/server/database/schema/article-keys.ts';
import { articles } from '../src/server/database/schema/articles.ts';
import { rss_sources, skipped_items } from '../src/server/database/schema/sources.ts';
import { JOBS } from '../src/server/jobs/definitions.ts';
import { createRobots } from '../src/server/newsroom/import/documents/robots.ts';
import { createFeedReader } from '../src/server/newsroom/import/feeds/feed-reader.ts';
import { importSource } from '../src/server/newsroom/import/import-source.ts';
import { createPageReader } from '../src/server/newsroom/import/pages/page-reader.ts';
import type { ImportContext } from '../src/server/newsroom/import/storing/article-body.ts';
import { createTextChecks } from '../src/server/newsroom/preparation/checks/text-checks.ts';
import { createOutbound } from '../src/server/outbound/outbound.ts';
import { startOwnDatabaseServer } from '../tests/support/own-database-server.ts';
import { isBrief } from './brief.ts';
import { cpuSeconds } from './cpu-time.ts';

const ASKED = isBrief ? [2] : process.argv.slice(2).map(Number).filter(Boolean);
const SIZES = ASKED.length > 0 ? ASKED : [10, 100, 1000];
const WARM_UP = isBrief ? 1 : 60;
const IMPORTED = 10;
const REMEMBERED = 20;
const BAR_ARTICLES = 60;
const BAR_REMEMBERED = 300;
const BAR_UNCHANGED = 500;
const BAR_GROWTH_MB = 30;
/** A source among a thousand may cost this much more than one among ten. */
const BAR_LINEAR = 1.25;

v8.setFlagsFromString('--expose-gc');
const collectGarbage: () => void = vm.runInNewContext('gc');

interface Cost {
  own: number;
  database: number;
  wall: number;
}

const sites = spawn(process.execPath, [
  fileURLToPath(new URL('./sources-server.ts', import.meta.url)),
]);
sites.stderr.pipe(process.stderr);
const port = Number(await firstLine(sites));
const server = await startOwnDatabaseServer();
const database = connectDatabase(server.url, () => {});
await migrateDatabase(database);
const { db } = database;
const log = { debug: () => {}, info: () => {}, warn: console.warn };
// Production has neither a resolver of its own nor these pairs: the operator names them in OUTBOUND_ALLOW.
const toLoopback: LookupFunction = (_host, options, callback) => {
  if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
  else callback(null, '127.0.0.1', 4);
};
const hosts = (size: number) => Array.from({ length: size }, (_, n) => `s${n + 1}.test:${port}`);
const outbound = createOutbound({
  allow: hosts(Math.max(WARM_UP, ...SIZES)),
  userAgent: 'Bench/1.0',
  log,
  lookup: toLoopback,
});
const clock = systemClock;
const feeds = createFeedReader({ log });
const pages = createPageReader({ log });
const robots = createRobots({ outbound, clock, agent: 'Bench' });
const checks = createTextChecks({ log });
const ctx: ImportContext = { db, clock, log, outbound, feeds, pages, robots, texts: checks };

const table: Record<string, Record<string, number>> = {};
const perSource: number[] = [];
const heaps: number[] = [];
try {
  await runSize(WARM_UP);
  for (const size of SIZES) {
    const { fresh, unchanged, heap, rss } = await runSize(size);
    perSource.push(fresh.own / size);
    heaps.push(heap);
    table[`${size} sources, new`] = {
      'CPU s': round(fresh.own),
      'PostgreSQL CPU s': round(fresh.database),
      'wall s': round(fresh.wall),
      'articles / CPU s': Math.round((size * IMPORTED) / fresh.own),
      'remembered / CPU s': Math.round((size * REMEMBERED) / fresh.own),
      'sources / CPU s': round(size / fresh.own),
      'heap after, MB': round(heap),
      'RSS after, MB': Math.round(rss),
    };
    table[`${size} sources, unchanged`] = {
      'CPU s': round(unchanged.own),
      'PostgreSQL CPU s': round(unchanged.database),
      'wall s': round(unchanged.wall),
      'sources / CPU s': Math.round(size / unchanged.own),
    };
  }
} finally {
  sites.kill();
  await outbound.close();
  await feeds.close();
  await pages.close();
  await checks.close();
  await database.close();
  await server.stop();
}
console.table(table);
judge();

async function runSize(size: number) {
  await database.pool.query(
    'truncate articles, article_keys, article_sources, rss_sources cascade',
  );
  const values = hosts(size).map((host, n) => ({
    name: `Svetainė ${n + 1}`,
    rss_url: `http://${host}/rss`,
    type: 'rss' as const,
  }));
  const rows = await db.insert(rss_sources).values(values).returning({ id: rss_sources.id });
  const ids = rows.map(({ id }) => id);
  const fresh = await measure(() => importAll(ids, false));
  const [stored] = await db.select({ n: count() }).from(articles);
  const [keys] = await db.select({ n: count() }).from(article_keys);
  const [skipped] = await db.select({ n: count() }).from(skipped_items);
  if (stored?.n !== size * IMPORTED) throw new Error(`${stored?.n} articles of ${size} sources`);
  if ((keys?.n ?? 0) < size * IMPORTED) throw new Error(`${keys?.n} keys`);
  if ((skipped?.n ?? 0) < size * REMEMBERED) throw new Error(`${skipped?.n} remembered`);
  const unchanged = await measure(() => importAll(ids, true));
  collectGarbage();
  const { heapUsed, rss } = process.memoryUsage();
  return { fresh, unchanged, heap: heapUsed / 2 ** 20, rss: rss / 2 ** 20 };
}

async function importAll(ids: string[], isUnchanged: boolean): Promise<void> {
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const { outcome, notModified } = await importSource(ctx, id);
      if (outcome.state !== 'done' || notModified !== isUnchanged)
        throw new Error(outcome.message ?? '');
    }
  };
  await Promise.all(Array.from({ length: JOBS['import-source'].concurrency }, work));
}

async function measure(run: () => Promise<void>): Promise<Cost> {
  collectGarbage();
  const [own, database, started] = [ownSeconds(), databaseSeconds(), performance.now()];
  await run();
  return {
    own: ownSeconds() - own,
    database: databaseSeconds() - database,
    wall: (performance.now() - started) / 1000,
  };
}

function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** PostgreSQL is a child of this process, beside the sites. */
function databaseSeconds(): number {
  return cpuSeconds(process.pid) - cpuSeconds(sites.pid ?? 0) - ownSeconds();
}

function judge(): void {
  const last = table[`${SIZES.at(-1)} sources, new`];
  const again = table[`${SIZES.at(-1)} sources, unchanged`];
  const ratio = (perSource.at(-1) ?? 0) / (perSource[0] ?? 1);
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  const bars: [string, number, boolean][] = [
    [`articles per CPU second (at least ${BAR_ARTICLES})`, last?.['articles / CPU s'] ?? 0, true],
    [
      `remembered per CPU second (at least ${BAR_REMEMBERED})`,
      last?.['remembered / CPU s'] ?? 0,
      true,
    ],
    [
      `unchanged sources per CPU second (at least ${BAR_UNCHANGED})`,
      again?.['sources / CPU s'] ?? 0,
      true,
    ],
    [`cost of a source, last size to first (at most ${BAR_LINEAR})`, round(ratio), false],
    [`heap grown, MB (at most ${BAR_GROWTH_MB})`, round(growth), false],
  ];
  const least = [BAR_ARTICLES, BAR_REMEMBERED, BAR_UNCHANGED, BAR_LINEAR, BAR_GROWTH_MB];
  for (const [index, [name, value, isLeast]] of bars.entries()) {
    const bar = least[index] ?? 0;
    const isMet = isLeast ? value >= bar : value <= bar;
    if (!isMet) process.exitCode = 1;
    console.log(`${isMet ? 'met' : 'MISSED'}: ${name}: ${value}`);
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The sites ended: ${code}`)));
  });
}
