/**
 * Days off by the Labour Code of Lithuania, article 123 (as of 2026). Mother's and Father's Day are Sundays, and so of no
 * interest here.
 */
const EVERY_YEAR = [
  '01-01',
  '02-16',
  '03-11',
  '05-01',
  '06-24',
  '07-06',
  '08-15',
  '11-01',
  '11-02',
  '12-24',
  '12-25',
  '12-26',
];

/** Whether nobody has to work although it may be a weekday. */
export const isPublicHoliday = (day: Temporal.PlainDate): boolean =>
  EVERY_YEAR.includes(day.toString().slice(5)) || day.equals(findEaster(day.year).add({ days: 1 }));

/** Easter Sunday of the Gregorian calendar (J. Meeus, Astronomical Algorithms, 1991, chapter 8). */
function findEaster(year: number): Temporal.PlainDate {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const at = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(at / 31), day: (at % 31) + 1 });
}
