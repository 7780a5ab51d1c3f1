import { expect, it } from 'vitest';
import { formatDay, formatMoment, todayInVilnius } from './moments.ts';

it('shows Vilnius time, winter and summer', () => {
  expect(formatMoment('2026-01-15T22:05:00Z')).toBe('2026-01-16 00:05');
  expect(formatMoment('2026-07-15T20:59:00Z')).toBe('2026-07-15 23:59');
});

it('shows the Vilnius day', () => {
  expect(formatDay('2026-01-15T22:05:00Z')).toBe('2026-01-16');
  expect(todayInVilnius(new Date('2026-07-15T21:00:00Z'))).toBe('2026-07-16');
});

it('shows a dash where there is no time', () => {
  expect(formatMoment(null)).toBe('–');
  expect(formatDay(undefined)).toBe('–');
});
