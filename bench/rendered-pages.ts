// `npm run bench:rendered-pages`: answers per processor second of pages that are rendered for one visitor and kept
// nowhere, beside React's bare `renderToString` of the same tree, in turns. The product is started as its user starts it.
// CPU time of the product's process: PostgreSQL's is in a column of its own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';
import { cpuSeconds, ownCpuSeconds } from './cpu-time.ts';
import { median } from './figures.ts';

const ROUNDS = isBrief ? 1 : 9;
const EACH = isBrief ? 10 : 300;
const CONNECTIONS = 8;
const here = fileURLToPath(new URL('.', import.meta.url));
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
let asked = 0;

/** A message of its own each time: such a page is made for its visitor. */
function ask(origin: string, path: string): Promise<void> {
  asked += 1;
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  return new Promise((resolve, reject) => {
    request(`${origin}${path}?message=${asked}`, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      if (!/no-store/.test(response.headers['cache-control'] ?? ''))
        reject(new Error(`${path} is kept`));
      response.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

async function measureProduct(pid: number, origin: string, path: string) {
  const [before, beforeAll] = [ownCpuSeconds(pid), cpuSeconds(pid)];
  let left = EACH;
  const lane = async () => {
    while (left-- > 0) await ask(origin, path);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  const own = ownCpuSeconds(pid) - before;
  return { own, database: cpuSeconds(pid) - beforeAll - own };
}

/** What the child says next; its end is an error, for nobody would ever answer. */
async function hear<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController();
  const isOver = () => ended.abort(new Error('the child process ended'));
  child.once('exit', isOver);
  const [said] = await once(child, 'message', { signal: ended.signal });
  child.off('exit', isOver);
  return said as T;
}

function measureBare(child: ChildProcess, page: string): Promise<number> {
  child.send([page, EACH]);
  return hear(child);
}

const folder = await mkdtemp(join(here, '../node_modules/.cache/bare-pages-'));
const product = await startProduct({ SEED: 'demo' });
let child: ChildProcess | undefined;
try {
  await build({
    configFile: false,
    logLevel: 'error',
    root: here,
    build: { ssr: join(here, 'bare-pages.tsx'), outDir: folder, emptyOutDir: true },
  });
  const args = [join(folder, 'bare-pages.js'), product.url];
  const env = { ...process.env, NODE_ENV: 'production' };
  child = fork(join(here, 'bare-render.ts'), args, { env });
  const article = await hear<string>(child);
  const table: Record<string, Record<string, number>> = {};
  for (const [page, path] of Object.entries({ home: '/', article })) {
    const seen = { own: [] as number[], database: [] as number[], bare: [] as number[] };
    for (let round = -2; round < ROUNDS; round += 1) {
      const { own, database } = await measureProduct(product.pid(), product.url, path);
      const bare = await measureBare(child, page);
      // The first rounds are compiled.
      if (round < 0) continue;
      seen.own.push(own / EACH);
      seen.database.push(database / EACH);
      seen.bare.push(bare / EACH);
    }
    const each = median(seen.own);
    table[page] = {
      'answers per CPU second': Math.round(1 / each),
      'ms each': Number((each * 1000).toFixed(2)),
      'best ms': Number((Math.min(...seen.own) * 1000).toFixed(2)),
      'PostgreSQL ms': Number((median(seen.database) * 1000).toFixed(2)),
      'renderToString per CPU second': Math.round(1 / median(seen.bare)),
      'its ms': Number((median(seen.bare) * 1000).toFixed(2)),
      'its best ms': Number((Math.min(...seen.bare) * 1000).toFixed(2)),
      'times its cost': Number(
        median(seen.own.map((own, at) => own / (seen.bare[at] ?? 1))).toFixed(2),
      ),
    };
  }
  console.table(table);
} finally {
  child?.kill();
  agent.destroy();
  await product.remove();
  await rm(folder, { recursive: true });
}
