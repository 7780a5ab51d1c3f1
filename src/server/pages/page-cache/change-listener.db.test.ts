import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openCuttableWay } from '../../../../tests/support/cuttable-way.ts';
import { makeDataFolder } from '../../../../tests/support/data-folder.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import {
  connectDatabase,
  type DatabaseConnection,
  migrateDatabase,
} from '../../database/database.ts';
import { startEmbeddedServer } from '../../database/embedded/embedded-server.ts';
import { instances, page_cache_events } from '../../database/schema/instances.ts';
import { type ChangeListener, createChangeListener } from './change-listener.ts';
import { createPageCache, type PageCache, type RenderedPage } from './page-cache.ts';
import { announcePublicChange } from './public-changes.ts';

const running: ChangeListener[] = [];

const database = await createTestDatabase();
afterEach(async () => {
  for (const listener of running.splice(0)) await listener.stop();
});
afterAll(() => database.drop());

/** An instance of the product with one public list in its cache. */
async function startInstance(
  { db, url }: Pick<DatabaseConnection, 'db' | 'url'> = database,
  now?: () => number,
) {
  const cache: PageCache = createPageCache(1024 * 1024);
  const log = pino({ level: 'silent' });
  const listener = createChangeListener({ db, url, log, cache, ...(now && { now }) });
  await listener.start();
  running.push(listener);
  await cache.get('/tinklarastis', async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('old'),
    tags: ['articles'],
  }));
  return { listener, cache };
}

const hasPage = (cache: PageCache) => cache.peek('/tinklarastis') !== undefined;

test('after waiting, every instance has dropped the page that changed', async () => {
  const [a, b, c] = [await startInstance(), await startInstance(), await startInstance()];
  const id = await database.db.transaction((tx) => announcePublicChange(tx, ['articles']));
  await a.listener.waitUntilSeen(id);
  expect([a, b, c].map(({ cache }) => hasPage(cache))).toEqual([false, false, false]);
});

test('a change of many pages at once reaches every instance', async () => {
  const [a, b] = [await startInstance(), await startInstance()];
  const tags = Array.from({ length: 500 }, (_, at) => `article:${'ilga-nuoroda-'.repeat(4)}${at}`);
  const id = await database.db.transaction((tx) => announcePublicChange(tx, [...tags, 'articles']));
  await a.listener.waitUntilSeen(id);
  expect([hasPage(a.cache), hasPage(b.cache)]).toEqual([false, false]);
});

test('a change that is rolled back drops nothing', async () => {
  const { listener, cache } = await startInstance();
  const failing = database.db.transaction(async (tx) => {
    await announcePublicChange(tx, ['articles']);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  // A later change that does arrive shows that the first one would have.
  await cache.get('/kita', async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('o'),
    tags: ['other'],
  }));
  const id = await database.db.transaction((tx) => announcePublicChange(tx, ['other']));
  await listener.waitUntilSeen(id);
  expect(cache.peek('/kita')).toBeUndefined();
  expect(hasPage(cache)).toBe(true);
});

test('a lost notification heals by itself from the table of events', async () => {
  const { cache } = await startInstance();
  await database.db.insert(page_cache_events).values({ tags: ['articles'] });
  expect(hasPage(cache)).toBe(true);
  await vi.waitFor(() => expect(hasPage(cache)).toBe(false), { timeout: 20_000, interval: 100 });
}, 30_000);

