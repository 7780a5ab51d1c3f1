import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { startFakeS3 } from '../../../tests/fakes/s3.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { seconds } from '../../domain/time/duration.ts';
import { migrateDatabase } from '../database/database.ts';
import { openStorage } from '../storage/open-storage.ts';
import { healthRoutes } from './health.routes.ts';
import { createHealth, type Health } from './health.ts';

const log = pino({ level: 'silent' });
const database = await createTestDatabase();
const s3 = await startFakeS3();
const storage = openStorage({ dataDir: '/nowhere', storageUrl: s3.url });
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
  await database.drop();
});

async function ask(health: Health, path: string, headers: Record<string, string> = {}) {
  const server = serve({
    overrideGlobalObjects: false,
    fetch: healthRoutes(health).fetch,
    port: 0,
    hostname: '127.0.0.1',
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = await answer.json();
  await new Promise((resolve) => server.close(resolve));
  return { status: answer.status, body };
}
const good = { database: null, migrations: null, queue: null, storage: null };

test('an instance that has all it needs is ready; reasons are for who asks on the machine itself', async () => {
  const health = createHealth({ pool: database.pool, storage, log });
  expect(await ask(health, '/health/ready')).toEqual({
    status: 200,
    body: { status: 'ready', reasons: good },
  });
  for (const name of ['X-Forwarded-For', 'Forwarded', 'Via'])
    expect((await ask(health, '/health/ready', { [name]: '203.0.113.9' })).body).toEqual({
      status: 'ready',
    });
  expect((await ask(health, '/health/anything')).status).toBe(404);
});

test('without its database it lives and is not ready', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  ends.push(() => pool.end());
  const health = createHealth({ pool, storage, log });
  expect((await ask(health, '/health/live')).status).toBe(200);
  const { status, body } = await ask(health, '/health/ready');
  expect(status).toBe(503);
  expect(body.reasons).toEqual({
    database: 'unreachable',
    migrations: 'unreachable',
    queue: 'unreachable',
    storage: null,
  });
});

test('while it stops it is not ready', async () => {
  const health = createHealth({ pool: database.pool, storage, log });
  health.beginStopping();
  expect(await ask(health, '/health/ready')).toMatchObject({ status: 503 });
  expect((await ask(health, '/health/live')).status).toBe(200);
});

test('on a newer schema one that runs goes on, and none starts', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  );
  const health = createHealth({ pool: database.pool, storage, log });
  expect((await ask(health, '/health/ready')).status).toBe(200);
  await expect(migrateDatabase(database)).rejects.toThrow('newer than this product');
  await database.pool.query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
});

test('where its pictures cannot be written it is not ready', async () => {
  const place = openStorage({ dataDir: '/nowhere', storageUrl: import.meta.url });
  const health = createHealth({ pool: database.pool, storage: place, log });
  expect(await ask(health, '/health/ready')).toEqual({
    status: 503,
    body: { status: 'not ready', reasons: { ...good, storage: 'unreachable' } },
  });
});

test('without its pictures it is not ready, and asks no more than once a second', async () => {
  const health = createHealth({ pool: database.pool, storage, log });
  const reasons = async () => (await ask(health, '/health/ready')).body.reasons;
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await reasons()).toEqual(good);
  await s3.close();
  vi.advanceTimersByTime(seconds(1));
  expect(await reasons()).toEqual(good);
  vi.advanceTimersByTime(1);
  expect(await reasons()).toEqual({ ...good, storage: 'unreachable' });
  vi.useRealTimers();
});
