import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { createTestJobs } from '../../../../tests/support/test-jobs.ts';
import type { Transaction } from '../../database/database.ts';
import { instances, page_cache_events } from '../../database/schema/instances.ts';
import type { JobHandlers } from '../../jobs/boss.ts';
import { createPurge } from '../shared-cache/purger.ts';
import { type ChangeListener, createChangeListener } from './change-listener.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { announcePublicChange } from './public-changes.ts';
import { createSharedCache, purgeUnfinished, SHARED_CACHE } from './shared-cache.ts';

/** A cache in front as Varnish is one: it notes what it was told, and whether an instance had its own page still. */
const purged: { tags: string; hadPage: boolean }[] = [];
let status = 200;
const caches: PageCache[] = [];
const hasPage = () => caches.some((cache) => cache.peek('/') !== undefined);
const varnish = createServer((request, response) => {
  purged.push({ tags: String(request.headers.xkey), hadPage: hasPage() });
  response.writeHead(status).end();
});
await new Promise<void>((resolve) => varnish.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(varnish.address() as AddressInfo).port}`;
const purge = createPurge({ kind: 'varnish', addresses: [address] });

const database = await createTestDatabase();
const { db, url } = database;
const jobs = await createTestJobs(database);
const log = pino({ level: 'silent' });
const work: Partial<JobHandlers> = { 'purge-shared-cache': () => purgeUnfinished({ db }, purge) };
await jobs.work(new Proxy({} as JobHandlers, { get: (_, name) => work[name as never] }));
const queue = (tx: Transaction) => jobs.send(tx, 'purge-shared-cache', {});
const running: ChangeListener[] = [];

beforeEach(async () => {
  status = 200;
  purged.length = 0;
  caches.length = 0;
  await db.delete(page_cache_events);
});
afterEach(async () => {
  for (const listener of running.splice(0)) await listener.stop();
  await db.delete(instances);
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
  varnish.close();
});

async function startInstance(): Promise<ChangeListener> {
  const cache = createPageCache(1024 * 1024);
  const sharedCache = createSharedCache({ db, queue, purge, log });
  const listener = createChangeListener({ db, url, log, cache, sharedCache });
  await listener.start();
  running.push(listener);
  const page = { status: 200, headers: {}, body: Buffer.from('old'), tags: ['articles'] };
  await cache.get('/', async () => page);
  caches.push(cache);
  return listener;
}

const announce = () => db.transaction((tx) => announcePublicChange(tx, ['articles', 'article:a']));
/** A page that was on its way while it was purged has arrived. */
const age = () =>
  db.execute(sql`update page_cache_events set created_at = created_at - interval '5 seconds'`);
const later = { timeout: 30_000, interval: 100 };

test('the answer waits for the purge, which comes after every instance has dropped its page, and is repeated once', async () => {
  const [listener] = [await startInstance(), await startInstance()];
  await listener.waitUntilSeen(await announce());
  expect(purged).toEqual([{ tags: 'articles article:a', hadPage: false }]);
  await age();
  await vi.waitFor(() => expect(purged).toHaveLength(2), later);
  await vi.waitFor(async () => {
    const [event] = await db.select().from(page_cache_events);
    expect(event?.seen_by).toContain(SHARED_CACHE);
  }, later);
  await db.execute(sql`update page_cache_events set created_at = created_at - interval '1 minute'`);
  await purgeUnfinished({ db }, purge);
  expect(purged).toHaveLength(2);
}, 60_000);

test('a change that nobody waits for, or whose purge failed, is purged by a job until it succeeds', async () => {
  await startInstance();
  status = 503;
  await announce();
  await age();
  await vi.waitFor(() => expect(purged).toHaveLength(1), later);
  status = 200;
  await vi.waitFor(() => expect(purged).toHaveLength(2), later);
  await vi.waitFor(async () => {
    const [event] = await db.select().from(page_cache_events);
    expect(event?.seen_by).toContain(SHARED_CACHE);
  }, later);
}, 60_000);

test('a purge is not the last one while an instance may still hand out the old page', async () => {
  await startInstance();
  // It lives and hears nothing.
  const deaf = crypto.randomUUID();
  await db.insert(instances).values({ id: deaf });
  await announce();
  await age();
  await purgeUnfinished({ db }, purge);
  expect(purged).toEqual([]);
  await db.execute(
    sql`update page_cache_events set seen_by = array_append(seen_by, ${deaf}::uuid)`,
  );
  await vi.waitFor(async () => {
    await purgeUnfinished({ db }, purge);
    expect(purged.length).toBeGreaterThan(0);
  }, later);
}, 60_000);
