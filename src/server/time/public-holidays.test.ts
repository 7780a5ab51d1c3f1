import { expect, test } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';

// Easter Mondays as calendars print them.
test.each(['2019-04-22', '2024-04-01', '2025-04-21', '2026-04-06', '2027-03-29', '2038-04-26'])(
  '%s is Easter Monday',
  (day) => {
    expect(isPublicHoliday(Temporal.PlainDate.from(day))).toBe(true);
    const next = Temporal.PlainDate.from(day).add({ days: 1 });
    expect(isPublicHoliday(next)).toBe(false);
  },
);

test.each([
  ['2026-02-16', true],
  ['2026-11-02', true],
  ['2026-12-24', true],
  ['2026-12-23', false],
  ['2026-05-04', false],
])('%s: %s', (day, isOff) => {
  expect(isPublicHoliday(Temporal.PlainDate.from(day))).toBe(isOff);
});
