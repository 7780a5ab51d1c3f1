import { expect, test } from 'vitest';
import { hours, minutes } from '../../../domain/time/duration.ts';
import { findNextCheck } from './next-check.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const hourly = { isEnabled: true, interval: '1hr', dueAt: later(minutes(20)) } as const;
const next = (next_check_at: Date | null, schedule: Parameters<typeof findNextCheck>[1] = hourly) =>
  findNextCheck({ is_active: true, next_check_at }, schedule, now);

test('a healthy source is read when the import is due', () => {
  expect(next(null)).toEqual(later(minutes(20)));
  expect(next(null, { ...hourly, dueAt: null })).toEqual(now);
  expect(next(null, { ...hourly, dueAt: later(-hours(8)) })).toEqual(now);
});

test('a failing one at the first run after its rest', () => {
  expect(next(later(minutes(15)))).toEqual(later(minutes(20)));
  expect(next(later(minutes(20)))).toEqual(later(minutes(20)));
  expect(next(later(hours(2)))).toEqual(later(hours(2) + minutes(20)));
});

test('nothing is planned while the source or the import is switched off', () => {
  expect(next(null, { ...hourly, isEnabled: false })).toBeNull();
  expect(findNextCheck({ is_active: false, next_check_at: null }, hourly, now)).toBeNull();
});
