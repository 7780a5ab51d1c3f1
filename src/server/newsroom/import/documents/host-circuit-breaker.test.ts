import { expect, test } from 'vitest';
import { hours, minutes } from '../../../../domain/time/duration.ts';
import { createHostCircuitBreaker } from './host-circuit-breaker.ts';

const PAGE = 'https://a.example/1';
const SIBLING = 'https://a.example/2';

function start() {
  let at = Date.parse('2026-11-20T10:00:00Z');
  const breaker = createHostCircuitBreaker({ now: () => new Date(at) });
  return { breaker, pass: (milliseconds: number) => (at += milliseconds) };
}

test('a host that cannot answer is left alone for a quarter of an hour, or for as long as it says', () => {
  const { breaker, pass } = start();
  breaker.trip(PAGE, null);
  expect(breaker.remainingMs(SIBLING)).toBe(minutes(15));
  expect(breaker.remainingMs('https://b.example/1')).toBe(0);
  pass(minutes(15));
  expect(breaker.remainingMs(SIBLING)).toBe(0);
  breaker.trip(PAGE, hours(2));
  expect(breaker.remainingMs(SIBLING)).toBe(hours(2));
});

test('one page without an answer says little of its host; two in a row say enough', () => {
  const { breaker, pass } = start();
  breaker.recordFailure(PAGE);
  expect(breaker.remainingMs(SIBLING)).toBe(0);
  breaker.recordSuccess(SIBLING);
  breaker.recordFailure(PAGE);
  expect(breaker.remainingMs(SIBLING)).toBe(0);
  pass(minutes(15));
  breaker.recordFailure(PAGE);
  expect(breaker.remainingMs(SIBLING)).toBe(0);
  breaker.recordFailure(SIBLING);
  expect(breaker.remainingMs(PAGE)).toBe(minutes(15));
});
