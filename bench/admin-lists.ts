// `npm run bench:admin-lists [1000 10000 100000] [search]`: what each list request of the panel costs with that many
// articles; a word chooses the requests that have it in their names. p95 in milliseconds as the panel's browser would
// wait (one request at a time), and processor milliseconds per request of the server and of PostgreSQL. Bars: p95
// under 50 ms, 100,000 articles at most twice 1,000.
//
// All sizes run beside each other and are asked in turns, so that whatever else the machine does meets each alike: a
// ratio is the median over rounds, of the last size's round to that of the first beside it. „±“ is how far the ratio
// of the even rounds and that of the odd ones lie from their mean. p95 needs a machine on which nothing else runs.
import { LIST_REQUESTS } from './admin-list-requests.ts';
import { isBrief } from './brief.ts';
import { cpuSeconds } from './cpu-time.ts';
import { median, percentile } from './figures.ts';
import { type Newsroom, startNewsroom } from './newsroom.ts';

const ASKED = isBrief ? ['100'] : process.argv.slice(2);
const CHOSEN = ASKED.filter((text) => Number.isNaN(Number(text)));
const NUMBERS = ASKED.map(Number).filter((number) => !Number.isNaN(number));
const SIZES = NUMBERS.length > 0 ? NUMBERS : [1000, 10_000, 100_000];
const WARM_UP = isBrief ? 0 : 8;
const ROUNDS = isBrief ? 2 : 12;
/** Requests of a round, after one that is not counted. */
const TIMES = isBrief ? 1 : 8;
const BAR = { p95: 50, ratio: 2 };

const REQUESTS = Object.entries(LIST_REQUESTS).filter(([name]) =>
  CHOSEN.every((text) => name.includes(text)),
);

/** Milliseconds per request. */
interface Round {
  server: number;
  database: number;
  took: number[];
}

async function measureRound(newsroom: Newsroom, path: string): Promise<Round> {
  await newsroom.ask(path);
  const server = cpuSeconds(newsroom.serverPid);
  const database = cpuSeconds(newsroom.databasePid);
  const took: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const started = performance.now();
    await newsroom.ask(path);
    took.push(performance.now() - started);
  }
  return {
    server: ((cpuSeconds(newsroom.serverPid) - server) / TIMES) * 1000,
    database: ((cpuSeconds(newsroom.databasePid) - database) / TIMES) * 1000,
    took,
  };
}

/** @returns of each size its rounds, in the order of the sizes */
async function measure(newsrooms: Newsroom[], paths: string[]): Promise<Round[][]> {
  const rounds: Round[][] = newsrooms.map(() => []);
  for (let n = 0; n < ROUNDS; n += 1) {
    const turns = [...newsrooms.keys()];
    // There and back, so that none is always the one that comes after a larger one.
    if (n % 2 === 1) turns.reverse();
    for (const at of turns) {
      const newsroom = newsrooms[at];
      if (newsroom) rounds[at]?.push(await measureRound(newsroom, paths[at] ?? ''));
    }
  }
  return rounds;
}

const cpu = ({ server, database }: Round) => server + database;
const round = (value: number) => Math.round(value * 100) / 100;
const p95 = (rounds: Round[]) =>
  percentile(
    rounds.flatMap(({ took }) => took),
    0.95,
  );

function figuresOf(name: string, sizes: Round[][]) {
  const row: Record<string, string | number> = { request: name };
  for (const [at, rounds] of sizes.entries()) {
    const of = (part: 'server' | 'database') => round(median(rounds.map((one) => one[part])));
    row[`${SIZES[at]}: p95 ms`] = round(p95(rounds));
    row[`${SIZES[at]}: server+db CPU ms`] = `${of('server')} + ${of('database')}`;
  }
  const [small = [], large = []] = [sizes[0], sizes.at(-1)];
  const ratios = small.map((one, n) => cpu(large[n] ?? one) / cpu(one));
  const half = (rest: number) => median(ratios.filter((_, n) => n % 2 === rest));
  const ratio = { cpu: median(ratios), p95: p95(large) / p95(small) };
  const noise = Math.abs(half(0) - half(1)) / 2;
  if (SIZES.length > 1) {
    row['p95 ratio'] = round(ratio.p95);
    row['CPU ratio'] = round(ratio.cpu);
    row['±'] = round(noise);
  }
  return { name, row, p95: p95(large), ratio, noise: noise / ratio.cpu };
}

const newsrooms: Newsroom[] = [];
try {
  for (const size of SIZES) newsrooms.push(await startNewsroom(size));
  const sources = await Promise.all(
    newsrooms.map(async ({ ask }) => JSON.parse(await ask('/api/admin/sources')).items[0].id),
  );
  const pathsOf = (path: string) => sources.map((source) => path.replace('{source}', source));
  for (const [, path] of REQUESTS) {
    for (const [at, target] of pathsOf(path).entries())
      for (let n = 0; n < WARM_UP; n += 1) await newsrooms[at]?.ask(target);
  }
  const results: ReturnType<typeof figuresOf>[] = [];
  for (const [name, path] of REQUESTS)
    results.push(figuresOf(name, await measure(newsrooms, pathsOf(path))));
  console.table(results.map(({ row }) => row));
  const namesOf = (rows: typeof results) => rows.map(({ name }) => name).join('; ') || 'none';
  const { p95: bar, ratio: most } = BAR;
  console.log(`${bar} ms or more: ${namesOf(results.filter((one) => one.p95 >= bar))}`);
  for (const kind of ['cpu', 'p95'] as const) {
    const grown = results.filter(({ ratio }) => ratio[kind] > most);
    console.log(`grown more than twice, ${kind}: ${namesOf(grown)}`);
  }
  const noises = results.map(({ noise }) => Math.round(noise * 1000) / 10);
  console.log(`noise of the CPU ratio: median ${median(noises)} %, worst ${Math.max(...noises)} %`);
} finally {
  for (const newsroom of newsrooms) await newsroom.stop();
}
