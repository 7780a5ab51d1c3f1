import { TIME_ZONE } from '../../domain/time/vilnius-date.ts';

/** The day in Vilnius, `yyyy-MM-dd`. */
export const vilniusDay = (moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(TIME_ZONE)
    .toPlainDate()
    .toString();

/**
 * The moment when clocks in Vilnius show this full hour of this day.
 * @param day `yyyy-MM-dd`
 * @throws RangeError for what is not a day
 */
export function vilniusHour(day: string, hour: number): Date {
  const time = { timeZone: TIME_ZONE, plainTime: { hour } };
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(time).epochMilliseconds);
}

/**
 * The moment when clocks in Vilnius show this, the first of two in autumn.
 * @param value `yyyy-MM-dd HH:mm`
 * @throws RangeError for what is no moment
 */
export const vilniusMoment = (value: string): Date =>
  new Date(
    Temporal.PlainDateTime.from(value, { overflow: 'reject' }).toZonedDateTime(TIME_ZONE)
      .epochMilliseconds,
  );

/** False for what clocks in Vilnius never show: the hour they are put forward by in spring. */
export function isShownInVilnius(value: string): boolean {
  const shown = Temporal.PlainDateTime.from(value);
  return shown.toZonedDateTime(TIME_ZONE).toPlainDateTime().equals(shown);
}

/** The first moment of the current day in Vilnius. */
export const startOfVilniusDay = (now: Date): Date => vilniusHour(vilniusDay(now), 0);

/** Days outside are slips of the hand (0206-11-21). */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** @param day `yyyy-MM-dd` */
export function canBePostDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
