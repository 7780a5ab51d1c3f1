import { expect, test } from 'vitest';
import { hours, minutes } from '../../../../domain/time/duration.ts';
import { createRestingHosts } from './resting-hosts.ts';

const PAGE = 'https://a.example/1';
const SIBLING = 'https://a.example/2';

function start() {
  let at = Date.parse('2026-11-20T10:00:00Z');
  const hosts = createRestingHosts({ now: () => new Date(at) });
  return { hosts, pass: (milliseconds: number) => (at += milliseconds) };
}

test('a host that cannot answer is left alone for a quarter of an hour, or for as long as it says', () => {
  const { hosts, pass } = start();
  hosts.rest(PAGE, null);
  expect(hosts.restOf(SIBLING)).toBe(minutes(15));
  expect(hosts.restOf('https://b.example/1')).toBe(0);
  pass(minutes(15));
  expect(hosts.restOf(SIBLING)).toBe(0);
  hosts.rest(PAGE, hours(2));
  expect(hosts.restOf(SIBLING)).toBe(hours(2));
});

test('one page without an answer says little of its host; two in a row say enough', () => {
  const { hosts, pass } = start();
  hosts.missed(PAGE);
  expect(hosts.restOf(SIBLING)).toBe(0);
  hosts.answered(SIBLING);
  hosts.missed(PAGE);
  expect(hosts.restOf(SIBLING)).toBe(0);
  pass(minutes(15));
  hosts.missed(PAGE);
  expect(hosts.restOf(SIBLING)).toBe(0);
  hosts.missed(SIBLING);
  expect(hosts.restOf(PAGE)).toBe(minutes(15));
});
