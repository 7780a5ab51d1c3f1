import { expect, it } from 'vitest';
import { articleCount, withCount } from './with-count.ts';

it('agrees with the number', () => {
  const show = (count: number) => articleCount(count).replace(/\p{Zs}/gu, ' ');
  expect([0, 1, 2, 9, 10, 11, 12, 20, 21, 22, 101, 111].map(show)).toEqual([
    '0 straipsnių',
    '1 straipsnis',
    '2 straipsniai',
    '9 straipsniai',
    '10 straipsnių',
    '11 straipsnių',
    '12 straipsnių',
    '20 straipsnių',
    '21 straipsnis',
    '22 straipsniai',
    '101 straipsnis',
    '111 straipsnių',
  ]);
});

it('groups digits and keeps number and noun on one line', () => {
  expect(withCount(150_001, 'žodis', 'žodžiai', 'žodžių')).toBe('150\u00a0001\u00a0žodis');
});
