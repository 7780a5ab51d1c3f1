import type { Article } from '../articles/article-requests.ts';
import { formatDay, formatMoment } from '../lists/moments.ts';

type Fate = Pick<Article, 'published_date' | 'scheduled_for'>;

/** Whether saving takes a published article off the site: a coming day schedules it anew. */
export const isHidden = (article: Fate | null, date: string, today: string): boolean =>
  Boolean(article?.published_date) && date > today;

/**
 * The button that ends the writing: of a new post it says whether visitors will see it at once.
 * @returns `brief` for a narrow window
 */
export function saveLabel(article: Fate | null, date: string, today: string) {
  if (article) return { full: 'Išsaugoti', brief: 'Išsaugoti' };
  return date > today
    ? { full: 'Sukurti įrašą ir suplanuoti', brief: 'Suplanuoti' }
    : { full: 'Sukurti įrašą ir publikuoti', brief: 'Publikuoti' };
}

/**
 * What saving will mean for visitors, in a sentence beside the button (contracts.md, "Data").
 * @param article null for a post that does not exist yet
 * @param date of the form, `yyyy-MM-dd`
 * @param today in Vilnius
 */
export function describeOutcome(article: Fate | null, date: string, today: string): string {
  if (!date) return 'Pasirinkite datą';
  if (isHidden(article, date, today))
    return `Bus paslėpta iki ${date} 09:00: lankytojai iki tada įrašo nebematys`;
  if (article?.published_date) return 'Išsaugojus lankytojai iš karto matys pakeitimus';
  if (article?.scheduled_for && formatDay(article.scheduled_for) === date)
    return `Bus publikuota ${formatMoment(article.scheduled_for)}`;
  if (date > today) return `Bus publikuota ${date} 09:00`;
  if (article?.scheduled_for)
    return `Planas (${formatMoment(article.scheduled_for)}) bus atšauktas`;
  if (article) return 'Liks nepublikuota, kol nepublikuosite';
  return date === today ? 'Bus publikuota iš karto' : `Bus publikuota su ${date} data`;
}
