import { expect, test } from 'vitest';
import { canBePostDay } from './vilnius-time.ts';

test('a post can be of the years 1990 to 2100; any other is a slip of the hand', () => {
  const days = ['0206-11-21', '1989-12-31', '1990-01-01', '2100-12-31', '2101-01-01'];
  expect(days.map(canBePostDay)).toEqual([false, false, true, true, false]);
});
