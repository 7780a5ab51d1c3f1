import { expect, test } from 'vitest';
import { INTERVALS, intervalLength, nextDue } from './intervals.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);

test('the next run is one interval after the planned time, however late this one began', () => {
  expect(nextDue(at('10:00'), at('10:07'), '1hr')).toEqual(at('11:00'));
});

test('an outage of eight hours is made up by one run and the rhythm is kept', () => {
  expect(nextDue(at('02:00'), at('10:20'), '3hr')).toEqual(at('11:00'));
});

test('a run that is due this very moment moves on by one interval', () => {
  expect(nextDue(at('10:00'), at('10:00'), '1min')).toEqual(at('10:01'));
});

test('an interval is as long as it is called, from a minute to a day', () => {
  const minutes = INTERVALS.map((interval) => intervalLength(interval) / 60_000);
  expect(minutes).toEqual([1, 60, 180, 360, 720, 1440]);
});
