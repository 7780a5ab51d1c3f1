import { days } from '../../domain/time/duration.ts';
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

/** This minute in Vilnius, `yyyy-MM-dd HH:mm`. */
export const nowInVilnius = (): string => formatVilniusMoment(new Date().toISOString());

/** An ISO time as people say it of days near by: `vakar 14:05`, `šiandien 09:00`, `rytoj 09:00`; else as above. */
export function formatNearMoment(iso: string, now: Date = new Date()): string {
  const [day = '', time = ''] = formatVilniusMoment(iso).split(' ');
  const near = Object.entries(NEAR_DAYS).find(
    ([, away]) => day === todayInVilnius(new Date(now.getTime() + days(away))),
  );
  return `${near?.[0] ?? day} ${time}`;
}
const NEAR_DAYS = { vakar: -1, šiandien: 0, rytoj: 1 };
