import { fullPostMoment, splitPostMoment } from '../../../domain/time/post-moment.ts';
import { vilniusDay, vilniusMoment } from '../../time/vilnius-time.ts';

interface PostMoment {
  published_date: Date | null;
  scheduled_for: Date | null;
}

/**
 * What the date of the post form means: today is now, another day its 09:00, an hour that is named that hour. What is
 * still to come waits.
 * @param value `yyyy-MM-dd` or `yyyy-MM-dd HH:mm` in Vilnius
 */
export function resolvePostDate(value: string, now: Date): PostMoment {
  const { day, time } = splitPostMoment(value);
  if (!time && day === vilniusDay(now)) return { published_date: now, scheduled_for: null };
  const moment = vilniusMoment(fullPostMoment(value));
  return moment > now
    ? { published_date: null, scheduled_for: moment }
    : { published_date: moment, scheduled_for: null };
}

/** Whether the form's date says what stands already: the same day, and the same minute where an hour is named. */
export function isPostDateOf(value: string, moment: Date): boolean {
  const { day, time } = splitPostMoment(value);
  if (!time) return day === vilniusDay(moment);
  return Math.floor(moment.getTime() / 60_000) === vilniusMoment(value).getTime() / 60_000;
}
