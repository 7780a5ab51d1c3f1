import { TIME_ZONE } from '../../domain/constants.ts';
import { formatVilniusDate } from '../../domain/vilnius-date.ts';

// The Swedish format is the ISO one: yyyy-MM-dd HH:mm.
const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An ISO time as `yyyy-MM-dd HH:mm` in Vilnius; nothing stays a dash. */
export function formatMoment(iso: string | null | undefined): string {
  return iso ? minute.format(new Date(iso)) : '–';
}

/** An ISO time as `yyyy-MM-dd`, the day it was in Vilnius. */
export function formatDay(iso: string | null | undefined): string {
  return iso ? formatVilniusDate(iso) : '–';
}

/** Today in Vilnius, as a date field wants it. */
export function todayInVilnius(now: Date = new Date()): string {
  return formatVilniusDate(now.toISOString());
}
