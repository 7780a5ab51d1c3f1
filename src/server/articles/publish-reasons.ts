import { AppError } from '../errors.ts';
import type { ArticleRow } from './change-articles.ts';

type Reasoned = Pick<
  ArticleRow,
  'preparation_state' | 'preparation_error' | 'check_findings' | 'pending_values'
>;

const UNEXPLAINED = 'Straipsnis laukia peržiūros.';

/**
 * Why a person should look twice before publishing this text: what the checks found in it, Lithuanian. Of a
 * published article they are those of the new text that waits. Empty when every check is green.
 */
export function listPublishReasons(article: Reasoned): string[] {
  const pending = article.pending_values;
  if (pending) return strings(pending.problems);
  const findings = (article.check_findings ?? []).map(
    ({ fact }) => `Šaltinyje nerasta: „${fact}“.`,
  );
  if (article.preparation_state !== 'needs_review') return findings;
  const told = article.preparation_error ?? UNEXPLAINED;
  // The first few findings stand in the article's own line already.
  return [told, ...findings.filter((finding) => !told.includes(finding))];
}

/** @throws AppError `conflict` with the reasons, until the person says that they have seen them */
export function refuseUnconfirmed(article: Reasoned, isConfirmed: boolean): void {
  const reasons = isConfirmed ? [] : listPublishReasons(article);
  if (reasons.length === 0) return;
  throw new AppError('conflict', `Prieš publikuojant reikia peržiūrėti: ${reasons.join(' ')}`, {
    errors: reasons.map((message) => ({ field: 'is_confirmed', message })),
    extra: { reasons },
  });
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
