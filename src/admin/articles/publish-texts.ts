import { findUnreviewedMark } from '../../domain/articles/review.ts';
import { formatMoment } from '../lists/moments.ts';
import type { ArticleRow } from './article-requests.ts';

export type Publishable = Pick<
  ArticleRow,
  'prepared_by' | 'reviewed_at' | 'has_pending_values' | 'scheduled_for' | 'published_date'
>;

/**
 * Whether readers will see the "unreviewed" mark, unless it is reviewed now: a machine's text that nobody has
 * reviewed, or a machine's new text of an article.
 */
export const isUnreviewed = (article: Publishable): boolean =>
  article.has_pending_values || findUnreviewedMark(article) !== null;

/** A text that a person wrote: who publishes it is not asked whether they have read it. */
export const isOwnText = (article: Pick<Publishable, 'prepared_by' | 'has_pending_values'>) =>
  article.prepared_by === 'person' && !article.has_pending_values;

/** What publishing now does to a plan; null where there is none. */
export const describePlan = ({ scheduled_for }: Publishable): string | null =>
  scheduled_for && `Planas (${formatMoment(scheduled_for)}) bus atšauktas.`;

/** What publishing one article or many at once means, under the question. */
export function describePublishing(articles: readonly Publishable[]): string {
  const [first] = articles;
  const isOne = articles.length === 1;
  const sentences = [`Lankytojai ${isOne ? 'jį' : 'juos'} pamatys iš karto.`];
  if (first && isOne) sentences.push(describePlan(first) ?? '');
  else if (articles.some(({ scheduled_for }) => scheduled_for !== null))
    sentences.push('Suplanuotųjų planai bus atšaukti.');
  const unreviewed = articles.filter(isUnreviewed).length;
  if (unreviewed > 0 && unreviewed < articles.length)
    sentences.push(`Prie ${unreviewed} iš jų bus nurodyta, kad žmogus teksto neperžiūrėjo.`);
  else if (unreviewed > 0)
    sentences.push(
      isOne
        ? 'Prie jo bus nurodyta, kad žmogus jo neperžiūrėjo.'
        : 'Prie jų bus nurodyta, kad žmogus jų neperžiūrėjo.',
    );
  return sentences.filter(Boolean).join(' ');
}

/** What returning posts to the drafts means: of a published one for visitors, of a scheduled one for its plan. */
export function describeReturning(articles: readonly Publishable[]): string {
  const planned = articles.filter(({ published_date }) => published_date === null);
  const [first] = articles;
  if (first && articles.length === 1)
    return planned.length > 0
      ? (describePlan(first) ?? '')
      : 'Lankytojai šio įrašo nebematys, kol nepublikuosite iš naujo.';
  if (planned.length === articles.length) return 'Šių įrašų planai bus atšaukti.';
  if (planned.length === 0) return 'Lankytojai šių įrašų nebematys, kol nepublikuosite iš naujo.';
  return 'Publikuotųjų lankytojai nebematys, kol nepublikuosite iš naujo; suplanuotųjų planai bus atšaukti.';
}
