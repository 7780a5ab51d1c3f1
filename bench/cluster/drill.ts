// `npm run drill:cluster`: everything that deploy/cluster names on this machine, in a throw-away folder: etcd, two PostgreSQL
// under Patroni, HAProxy, PgBouncer, Varnish, an S3 server, two products. 500 reads a second, messages, posts, edits and imports go on
// while parts are killed, cut off and updated. Bars: 0 acknowledged writes lost or doubled, writes back after 20 s, 0 failed reads,
// a page that was edited in the way it is through Varnish in less than 1 s and never an old one after the answer. Needs
// PostgreSQL 15, Patroni, etcd, HAProxy, PgBouncer and Varnish from Debian 12; installs nothing. `-- killed` tries what has the word in its name.
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../figures.ts';
import { startCluster } from './cluster.ts';
import { openEngines } from './engines.ts';
import { startImporter } from './importer.ts';
import { describeMissing } from './needed-engines.ts';
import { startPublisher } from './publisher.ts';
import { startReaders } from './readers.ts';
import { TRIALS } from './trials.ts';
import { startWriters } from './writers.ts';

const VISIBLE_WITHIN = 1_000;
/** Milliseconds for what is under way at the end of a trial. */
const LAST_READS = 20_000;

const missing = describeMissing();
if (missing) {
  console.log(missing);
  process.exit(2);
}

const begun = performance.now();
const say = (text: string) => {
  console.log(`${String(Math.round((performance.now() - begun) / 1000)).padStart(4)} s  ${text}`);
};
const engines = await openEngines();
const closing: (() => Promise<unknown>)[] = [];
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal: stopping.signal });

try {
  process.exitCode = (await drill()) ? 0 : 1;
} catch (error) {
  process.exitCode = stopping.signal.aborted ? 130 : 1;
  if (!stopping.signal.aborted) {
    console.error(error);
    for (const name of ['etcd', 'pg1', 'pg2', 'haproxy', 'pgbouncer', 'varnish'])
      console.error(`${name}: ${(await engines.readLog(name)).slice(-1500)}`);
  }
} finally {
  say('everything is stopped and removed');
  for (const end of closing.toReversed()) await end().catch(() => {});
  await engines.close(['pg1', 'pg2']);
}
process.exit();

/** @returns whether every bar was held */
async function drill(): Promise<boolean> {
  const cluster = await startCluster({ engines, onClose: (end) => closing.push(end), say, pause });
  const { address, balancer, one, two } = cluster;
  const paths = await listPaths(address);
  for (const origin of [one.url, two.url, address])
    for (const path of paths) await (await fetch(origin + path)).text();
  const readers = startReaders([address, balancer], paths);
  closing.push(readers.stop);
  const writers = await startWriters(cluster);
  closing.push(writers.stop);
  const publisher = await startPublisher(cluster, writers);
  closing.push(publisher.stop);
  const importer = await startImporter(cluster, writers);
  closing.push(importer.stop);

  const rows: Record<string, unknown> = {};
  const missed: string[] = [];
  const [wanted = ''] = process.argv.slice(2);
  const trials = TRIALS.filter(({ name }) => name.includes(wanted));
  for (const { name, act, writeGap, oldFor } of trials) {
    say(name);
    writers.take();
    publisher.take();
    await readers.take(pause(LAST_READS));
    const before = writers.take().acknowledged;
    await act(cluster, pause);
    const writes = writers.take();
    const pages = publisher.take();
    const reads = await readers.take(pause(LAST_READS));
    const failed = Object.values(reads.failed).reduce((sum, count) => sum + count, 0);
    rows[name] = {
      reads: reads.answered,
      failed,
      'slowest, ms': reads.slowest,
      writes: writes.acknowledged - before,
      refused: writes.refused,
      'gap, s': Number(writes.gap.toFixed(1)),
      edits: pages.visible.length,
      'answered, ms': Math.round(median(pages.answered)),
      'visible, ms': Math.round(median(pages.visible)),
      old: pages.old,
      'old for, s': Number(pages.oldFor.toFixed(1)),
    };
    const miss = (is: boolean, what: string) => is && missed.push(`${name}: ${what}`);
    miss(failed > 0, `failed reads ${JSON.stringify(reads.failed)}`);
    miss(writeGap === undefined && writes.refused > 0, `${writes.refused} writes refused`);
    miss(writes.gap > (writeGap ?? 5), `no write for ${writes.gap.toFixed(1)} s`);
    miss(pages.oldFor > (oldFor ?? 0) || (oldFor === undefined && pages.old > 0), 'old pages');
    miss(pages.visible.length === 0, 'no edit was acknowledged');
    miss(
      writeGap === undefined && median(pages.visible) > VISIBLE_WITHIN,
      'an edit was visible late',
    );
  }
  await publisher.stop();
  await importer.stop();
  await writers.stop();
  await readers.stop();
  const { acknowledged, lost, doubled } = await writers.compare();
  console.table(rows);
  console.log(`${acknowledged} acknowledged messages and posts: ${lost} lost, ${doubled} doubled`);
  const { told, runs, broken, ...imported } = await importer.compare();
  console.log(
    `${told} stories of a feed in ${runs} imports, ${broken} of which were broken off: ${imported.lost} lost, ${imported.doubled} doubled`,
  );
  if (lost + doubled > 0) missed.push('acknowledged writes lost or doubled');
  if (told === 0 || imported.lost + imported.doubled > 0)
    missed.push('imported stories lost or doubled');
  for (const line of missed) console.log(`MISSED  ${line}`);
  if (missed.length === 0) console.log('Every bar was held.');
  return missed.length === 0;
}

/** What visitors read: some pages of the sitemap, articles among them. */
async function listPaths(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location = '']) => new URL(location).pathname,
  );
  const articles = all.filter((path) => path.startsWith('/tinklarastis/')).slice(0, 5);
  const others = all.filter((path) => !path.startsWith('/tinklarastis/')).slice(0, 15);
  return [...others, '/tinklarastis/rss.xml', ...articles];
}
