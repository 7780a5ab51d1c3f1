import { expect, test } from 'vitest';
import { chartTop } from './chart-top.ts';

test.each([
  ['nothing', [0, 0, 0], 5],
  ['little', [0, 1, 2], 5],
  ['usual days', [10, 12, 30, 25], 30],
  ['one tall day among usual ones', [10, 177, 12, 8], 15],
  ['a day three times as high as the others', [10, 30, 10, 10], 30],
  ['a day higher than that', [10, 31, 10, 10], 15],
  ['two tall days', [10, 177, 12, 160], 18],
  ['three days are no exception', [10, 170, 160, 177], 177],
  ['one tall day among empty ones', [0, 177, 0, 0], 8],
])('the scale of %s ends where most days can be read', (_what, values, top) => {
  expect(chartTop(values)).toBe(top);
});
