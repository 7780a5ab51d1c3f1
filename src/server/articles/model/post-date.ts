import { vilniusDay, vilniusHour } from '../../time/vilnius-time.ts';

/** When posts dated by hand appear, Vilnius time (contracts.md, "Data"). */
const POSTING_HOUR = 9;

interface PostMoment {
  published_date: Date | null;
  scheduled_for: Date | null;
}

/**
 * What the date of the post form means: today is now, a past day is 09:00 of that day, a coming day
 * waits until its 09:00.
 * @param day `yyyy-MM-dd` in Vilnius
 */
export function resolvePostDate(day: string, now: Date): PostMoment {
  const today = vilniusDay(now);
  if (day === today) return { published_date: now, scheduled_for: null };
  const moment = vilniusHour(day, POSTING_HOUR);
  return day < today
    ? { published_date: moment, scheduled_for: null }
    : { published_date: null, scheduled_for: moment };
}
