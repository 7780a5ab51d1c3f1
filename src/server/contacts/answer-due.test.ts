import { expect, test } from 'vitest';
import { findAnswerDue } from './answer-due.ts';

test.each([
  ['a Tuesday morning', '2026-11-24T07:00:00Z', '2026-11-25T16:00:00.000Z'],
  [
    'late on a Tuesday, which in Vilnius is Wednesday',
    '2026-11-24T22:30:00Z',
    '2026-11-26T16:00:00.000Z',
  ],
  ['a Thursday', '2026-11-26T12:00:00Z', '2026-11-27T16:00:00.000Z'],
  ['a Friday', '2026-11-27T12:00:00Z', '2026-11-30T16:00:00.000Z'],
  ['a Saturday', '2026-11-28T12:00:00Z', '2026-11-30T16:00:00.000Z'],
  ['a Sunday', '2026-11-29T12:00:00Z', '2026-11-30T16:00:00.000Z'],
  ['the Friday before clocks go forward', '2026-03-27T12:00:00Z', '2026-03-30T15:00:00.000Z'],
  ['Good Friday', '2026-04-03T12:00:00Z', '2026-04-07T15:00:00.000Z'],
  ['a Friday before a Monday off', '2026-02-13T12:00:00Z', '2026-02-17T16:00:00.000Z'],
  ['the day before Christmas Eve', '2026-12-23T12:00:00Z', '2026-12-28T16:00:00.000Z'],
])('a message of %s is answered by the end of the next working day', (_when, received, due) => {
  expect(findAnswerDue(new Date(received)).toISOString()).toBe(due);
});
