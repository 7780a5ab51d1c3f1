import { and, eq } from 'drizzle-orm';
import { BEYOND_RIGHTS, listPublishReasons } from '../../../domain/articles/publish-reasons.ts';
import type { Transaction } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { IS_BEYOND_RIGHTS, IS_CHANGED_AT_SOURCE } from '../model/article-columns.ts';
import { isReportedElsewhere, lockForPublishing } from '../stories/lock-stories.ts';

type Reasoned = Pick<
  ArticleRow,
  | 'id'
  | 'story_id'
  | 'published_date'
  | 'preparation_state'
  | 'preparation_reason'
  | 'check_findings'
  | 'pending_values'
>;

/** @throws AppError `conflict` with the reasons for a look, until the person says that they have seen them */
export async function refuseUnconfirmed(
  tx: Transaction,
  article: Reasoned,
  isConfirmed: boolean,
): Promise<void> {
  if (isConfirmed) return;
  const reasons = await findReasons(tx, article);
  if (reasons.length === 0) return;
  throw new AppError('conflict', `Prieš publikuojant reikia peržiūrėti: ${reasons.join(' ')}`, {
    errors: reasons.map((message) => ({ field: 'is_confirmed', message })),
    extra: { reasons },
  });
}

/**
 * A plan is kept by a machine, which confirms nothing: what needs a confirmation is published by a person.
 * @param article as it will be planned, and as its row is now in this transaction
 * @throws AppError `conflict` with the reasons
 */
export async function refuseUnplannable(tx: Transaction, article: Reasoned): Promise<void> {
  const reasons = await findReasons(tx, article);
  if (reasons.length === 0) return;
  const message = `Iš anksto suplanuoti negalima, publikuoti gali tik žmogus: ${reasons.join(' ')}`;
  throw new AppError('conflict', message, {
    errors: [{ field: 'date', message }],
    extra: { reasons },
  });
}

/**
 * For acts that bring a former state back without a question.
 * @throws AppError `conflict` when readers would get more of the text than its source allows now
 */
export async function refuseBeyondRights(tx: Transaction, id: string): Promise<void> {
  if (!(await isBeyondRights(tx, id))) return;
  const message = `${BEYOND_RIGHTS} Viešai grąžinti jo negalima: publikuokite iš juodraščių.`;
  throw new AppError('conflict', message);
}

async function findReasons(tx: Transaction, article: Reasoned): Promise<string[]> {
  const { id, pending_values } = article;
  await lockForPublishing(tx, [article.story_id]);
  const isReported = article.published_date === null && (await isReportedElsewhere(tx, id));
  return listPublishReasons(
    {
      ...article,
      is_beyond_rights: await isBeyondRights(tx, id),
      is_reported_elsewhere: isReported,
      is_changed_at_source: await isChangedAtSource(tx, id),
    },
    pending_values && strings(pending_values.problems),
  );
}

export async function isBeyondRights(tx: Transaction, id: string): Promise<boolean> {
  const [rights] = await tx
    .select({ isBeyond: IS_BEYOND_RIGHTS })
    .from(articles)
    .where(eq(articles.id, id));
  return rights?.isBeyond ?? false;
}

export async function isChangedAtSource(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.$count(articles, and(eq(articles.id, id), IS_CHANGED_AT_SOURCE))) > 0;
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
