import { expect, it } from 'vitest';
import { monthLine } from './month-line.ts';

const days = [
  { date: '2026-11-04', cost_micro_usd: 30 },
  { date: '2026-11-01', cost_micro_usd: 10 },
  // Of the month before.
  { date: '2026-10-31', cost_micro_usd: 500 },
];

it('adds up the month day by day, days without calls too, and none of the month before', () => {
  expect(monthLine(days, '2026-11-05')).toMatchObject({ sums: [10, 10, 10, 40, 40], spent: 40 });
});

it('expects of the month what its days so far cost', () => {
  expect(monthLine(days, '2026-11-05')).toMatchObject({ expected: 240, daysInMonth: 30 });
});

it('expects nothing while a day or two say nothing of a month', () => {
  expect(['02', '03'].map((day) => monthLine(days, `2026-11-${day}`).expected)).toEqual([
    null,
    100,
  ]);
  expect(monthLine([], '2026-11-20').expected).toBeNull();
});

it('knows how long February is', () => {
  expect(monthLine([], '2028-02-10').daysInMonth).toBe(29);
});
