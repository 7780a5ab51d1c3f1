import { listPublishReasons } from '../../domain/publish-reasons.ts';
import { AppError } from '../errors.ts';
import type { ArticleRow } from './change-articles.ts';

type Reasoned = Pick<
  ArticleRow,
  'preparation_state' | 'preparation_error' | 'check_findings' | 'pending_values'
>;

/** @throws AppError `conflict` with the reasons for a look, until the person says that they have seen them */
export function refuseUnconfirmed(article: Reasoned, isConfirmed: boolean): void {
  if (isConfirmed) return;
  const { pending_values } = article;
  const reasons = listPublishReasons(article, pending_values && strings(pending_values.problems));
  if (reasons.length === 0) return;
  throw new AppError('conflict', `Prieš publikuojant reikia peržiūrėti: ${reasons.join(' ')}`, {
    errors: reasons.map((message) => ({ field: 'is_confirmed', message })),
    extra: { reasons },
  });
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
