import { expect, test } from 'vitest';
import { isPublicHoliday } from './public-holidays.ts';

const holidaysOf = (year: number) => {
  const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
  return Array.from({ length: first.daysInYear }, (_, at) => first.add({ days: at }))
    .filter(isPublicHoliday)
    .map((day) => day.toString().slice(5));
};

test('the days off of a year are those of the Labour Code and Easter Monday', () => {
  expect(holidaysOf(2026)).toEqual(
    '01-01 02-16 03-11 04-06 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26'.split(' '),
  );
});

/** Easter Sundays as almanacs have them: the earliest and the latest there are, turns of centuries, exceptions. */
const EASTER = `
1700-04-11 1750-03-29 1800-04-13 1818-03-22 1849-04-08 1886-04-25 1900-04-15 1913-03-23 1943-04-25 1954-04-18 1961-04-02
1970-03-29 1981-04-19 1989-03-26 1999-04-04 2000-04-23 2008-03-23 2011-04-24 2015-04-05 2016-03-27 2017-04-16 2018-04-01
2019-04-21 2020-04-12 2021-04-04 2022-04-17 2023-04-09 2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01
2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 2036-04-13 2037-04-05 2038-04-25 2049-04-18 2076-04-19
2100-03-28 2200-04-06 2285-03-22 2299-04-16
`;

test.each(EASTER.trim().split(/\s+/))('the day after Easter, %s, is one', (sunday) => {
  const monday = Temporal.PlainDate.from(sunday).add({ days: 1 });
  expect(isPublicHoliday(monday)).toBe(true);
  const around = [-7, -1, 1, 7, 28, 35].map((days) => monday.add({ days }));
  const fixed = /-(?:05-01|03-11)$/;
  expect(around.filter((day) => !fixed.test(day.toString()) && isPublicHoliday(day))).toEqual([]);
});
