import { expect, it } from 'vitest';
import { formatDay, formatMoment, formatNearMoment, todayInVilnius } from './moments.ts';

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

it.each([
  ['2026-11-22T23:30:00Z', 'vakar 01:30'],
  ['2026-11-23T22:30:00Z', 'šiandien 00:30'],
  ['2026-11-25T21:59:00Z', 'rytoj 23:59'],
  ['2026-11-25T22:00:00Z', '2026-11-26 00:00'],
  ['2026-11-22T21:59:00Z', '2026-11-22 23:59'],
])('calls days near by as people do: %s is %s on 24 November', (iso, words) => {
  expect(formatNearMoment(iso, new Date('2026-11-24T08:00:00Z'))).toBe(words);
});
