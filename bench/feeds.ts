// `npm run bench:feeds`: the feeds of the corpus at the parser's output (number of items; title, link and date of the
// first), then every broken and hostile feed, the corpus's and our own, imported into a real database among healthy
// ones. Bars: at most three exceptions, each with its reason; every bad feed ends in its named state, no healthy one
// is stopped; memory of the main thread at most 100 MB over idle.

import { spawn } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import vm from 'node:vm';
import { eq } from 'drizzle-orm';
import { systemClock } from '../src/domain/time/clock.ts';
import { connectDatabase, migrateDatabase } from '../src/server/database/database.ts';
import { rss_sources } from '../src/server/database/schema/sources.ts';
import { JOBS } from '../src/server/jobs/definitions.ts';
import { createRobots } from '../src/server/newsroom/import/documents/robots.ts';
import { createFeedReader } from '../src/server/newsroom/import/feeds/feed-reader.ts';
import { importSource } from '../src/server/newsroom/import/import-source.ts';
import { createPageReader } from '../src/server/newsroom/import/pages/page-reader.ts';
import type { ImportContext } from '../src/server/newsroom/import/storing/article-body.ts';
import { createTextChecks } from '../src/server/newsroom/preparation/checks/text-checks.ts';
import { createOutbound } from '../src/server/outbound/outbound.ts';
import {
  compareFeed,
  FEED_EXCEPTIONS,
  listCorpusFeeds,
  parseCorpusFeed,
} from '../tests/support/corpus-feeds.ts';
import { startOwnDatabaseServer } from '../tests/support/own-database-server.ts';
import { isBrief } from './brief.ts';
import type { FeedsReport, ServedFeed } from './feeds-server.ts';
import { readReport } from './read-report.ts';

const MAX_EXCEPTIONS = 3;
const BAR_MB = 100;

v8.setFlagsFromString('--expose-gc');
const collectGarbage: () => void = vm.runInNewContext('gc');
let isMissed = false;

await readCorpus();
await importBad();
if (isMissed) process.exitCode = 1;

async function readCorpus(): Promise<void> {
  const table: Record<string, { feeds: number; right: number }> = {};
  const exceptions: string[] = [];
  for (const [name, expected] of listCorpusFeeds().slice(0, isBrief ? 2 : undefined)) {
    const differences = compareFeed(await parseCorpusFeed(name), expected);
    const group = name.split('-')[0] ?? '';
    const row = table[group] ?? { feeds: 0, right: 0 };
    table[group] = row;
    row.feeds += 1;
    if (differences.length === 0) row.right += 1;
    else {
      const reason = FEED_EXCEPTIONS[name];
      exceptions.push(`${name}: ${differences.join('; ')} (${reason ?? 'NO REASON'})`);
      if (!reason) isMissed = true;
    }
  }
  if (Object.keys(table).length === 0) console.log('The corpus is not here: only our own feeds.');
  else console.table(table);
  for (const each of exceptions) console.log(`exception: ${each}`);
  if (exceptions.length > MAX_EXCEPTIONS) isMissed = true;
}

async function importBad(): Promise<void> {
  const web = spawn(process.execPath, [
    fileURLToPath(new URL('./feeds-server.ts', import.meta.url)),
  ]);
  web.stderr.pipe(process.stderr);
  const { origin, feeds: served, healthyItems }: FeedsReport = await readReport(web);
  const own = await startOwnDatabaseServer();
  const database = connectDatabase(own.url, () => {});
  await migrateDatabase(database);
  const { db } = database;
  const log = { debug: () => {}, info: () => {}, warn: () => {} };
  const outbound = createOutbound({ allow: [new URL(origin).host], userAgent: 'Bench/1.0', log });
  const clock = systemClock;
  const feeds = createFeedReader({ log });
  const pages = createPageReader({ log });
  const robots = createRobots({ outbound, clock, agent: 'Bench' });
  const checks = createTextChecks({ log });
  const ctx: ImportContext = { db, clock, log, outbound, feeds, pages, robots, texts: checks };
  const add = async (name: string) => {
    const values = { name, rss_url: `${origin}/${encodeURIComponent(name)}`, type: 'rss' as const };
    const [row] = await db.insert(rss_sources).values(values).returning({ id: rss_sources.id });
    return row?.id ?? '';
  };
  const [first, ...healthy] = served
    .filter((each) => each.isHealthy)
    .slice(0, isBrief ? 3 : undefined);
  const bad = served.filter((each) => !each.isHealthy).slice(0, isBrief ? 2 : undefined);

  // What is loaded once and stays is not growth.
  await importSource(ctx, await add(first?.name ?? ''));
  collectGarbage();
  const idle = mainThreadMb();
  const idleRss = process.memoryUsage().rss / 2 ** 20;
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, mainThreadMb());
  }, 20);
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  const table: Record<
    string,
    { 'may end': string; ended: string; ms: number; 'held thread, ms': number }
  > = {};
  const waiting = interleave(bad, healthy);
  let healthyDone = 0;
  const work = async () => {
    for (let each = waiting.shift(); each; each = waiting.shift()) {
      const id = await add(each.name);
      delay.reset();
      const started = performance.now();
      const result = await importSource(ctx, id).catch((error: unknown) => String(error));
      const [row] = await db.select().from(rss_sources).where(eq(rss_sources.id, id));
      const isDone = typeof result !== 'string' && result.outcome.state === 'done';
      const ended = isDone ? 'done' : (row?.last_error_kind ?? `THROWN ${result}`.slice(0, 80));
      if (!each.ends.includes(ended)) isMissed = true;
      if (each.isHealthy) {
        const imported = typeof result === 'string' ? 0 : result.imported;
        if (imported === healthyItems) healthyDone += 1;
        continue;
      }
      table[each.name] = {
        'may end': each.ends.join(', '),
        ended: each.ends.includes(ended) ? ended : `${ended} !`,
        ms: Math.round(performance.now() - started),
        'held thread, ms': Math.round(delay.max / 1e6),
      };
    }
  };
  await Promise.all(Array.from({ length: JOBS['import-source'].concurrency }, work));
  clearInterval(timer);
  collectGarbage();
  const after = mainThreadMb();
  const rss = process.memoryUsage().rss / 2 ** 20;
  console.table(table);
  console.log(`healthy feeds imported whole: ${healthyDone} of ${healthy.length}`);
  console.log(
    `main thread: idle ${idle.toFixed(0)} MB, highest ${peak.toFixed(0)} MB, afterwards ${after.toFixed(0)} MB (bar: ${BAR_MB} MB over idle)`,
  );
  console.log(`whole process: idle ${idleRss.toFixed(0)} MB, afterwards ${rss.toFixed(0)} MB`);
  if (healthyDone < healthy.length || peak - idle > BAR_MB || after - idle > BAR_MB)
    isMissed = true;
  await feeds.close();
  await pages.close();
  await checks.close();
  await outbound.close();
  web.kill();
  await database.close();
  await own.stop();
}

/** Heap and buffers of this thread; those of the reading threads are their own and limited there. */
function mainThreadMb(): number {
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

function interleave(bad: ServedFeed[], healthy: ServedFeed[]): ServedFeed[] {
  const rest = [...healthy];
  return [...bad.flatMap((each) => [each, ...rest.splice(0, 1)]), ...rest];
}
