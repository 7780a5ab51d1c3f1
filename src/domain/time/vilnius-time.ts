import { TIME_ZONE } from '../constants.ts';
import { hours } from './duration.ts';

const inVilnius = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date): Record<string, string> {
  return Object.fromEntries(
    inVilnius.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
}

/** The day in Vilnius, `yyyy-MM-dd`. */
export function vilniusDay(moment: Date): string {
  const { year, month, day } = partsOf(moment);
  return `${year}-${month}-${day}`;
}

/** For the log: `2026-11-20 14:00`. */
export function vilniusMinute(moment: Date): string {
  const { hour, minute } = partsOf(moment);
  return `${vilniusDay(moment)} ${hour}:${minute}`;
}

/** Days outside are slips of the hand (0206-11-21). */
const FIRST_YEAR = 1990;
const LAST_YEAR = 2100;

/** @param day `yyyy-MM-dd` */
export function canBePostDay(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** How far clocks in Vilnius are ahead of UTC at this moment, milliseconds: two or three hours today, one in 1999. */
function offsetAt(moment: number): number {
  const { year, month, day, hour, minute, second } = partsOf(new Date(moment));
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(moment / 1000) * 1000;
}

/** The moment when clocks in Vilnius show this full hour of this day (`yyyy-MM-dd`). */
export function vilniusHour(day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hours(hour);
  if (Number.isNaN(asUtc)) throw new RangeError(`Not a day: ${day}`);
  // Twice: between the first guess and the moment meant the clocks may have been changed.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
}

/** The first moment of the current day in Vilnius. */
export function startOfVilniusDay(now: Date): Date {
  return vilniusHour(vilniusDay(now), 0);
}
