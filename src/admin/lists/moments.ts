import { formatVilniusDate, formatVilniusMoment } from '../../domain/time/vilnius-date.ts';

/** An ISO time as `yyyy-MM-dd HH:mm` in Vilnius; nothing stays a dash. */
export function formatMoment(iso: string | null | undefined): string {
  return iso ? formatVilniusMoment(iso) : '–';
}

/** An ISO time as `yyyy-MM-dd`, the day it was in Vilnius. */
export function formatDay(iso: string | null | undefined): string {
  return iso ? formatVilniusDate(iso) : '–';
}

/** Today in Vilnius, as a date field wants it. */
export function todayInVilnius(now: Date = new Date()): string {
  return formatVilniusDate(now.toISOString());
}
