import { articleCount, withCount } from '../../domain/text/with-count.ts';
import type { ArticleRow } from '../articles/article-requests.ts';

type NoteFields = Pick<
  ArticleRow,
  | 'preparation_error'
  | 'has_pending_values'
  | 'prepared_by'
  | 'state'
  | 'is_thin'
  | 'has_near_duplicate'
  | 'source_changed_at'
  | 'has_changed_original'
  | 'check_cause'
  | 'reviewed_at'
  | 'check_findings'
  | 'preparation_state'
>;

type WaitFields = Pick<NoteFields, 'state' | 'preparation_state' | 'preparation_error'>;

/** Why a preparation is deferred; all articles that wait for the same thing have the same reason. Null: it has not. */
const waitingReason = (article: WaitFields): string | null =>
  article.state === 'imported' && article.preparation_state === 'imported'
    ? article.preparation_error
    : null;

/**
 * Why articles of a list wait, each reason once, with how many it holds up.
 * @param isWhole there are no others on further pages, which are not counted
 */
export function listWaitingReasons(
  articles: readonly WaitFields[],
  isWhole: boolean,
): { reason: string; title: string }[] {
  const counts = new Map<string, number>();
  for (const article of articles) {
    const reason = waitingReason(article);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({
    reason,
    title: `${isWhole ? 'Laukia' : 'Šiame puslapyje laukia'}: ${articleCount(count)}`,
  }));
}

const PLACES = ['vieta', 'vietos', 'vietų'] as const;

/**
 * What a person should know before publishing, most important first.
 * @param isInList why an article waits stands over the list, once for all that do
 */
export function articleNotes(article: NoteFields, isInList = false): string[] {
  const notes: string[] = [];
  if (article.preparation_error)
    notes.push(isInList && waitingReason(article) ? 'Laukia' : article.preparation_error);
  const findings = article.check_findings ?? [];
  const doubts = findings.filter(({ isUnsure }) => isUnsure).length;
  const faults = findings.length - doubts;
  if (faults > 0 && article.preparation_state !== 'needs_review')
    notes.push(`Nesutampa su šaltiniu: ${withCount(faults, ...PLACES)}`);
  if (doubts > 0) notes.push(`Verta pažiūrėti: ${withCount(doubts, ...PLACES)}`);
  if (article.has_pending_values) notes.push('Naujas tekstas laukia patvirtinimo');
  if (article.check_cause && article.state === 'published')
    notes.push('Skaitytojai mato, kad straipsnis tikrinamas');
  if (article.source_changed_at)
    notes.push(
      article.check_cause === 'withdrawn'
        ? 'Šaltinis straipsnio nebeskelbia'
        : article.has_changed_original
          ? 'Šaltinis pakeitė tekstą'
          : 'Vėliau apie tai parašė kitas šaltinis',
    );
  if (article.prepared_by === 'rules') notes.push('Paruošta pagal taisykles, be AI');
  if (article.is_thin) notes.push('Trumpas tekstas');
  if (article.has_near_duplicate) notes.push('Panašus straipsnis jau yra');
  if (article.reviewed_at) notes.push('Peržiūrėta');
  return notes;
}