const dropListeners = () =>
  database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'page-cache' and datname = current_database()`,
  );
const untilPage = (cache: PageCache, has: boolean) =>
  vi.waitFor(() => expect(hasPage(cache)).toBe(has), { timeout: 20_000, interval: 10 });

const untilEmpty = (cache: PageCache) =>
  vi.waitFor(() => expect(cache.stats).toEqual({ entries: 0, bytes: 0 }), {
    timeout: 20_000,
    interval: 10,
  });

test('when its listening connection is cut, an instance gives no kept page until it listens again, and only what did not change', async () => {
  const { listener, cache } = await startInstance();
  await cache.get('/kita', async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('o'),
    tags: ['other'],
  }));
  const kept = cache.peek('/tinklarastis');
  await dropListeners();
  await untilPage(cache, false);
  await database.db.insert(page_cache_events).values({ tags: ['other'] });
  await untilPage(cache, true);
  expect(cache.peek('/tinklarastis')).toBe(kept);
  expect(cache.peek('/kita')).toBeUndefined();
  const id = await database.db.transaction((tx) => announcePublicChange(tx, ['articles']));
  await listener.waitUntilSeen(id);
  expect(hasPage(cache)).toBe(false);
}, 30_000);

test('after a silence that the table of events may not tell of, nothing is kept', async () => {
  let time = 0;
  const { cache } = await startInstance(database, () => time);
  const render = vi.fn(async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('n'),
    tags: [],
  }));
  await dropListeners();
  await untilPage(cache, false);
  time += 60_000;
  await untilEmpty(cache);
  await cache.get('/tinklarastis', render);
  expect(render).toHaveBeenCalledOnce();
}, 30_000);

test('of a server that was started anew, or stands in its place, nothing is kept: it may have lost what was acknowledged', async () => {
  const folder = await makeDataFolder('database');
  let server = await startEmbeddedServer(folder);
  const way = await openCuttableWay(server.url);
  const connection = connectDatabase(way.url, () => {});
  try {
    await migrateDatabase(connection, { adminUrl: server.adminUrl });
    const { listener, cache } = await startInstance(connection);
    way.cut();
    await server.stop();
    server = await startEmbeddedServer(folder);
    way.leadTo(server.url);
    way.mend();
    await untilEmpty(cache);
    await listener.stop();
  } finally {
    await connection.close();
    await way.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

test('while the database does not answer, an instance gives what it kept, and nothing of it afterwards', async () => {
  const way = await openCuttableWay(database.url);
  const near = connectDatabase(way.url, () => {});
  try {
    const { listener, cache } = await startInstance(near);
    way.cut();
    const render = vi.fn(async (): Promise<RenderedPage> => {
      await near.db.execute(sql`select 1`);
      return { status: 200, headers: {}, body: Buffer.from('new'), tags: ['articles'] };
    });
    const read = async () => (await cache.get('/tinklarastis', render)).body.toString();
    // First nothing is known of the database, then that it does not answer.
    await vi.waitFor(() => expect(hasPage(cache)).toBe(false), { timeout: 5_000, interval: 10 });
    expect(await read()).toBe('old');
    await vi.waitFor(() => expect(hasPage(cache)).toBe(true), { timeout: 10_000, interval: 50 });
    const other = await startInstance();
    const id = await database.db.transaction((tx) => announcePublicChange(tx, ['articles']));
    await other.listener.waitUntilSeen(id);
    way.mend();
    await vi.waitFor(async () => expect(await read()).toBe('new'), {
      timeout: 20_000,
      interval: 50,
    });
    await listener.stop();
  } finally {
    await near.close();
    await way.close();
  }
}, 40_000);

test('an instance that stops while it says it is alive is not waited for', async () => {
  const { listener } = await startInstance();
  await database.db.execute(
    sql`create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(1); return new; end'`,
  );
  await database.db.execute(
    sql`create trigger slow before insert on instances for each row execute function wait()`,
  );
  try {
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'page-cache' and datname = current_database()`,
    );
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(
        sql`select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
      );
      expect(rows).toHaveLength(1);
    });
    await listener.stop();
    expect(await database.db.$count(instances)).toBe(0);
    await sleep(1_500);
    expect(await database.db.$count(instances)).toBe(0);
  } finally {
    await database.db.execute(sql`drop function wait cascade`);
  }
});

test('a dead instance is not waited for', async () => {
  const { listener } = await startInstance();
  await database.db.execute(
    sql`insert into instances (id, seen_at) values (gen_random_uuid(), now() - interval '1 minute')`,
  );
  const id = await database.db.transaction((tx) => announcePublicChange(tx, ['articles']));
  const counts = vi.spyOn(database.db, '$count');
  await listener.waitUntilSeen(id);
  // It ended because nobody was left, not because it gave up.
  expect(await counts.mock.results.at(-1)?.value).toBe(0);
});
