// `npm run bench:admin-lists [1000 10000 100000] [search]`: what each list request of the panel costs with that many
// articles; a word chooses the requests that have it in their names. p95 in milliseconds as the panel's browser would
// wait (one request at a time), and processor milliseconds per request of the server and of PostgreSQL. Bars: p95
// under 50 ms, 100,000 articles at most twice 1,000. Nothing else may run on the machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedServer } from '../src/server/database/embedded-server.ts';
import { call } from '../tests/support/api-client.ts';
import { cpuSeconds } from './cpu-time.ts';
import { generateNewsroom } from './generated-articles.ts';

const ASKED = process.argv.slice(2);
const CHOSEN = ASKED.filter((text) => Number.isNaN(Number(text)));
const NUMBERS = ASKED.map(Number).filter((number) => !Number.isNaN(number));
const SIZES = NUMBERS.length > 0 ? NUMBERS : [1000, 10_000, 100_000];
const WARM_UP = 10;
const TIMES = 60;
const ACCOUNT = { email: 'admin@example.com', password: 'bandomasis-slaptazodis' };
const program = fileURLToPath(new URL('./admin-lists-server.ts', import.meta.url));

const ARTICLES = '/api/admin/articles';
const word = encodeURIComponent;
/** `{source}` is the id of a source. */
const ALL_REQUESTS: Record<string, string> = {
  dashboard: '/api/admin/dashboard',
  'dashboard, 30 days': '/api/admin/dashboard/activity?days=30',
  articles: ARTICLES,
  ...Object.fromEntries(
    [
      'imported',
      'processed',
      'published',
      'preparing',
      'needs_review',
      'failed',
      'draft',
      'scheduled',
    ].map((state) => [`articles, ${state}`, `${ARTICLES}?state=${state}`]),
  ),
  'import screen': `${ARTICLES}?state=processed&min_score=70`,
  'posts screen': `${ARTICLES}?state=published&sort=-published_date&per_page=12`,
  ...Object.fromEntries(
    [
      'created_at',
      'published_date',
      'edited_date',
      'scheduled_for',
      'original_title',
      'ai_translated_title',
      'source_name',
      'ai_category',
    ].flatMap((sort) => [
      [`sorted by ${sort}`, `${ARTICLES}?sort=${sort}`],
      [`sorted by ${sort}, down`, `${ARTICLES}?sort=-${sort}`],
    ]),
  ),
  'sorted by score, up': `${ARTICLES}?sort=ai_actuality_score`,
  'published by title': `${ARTICLES}?state=published&sort=ai_translated_title`,
  'imported by title': `${ARTICLES}?state=imported&sort=ai_translated_title`,
  'imported by category': `${ARTICLES}?state=imported&sort=-ai_category`,
  'failed by source': `${ARTICLES}?state=failed&sort=source_name`,
  category: `${ARTICLES}?category=${word('Teisė')}&sort=-created_at`,
  'published of a category': `${ARTICLES}?state=published&category=${word('Teisė')}&sort=-published_date`,
  'of a source': `${ARTICLES}?source_id={source}&sort=-created_at`,
  'of a source, by score': `${ARTICLES}?source_id={source}`,
  'prepared, of a source and a category': `${ARTICLES}?state=processed&source_id={source}&category=${word('Teisė')}`,
  today: `${ARTICLES}?today=1`,
  'today, from 70': `${ARTICLES}?today=1&min_score=70&state=processed`,
  'from 95': `${ARTICLES}?min_score=95`,
  'page 30': `${ARTICLES}?page=30`,
  'published, page 20': `${ARTICLES}?state=published&sort=-published_date&page=20`,
  'search, a common word': `${ARTICLES}?q=saugum`,
  'search, two words': `${ARTICLES}?q=${word('saugumas įmonė')}`,
  'search, nothing there': `${ARTICLES}?q=qwertyuiop`,
  'search, two letters': `${ARTICLES}?q=sa`,
  'search, two letters, nothing there': `${ARTICLES}?q=qq`,
  'search of published, newest': `${ARTICLES}?q=direktyv&state=published&sort=-published_date`,
  'search of failed': `${ARTICLES}?q=bauda&state=failed`,
  'Ctrl+K': '/api/admin/search?q=saugum',
  'Ctrl+K, nothing there': '/api/admin/search?q=qwertyuiop',
  categories: '/api/admin/categories',
  drafts: '/api/admin/drafts',
  'drafts, search': '/api/admin/drafts?q=bauda',
  bin: '/api/admin/bin',
  'bin, search': '/api/admin/bin?q=bauda',
  contacts: '/api/admin/contacts',
  'contacts, new': '/api/admin/contacts?status=new',
  'contacts, suspect': '/api/admin/contacts?suspect=1',
  'contacts, search': '/api/admin/contacts?q=bauda',
  'contacts, search, nothing there': '/api/admin/contacts?q=qwertyuiop',
  sources: '/api/admin/sources',
  logs: '/api/admin/logs',
  'logs, failed': '/api/admin/logs?status=failed',
  users: '/api/admin/users',
  images: '/api/admin/images',
  audit: '/api/admin/audit',
  'audit of a person': '/api/admin/audit?actor=admin',
  'audit, search': '/api/admin/audit?q=bauda',
};

