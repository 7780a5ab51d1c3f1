import { expect, test } from 'vitest';
import { type ActivityDay, shortDay, totalOf } from './activity.ts';

test('a series is summed over its days; under the axis a day is its month and number', () => {
  const day = { day: '2026-03-01', prepared: 0, published: 0, contacts: 0 };
  const days = [2, 0, 3].map((imported) => ({ ...day, imported }) as unknown as ActivityDay);
  expect(totalOf(days, 'imported')).toBe(5);
  expect(totalOf([], 'imported')).toBe(0);
  expect(shortDay('2026-03-01')).toBe('03-01');
});
