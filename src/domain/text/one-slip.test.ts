import { expect, test } from 'vitest';
import { isOneSlip } from './one-slip.ts';

test.each([
  ['slaptazodis', 'slaptazodis'],
  ['slaptazdis', 'slaptazodis'],
  ['slapptazodis', 'slaptazodis'],
  ['slaptazoris', 'slaptazodis'],
  ['slatpazodis', 'slaptazodis'],
])('„%s“ is „%s“ with one slip at most', (typed, meant) => {
  expect([isOneSlip(typed, meant), isOneSlip(meant, typed)]).toEqual([true, true]);
});

test('two slips are another word', () => {
  expect(isOneSlip('slatpazoris', 'slaptazodis')).toBe(false);
  expect(isOneSlip('ataka', 'atranka')).toBe(false);
  expect(isOneSlip('tinas', 'tinklas')).toBe(false);
  expect(isOneSlip('tinklas', 'tinas')).toBe(false);
  expect(isOneSlip('tinxxas', 'tinklas')).toBe(false);
  expect(isOneSlip('tinklas', 'tinkxyas')).toBe(false);
});
