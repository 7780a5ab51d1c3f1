import { TIME_ZONE } from '../../domain/constants.ts';
import { hours } from '../../domain/duration.ts';

const inVilnius = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
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

/** The moment when clocks in Vilnius show this full hour of this day (`yyyy-MM-dd`). */
export function vilniusHour(day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hours(hour);
  // Vilnius is two or three hours ahead, depending on the season.
  for (const ahead of [2, 3]) {
    const moment = new Date(asUtc - hours(ahead));
    const parts = partsOf(moment);
    if (vilniusDay(moment) === day && Number(parts.hour) === hour) return moment;
  }
  throw new RangeError(`Not a day: ${day}`);
}

/** The first moment of the current day in Vilnius. */
export function startOfVilniusDay(now: Date): Date {
  return vilniusHour(vilniusDay(now), 0);
}
