import type { LookupFunction } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { hours, seconds } from '../../domain/time/duration.ts';
import { host_leases } from '../database/schema/sources.ts';
import { createHostLeases, type HostLeases } from './host-leases.ts';
import { createOutbound } from './outbound.ts';

const database = await createTestDatabase();
afterEach(async () => {
  await database.db.delete(host_leases);
});
afterAll(() => database.drop());

const never = new AbortController().signal;
const GAP = 40;
const instance = () => createHostLeases(database.db, GAP);
async function freeAt() {
  const rows = await database.db.select().from(host_leases).where(eq(host_leases.host, 'a.test'));
  return rows[0]?.free_at.getTime() ?? 0;
}

test('instances ask a host one after the other, with the pause between', async () => {
  const events: string[] = [];
  const before = Date.now();
  const release = await instance().acquire('a.test', hours(1), never);
  expect(await freeAt()).toBeGreaterThanOrEqual(before + hours(1) + GAP);
  const second = instance()
    .acquire('a.test', hours(1), never)
    .then((giveUp) => {
      events.push('second');
      return giveUp;
    });
  // Another host has its own lease.
  await (await instance().acquire('b.test', hours(1), never))();
  expect(events).toEqual([]);
  events.push('given up');
  await release();
  const free = await freeAt();
  const giveUp = await second;
  expect(events).toEqual(['given up', 'second']);
  await giveUp();
  expect(await freeAt()).toBeGreaterThanOrEqual(free + GAP);
});

test('the turn of an instance that died ends by itself, and what it does then is nothing to the next', async () => {
  const late = await instance().acquire('a.test', 1, never);
  await instance().acquire('a.test', hours(1), never);
  const held = await freeAt();
  await late();
  expect(await freeAt()).toBe(held);
});

test('waiting for a turn can be given up', async () => {
  await instance().acquire('a.test', hours(1), never);
  const control = new AbortController();
  const waiting = instance().acquire('a.test', hours(1), control.signal);
  control.abort(new Error('given up'));
  await expect(waiting).rejects.toThrow();
});

test('every request to a stranger waits for its turn and gives it up, whatever becomes of it', async () => {
  const events: string[] = [];
  const leases: HostLeases = {
    acquire: async (host, holdMs) => {
      events.push(`acquire ${host} ${holdMs >= seconds(20)}`);
      return async () => void events.push('release');
    },
  };
  const lookup: LookupFunction = (_host, _options, callback) => callback(new Error('no'), '', 0);
  const log = { debug: () => {} };
  const outbound = createOutbound({ allow: [], userAgent: 'T/1', log, lookup, leases });
  await expect(outbound.fetch('http://a.test/', { maxBytes: 1 })).rejects.toThrow();
  await outbound.close();
  expect(events).toEqual(['acquire a.test true', 'release']);
});
