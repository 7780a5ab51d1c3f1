// `npm run bench:growth [1000 100000 1000000]`: what a public page costs that is made anew, with so many articles (and a tenth as
// many messages). A change is announced before each request, as an edit announces it, so nothing that is kept is
// measured: neither pages nor what they are made of. All sizes run beside each other on PostgreSQL servers of their own and
// are asked in turns; milliseconds as a reader waits, and processor milliseconds of the product with its PostgreSQL. The
// ratio is the median over rounds, of the last size to the first beside it. Bars: p95 of what readers see under 50 ms,
// nothing grows faster than n log n.
//
// Then the same home page, kept and made anew, by 1, 2 and 4 products on one database: requests per processor second.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startOwnDatabaseServer } from '../tests/support/own-database-server.ts';
import { type Product, startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';
import { cpuSeconds, parentOf } from './cpu-time.ts';
import { median, percentile } from './figures.ts';
import { generateNewsroom } from './generated-articles.ts';

const NUMBERS = process.argv.slice(2).map(Number).filter(Boolean);
const ASKED = NUMBERS.length > 0 ? NUMBERS : [1000, 100_000, 1_000_000];
const SIZES = isBrief ? [500, 1000] : ASKED;
const ROUNDS = isBrief ? 1 : 6;
/** Requests of a round. */
const TIMES = isBrief ? 1 : 5;
/** Of one address in a minute, less what a first answer takes. */
const SEARCHES = isBrief ? 1 : 4;
const BAR = 50;
const PROCESSES = isBrief ? [1, 2] : [1, 2, 4];
const REQUESTS_OF_EACH = isBrief ? 10 : 400;

interface Site {
  product: Product;
  /** PostgreSQL's first process. */
  databasePid: number;
  /** Drops every page with articles, and what it was made of. */
  change(): Promise<void>;
  stop(): Promise<void>;
}

async function startSite(articles: number, processes = 1): Promise<Site & { all: Product[] }> {
  const server = await startOwnDatabaseServer();
  const closing: (() => Promise<unknown>)[] = [server.stop];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const all: Product[] = [];
    for (let n = 0; n < processes; n += 1) {
      const product = await startProduct({ DATABASE_URL: server.url, JOBS: 'paused' });
      closing.push(product.remove);
      all.push(product);
    }
    await generateNewsroom(server.adminUrl, articles);
    const client = new pg.Client({ connectionString: server.adminUrl });
    await client.connect();
    closing.push(() => client.end());
    const { rows } = await client.query('select pg_backend_pid() as pid');
    const change = async () => {
      const event = await client.query(
        `with event as (insert into page_cache_events (tags) values ('{articles}') returning id)
         select id, pg_notify('public_changes', id::text) from event`,
      );
      const { id } = event.rows[0];
      for (;;) {
        const seen = await client.query(
          'select cardinality(seen_by) as n from page_cache_events where id = $1',
          [id],
        );
        if (seen.rows[0].n >= processes) return;
        await wait(2);
      }
    };
    const [product] = all;
    if (!product) throw new Error('There is no product');
    return { all, product, databasePid: parentOf(rows[0].pid), change, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function read(site: Product, path: string): Promise<string> {
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const answer = await fetch(site.url + path, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return text;
}

/** What readers and search engines ask for; the last two are asked by search engines alone. */
async function listRequests(site: Site): Promise<Record<string, string>> {
  const list = await read(site.product, '/tinklarastis?puslapis=2');
  const [article = ''] = /\/tinklarastis\/straipsnis-\d+/.exec(list) ?? [];
  const index = await read(site.product, '/sitemap.xml');
  const parts = [...index.matchAll(/\/sitemap-[\d-]+\.xml/g)].map(([path]) => path);
  return {
    // Holds no articles: made for one visitor, it is kept nowhere.
    home: '/?message=1',
    blog: '/tinklarastis',
    'blog, page 10': '/tinklarastis?puslapis=10',
    'blog, a category': `/tinklarastis?kategorija=${encodeURIComponent('Teisė')}`,
    article,
    feed: '/tinklarastis/rss.xml',
    search: '/tinklarastis?q=direktyvos',
    sitemap: '/sitemap.xml',
    'sitemap, a month': parts.at(-2) ?? '/sitemap.xml',
  };
}
const BY_MACHINES = ['sitemap', 'sitemap, a month'];

interface Round {
  /** Processor milliseconds of a request. */
  cpu: number;
  took: number[];
}

async function measureRound(site: Site, path: string): Promise<Round> {
  const times = path.includes('?q=') ? SEARCHES : TIMES;
  const used = () => cpuSeconds(site.product.pid()) + cpuSeconds(site.databasePid);
  const before = used();
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await site.change();
    const begun = performance.now();
    await read(site.product, path);
    took.push(performance.now() - begun);
  }
  return { cpu: ((used() - before) / times) * 1000, took };
}

const round = (value: number) => Math.round(value * 10) / 10;

async function measureSizes(): Promise<void> {
  const sites: Site[] = [];
  const rows: Record<string, string | number>[] = [];
  const missed: string[] = [];
  try {
    for (const size of SIZES) sites.push(await startSite(size));
    const requests = await Promise.all(sites.map(listRequests));
    for (const name of Object.keys(requests[0] ?? {})) {
      const rounds: Round[][] = sites.map(() => []);
      const pathOf = (at: number) => requests[at]?.[name] ?? '';
      for (const [at, site] of sites.entries()) await measureRound(site, pathOf(at));
      for (let n = 0; n < ROUNDS; n += 1) {
        const turns = [...sites.entries()];
        if (n % 2 === 1) turns.reverse();
        for (const [at, site] of turns) rounds[at]?.push(await measureRound(site, pathOf(at)));
        // Searches are counted by the minute.
        if (pathOf(0).includes('?q=') && !isBrief) await wait(10_000);
      }
      const row: Record<string, string | number> = { page: name };
      for (const [at, size] of SIZES.entries()) {
        const p95 = percentile(rounds[at]?.flatMap(({ took }) => took) ?? [], 0.95);
        row[`${size}: p95 ms`] = round(p95);
        row[`${size}: CPU ms`] = round(median(rounds[at]?.map(({ cpu }) => cpu) ?? []));
        if (p95 > BAR && !BY_MACHINES.includes(name))
          missed.push(`${name} of ${size}: ${round(p95)} ms`);
      }
      const [first = [], last = []] = [rounds[0], rounds.at(-1)];
      const ratio = median(first.map((one, n) => (last[n] ?? one).cpu / Math.max(one.cpu, 1)));
      row['CPU ratio'] = round(ratio);
      const [least = 1, most = 1] = [SIZES[0], SIZES.at(-1)];
      const allowed = (most * Math.log(most)) / (least * Math.log(least));
      if (ratio > allowed) missed.push(`${name} grew ${round(ratio)} times`);
      rows.push(row);
    }
  } finally {
    for (const site of sites) await site.stop();
  }
  console.table(rows);
  console.log(missed.length > 0 ? `MISSED  ${missed.join('; ')}` : 'Every bar was held.');
}

/** Requests per processor second of all products and their one PostgreSQL. */
async function measureProcesses(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const processes of PROCESSES) {
    const { all, databasePid, stop } = await startSite(1000, processes);
    try {
      const used = () =>
        [...all.map((one) => one.pid()), databasePid].reduce(
          (sum, pid) => sum + cpuSeconds(pid),
          0,
        );
      const measure = async (path: (n: number) => string) => {
        for (const one of all) for (let n = 0; n < 30; n += 1) await read(one, path(-n));
        const before = used();
        await Promise.all(
          all.map(async (one) => {
            for (let n = 0; n < REQUESTS_OF_EACH; n += 1) await read(one, path(n));
          }),
        );
        return (REQUESTS_OF_EACH * all.length) / (used() - before);
      };
      rows.push({
        processes,
        'kept, per CPU second': Math.round(await measure(() => '/')),
        'made anew, per CPU second': Math.round(await measure((n) => `/?message=${n}`)),
      });
    } finally {
      await stop();
    }
  }
  console.table(rows);
}

await measureSizes();
await measureProcesses();
