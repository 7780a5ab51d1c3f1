import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, TEST_SECRET } from '../../../tests/support/test-api.ts';
import { minutes, seconds } from '../../domain/time/duration.ts';
import { sign_in_waits } from '../database/schema/identity.ts';
import { rate_limits } from '../database/schema/instances.ts';
import { deleteExpiredWindows } from '../http/limits.ts';
import { backOffAfter, clearAttempts, consumeAttempt, deleteExpiredBackOffs } from './attempts.ts';

/* Counting alone: what is counted is looked at elsewhere. */

let account: string;
/** Its own clock: it stands while the tests run. */
let now = Date.parse('2026-01-01T10:00:00Z');
const passTime = (milliseconds: number) => {
  now += milliseconds;
};
const api = await startTestApi();
afterAll(() => api.close());
beforeEach(() => {
  passTime(minutes(60));
  account = `${crypto.randomUUID()}@example.com`;
});

const deps = () => ({ db: api.db, clock: { now: () => new Date(now) }, secret: TEST_SECRET });
type Attempt = Parameters<typeof consumeAttempt>[1];
/** Zero: it may be looked at; otherwise the seconds to wait. */
async function attempt(ip: string, more: Partial<Attempt> = {}): Promise<number> {
  try {
    await consumeAttempt(deps(), { kind: 'sign-in', account, ip, ...more });
    return 0;
  } catch (error) {
    return (error as { retryAfterSeconds: number }).retryAfterSeconds;
  }
}
const address = (n: number) => `198.51.${Math.floor(n / 250)}.${1 + (n % 250)}`;
async function attackFrom(networks: number): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < networks; n += 1) waits.push(await attempt(address(n)));
  return waits;
}

test('forty guesses an hour from forty addresses make the owner wait for seconds at most, wherever he is', async () => {
  for (let n = 0; n < 80; n += 1) {
    await attempt(address(n));
    passTime(seconds(90));
    if (n % 10 !== 9) continue;
    const wait = await attempt(`203.0.113.${n}`);
    expect(wait).toBeLessThanOrEqual(10);
    passTime(seconds(wait));
    if (wait > 0) expect(await attempt(`203.0.113.${n}`)).toBe(0);
  }
});

test('strangers wait the longer the more is tried, each for himself, and are looked at then', async () => {
  const waits = await attackFrom(120);
  expect(waits.slice(0, 12)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 6]);
  expect(waits.at(-1)).toBe(minutes(15) / 1000);
  // Asking again neither shortens nor lengthens it, and is not counted.
  expect(await attempt(address(10))).toBe(5);
  passTime(seconds(5));
  expect([await attempt(address(10)), await attempt(address(11))]).toEqual([0, 1]);
  expect(await attempt(address(10))).toBeGreaterThan(60);
});

test('asking again while waiting makes nobody else wait longer', async () => {
  expect((await attackFrom(12)).slice(10)).toEqual([5, 6]);
  for (let n = 0; n < 6; n += 1) expect(await attempt(address(10))).toBe(5);
  expect(await attempt(address(12))).toBe(7);
});

test('who is known does not wait with them', async () => {
  await attackFrom(30);
  const browser = crypto.randomUUID();
  for (let n = 0; n < 10; n += 1)
    expect(await attempt(address(0), { familiarity: { browser } })).toBe(0);
  expect(await attempt(address(0), { familiarity: { browser } })).toBeGreaterThan(0);
  expect(await attempt('203.0.113.200', { familiarity: 'network' })).toBe(0);
});

test('one network tries ten passwords of an account and thirty in all, at once or in turn', async () => {
  const ten = await Promise.all(Array.from({ length: 12 }, () => attempt('192.0.2.1')));
  expect(ten.filter((wait) => wait === 0)).toHaveLength(10);
  const tried = await Promise.all(
    Array.from({ length: 40 }, (_, n) => attempt('192.0.2.9', { account: `g${n}@example.com` })),
  );
  expect(tried.filter((wait) => wait === 0)).toHaveLength(30);
});

test('the networks of one IPv6 site are worth ninety passwords', async () => {
  const tried: number[] = [];
  for (let n = 0; n < 95; n += 1)
    tried.push(await attempt(`2001:db8:1:${n.toString(16)}::1`, { account: `s${n}@example.com` }));
  expect(tried.filter((wait) => wait === 0)).toHaveLength(90);
});

test('codes are few: strangers try ten, from wherever; a network that is known has ten of its own', async () => {
  const code = { kind: 'two-factor' } as const;
  for (let n = 0; n < 10; n += 1) expect(await attempt(address(n), code)).toBe(0);
  expect(await attempt(address(11), code)).toBeGreaterThan(0);
  expect(await attempt(address(11), { ...code, familiarity: 'network' })).toBe(0);
});

test('a right password refunds its attempt', async () => {
  for (let n = 0; n < 12; n += 1)
    await (await consumeAttempt(deps(), { kind: 'sign-in', account, ip: '203.0.113.77' }))();
});

test('what was tried is forgotten for an account, and by itself when its time is over', async () => {
  await attackFrom(20);
  await clearAttempts(api.db, TEST_SECRET, [account]);
  expect(await attempt(address(15))).toBe(0);
  await attackFrom(20);
  const keys = async () => [
    ...(await api.db.select({ key: rate_limits.key }).from(rate_limits)),
    ...(await api.db.select({ key: sign_in_waits.key }).from(sign_in_waits)),
  ];
  const kept = await keys();
  expect(kept.length).toBeGreaterThan(10);
  for (const { key } of kept) expect(key).not.toMatch(/@|\d+\.\d+\.\d+/);
  // Not before.
  await deleteExpiredWindows(api.db, new Date(now));
  expect(await attempt('203.0.113.5')).toBeGreaterThan(0);
  passTime(minutes(31));
  await deleteExpiredWindows(api.db, new Date(now));
  await deleteExpiredBackOffs(api.db, new Date(now));
  expect(await keys()).toEqual([]);
});

test('the wait doubles with every five, and has an end', () => {
  expect([1, 6, 11].map(backOffAfter)).toEqual([seconds(5), seconds(10), seconds(20)]);
  expect(backOffAfter(1_000_000)).toBe(minutes(15));
});
