import { expect, it } from 'vitest';
import { formatVilniusDate } from './vilnius-date.ts';

it('a date is the day it was in Vilnius, winter and summer', () => {
  expect(formatVilniusDate('2026-01-31T22:30:00Z')).toBe('2026-02-01');
  expect(formatVilniusDate('2026-07-31T20:59:00Z')).toBe('2026-07-31');
  expect(formatVilniusDate('2026-07-31T21:00:00Z')).toBe('2026-08-01');
});