const REQUESTS = Object.fromEntries(
  Object.entries(ALL_REQUESTS).filter(([name]) => CHOSEN.every((text) => name.includes(text))),
);

interface Cost {
  p95: number;
  server: number;
  database: number;
}

async function measureSize(articles: number): Promise<Map<string, Cost>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lists-'));
  const database = await startEmbeddedServer(join(folder, 'postgres'), () => {});
  const args = [program, database.url, database.adminUrl, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const origin = `http://127.0.0.1:${await firstLine(child)}`;
    await generateNewsroom(database.adminUrl, articles);
    const { token } = (await call(origin, 'POST', '/api/auth/sign-in/email', ACCOUNT)).body;
    const ask = async (path: string) => {
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
      return text;
    };
    const source = JSON.parse(await ask('/api/admin/sources')).items[0].id;
    const costs = new Map<string, Cost>();
    for (const [name, path] of Object.entries(REQUESTS)) {
      const target = path.replace('{source}', source);
      costs.set(name, await measure(() => ask(target), child.pid ?? 0));
    }
    return costs;
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(ask: () => Promise<string>, serverPid: number): Promise<Cost> {
  for (let n = 0; n < WARM_UP; n += 1) await ask();
  const server = cpuSeconds(serverPid);
  const database = databaseSeconds(serverPid);
  const took: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const started = performance.now();
    await ask();
    took.push(performance.now() - started);
  }
  took.sort((a, b) => a - b);
  return {
    p95: took[Math.ceil(TIMES * 0.95) - 1] ?? 0,
    server: ((cpuSeconds(serverPid) - server) / TIMES) * 1000,
    database: ((databaseSeconds(serverPid) - database) / TIMES) * 1000,
  };
}

/** PostgreSQL is a child of this process, beside the server. */
function databaseSeconds(serverPid: number): number {
  const { user, system } = process.cpuUsage();
  return cpuSeconds(process.pid) - cpuSeconds(serverPid) - (user + system) / 1e6;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The server ended: ${code}`)));
  });
}

const results = new Map<number, Map<string, Cost>>();
for (const size of SIZES) results.set(size, await measureSize(size));
const first = results.get(SIZES[0] ?? 0);
const last = results.get(SIZES.at(-1) ?? 0);
const round = (value: number) => Math.round(value * 10) / 10;
const table = Object.keys(REQUESTS).map((name) => {
  const row: Record<string, string | number> = { request: name };
  for (const [size, costs] of results) {
    const cost = costs.get(name);
    if (!cost) continue;
    row[`${size}: p95 ms`] = round(cost.p95);
    row[`${size}: server+db CPU ms`] = `${round(cost.server)} + ${round(cost.database)}`;
  }
  const [small, large] = [first?.get(name), last?.get(name)];
  if (small && large && small !== large) {
    row['p95 ratio'] = round(large.p95 / small.p95);
    row['CPU ratio'] = round((large.server + large.database) / (small.server + small.database));
  }
  return row;
});
console.table(table);
const slow = table.filter(({ request }) => (last?.get(String(request))?.p95 ?? 0) >= 50);
console.log(`over 50 ms: ${slow.map(({ request }) => request).join('; ') || 'none'}`);
for (const ratio of ['p95 ratio', 'CPU ratio']) {
  const grown = table.filter((row) => Number(row[ratio] ?? 0) > 2);
  const names = grown.map(({ request }) => request).join('; ');
  console.log(`grown more than twice, ${ratio}: ${names || 'none'}`);
}
