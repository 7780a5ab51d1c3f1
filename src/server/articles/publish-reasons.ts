import { eq } from 'drizzle-orm';
import { listPublishReasons } from '../../domain/publish-reasons.ts';
import type { Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { AppError } from '../errors.ts';
import { IS_BEYOND_RIGHTS } from './article-columns.ts';
import type { ArticleRow } from './change-articles.ts';

type Reasoned = Pick<
  ArticleRow,
  'id' | 'preparation_state' | 'preparation_error' | 'check_findings' | 'pending_values'
>;

/** @throws AppError `conflict` with the reasons for a look, until the person says that they have seen them */
export async function refuseUnconfirmed(
  tx: Transaction,
  article: Reasoned,
  isConfirmed: boolean,
): Promise<void> {
  if (isConfirmed) return;
  const { id, pending_values } = article;
  const [rights] = await tx
    .select({ isBeyond: IS_BEYOND_RIGHTS })
    .from(articles)
    .where(eq(articles.id, id));
  const reasons = listPublishReasons(
    { ...article, is_beyond_rights: rights?.isBeyond ?? false },
    pending_values && strings(pending_values.problems),
  );
  if (reasons.length === 0) return;
  throw new AppError('conflict', `Prieš publikuojant reikia peržiūrėti: ${reasons.join(' ')}`, {
    errors: reasons.map((message) => ({ field: 'is_confirmed', message })),
    extra: { reasons },
  });
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
