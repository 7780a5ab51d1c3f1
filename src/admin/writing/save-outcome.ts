import {
  fullPostMoment,
  HALF_HOUR,
  HOUR_PROBLEMS,
  isComing,
  splitPostMoment,
} from '../../domain/time/post-moment.ts';
import type { Article } from '../articles/article-requests.ts';
import { formatDay, formatMoment } from '../lists/moments.ts';

type Fate = Pick<Article, 'published_date' | 'scheduled_for'>;

/*
 * `date` is the form's (`domain/time/post-moment.ts`), `now` is `yyyy-MM-dd HH:mm`, both by the clocks of Vilnius.
 */

/** Whether saving takes a published article off the site: a coming moment schedules it anew. */
export const isHidden = (article: Fate | null, date: string, now: string): boolean =>
  Boolean(article?.published_date) && isComing(date, now);

/**
 * The button that ends the writing: of a new post it says whether visitors will see it at once.
 * @returns `brief` for a narrow window
 */
export function saveLabel(article: Fate | null, date: string, now: string) {
  if (article) return { full: 'Išsaugoti', brief: 'Išsaugoti' };
  return isComing(date, now)
    ? { full: 'Sukurti įrašą ir suplanuoti', brief: 'Suplanuoti' }
    : { full: 'Sukurti įrašą ir publikuoti', brief: 'Publikuoti' };
}

/**
 * What saving will mean for visitors, in a sentence beside the button (contracts.md, "Data").
 * @param article null for a post that does not exist yet
 */
export function describeOutcome(article: Fate | null, date: string, now: string): string {
  const { day, time } = splitPostMoment(date);
  if (!day) return 'Pasirinkite datą';
  if (time === HALF_HOUR) return HOUR_PROBLEMS.half;
  if (isHidden(article, date, now))
    return `Bus paslėpta iki ${fullPostMoment(date)}: lankytojai iki tada įrašo nebematys`;
  if (article?.published_date) return 'Išsaugojus lankytojai iš karto matys pakeitimus';
  const plan = article?.scheduled_for ? formatMoment(article.scheduled_for) : null;
  if (plan === date || (plan && formatDay(article?.scheduled_for) === date))
    return `Bus publikuota ${plan}`;
  if (isComing(date, now)) return `Bus publikuota ${fullPostMoment(date)}`;
  if (plan) return `Planas (${plan}) bus atšauktas`;
  if (article) return 'Liks nepublikuota, kol nepublikuosite';
  return date === now.slice(0, 10) ? 'Bus publikuota iš karto' : `Bus publikuota su ${date} data`;
}
