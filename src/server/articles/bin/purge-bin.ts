import { asc, inArray, lt } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { article_bin, article_revisions } from '../../database/schema/article-versions.ts';
import type { Act } from '../change/change-articles.ts';
import { BIN_KEPT, missingInBin } from './bin.queries.ts';

/** Deletes for good; only the keys stay, so that an import does not bring it back. @throws AppError not-found */
export async function deleteForGood(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id, userId }: Pick<Act, 'id' | 'userId'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await removeForGood(tx, [id], { by: userId, at: clock.now() });
    if (gone === 0) throw missingInBin();
  });
}

const BATCH_SIZE = 200;

/** Deletes for good what has been in the bin for 30 days. Called by the schedule. @returns how many */
export async function purgeBin({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const at = clock.now();
  const isOver = lt(article_bin.deleted_at, new Date(at.getTime() - BIN_KEPT));
  for (let total = 0; ; ) {
    const gone = await db.transaction(async (tx) => {
      const over = await tx
        .select({ id: article_bin.id })
        .from(article_bin)
        .where(isOver)
        .orderBy(asc(article_bin.deleted_at))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true });
      const ids = over.map(({ id }) => id);
      return removeForGood(tx, ids, { by: { machine: 'automatika' }, at });
    });
    total += gone;
    if (gone < BATCH_SIZE) return total;
  }
}

async function removeForGood(
  tx: Transaction,
  ids: string[],
  who: Pick<Parameters<typeof recordChange>[1], 'by' | 'at'>,
): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .delete(article_bin)
    .where(inArray(article_bin.id, ids))
    .returning({ id: article_bin.id, title: article_bin.title });
  await tx.delete(article_revisions).where(inArray(article_revisions.article_id, ids));
  for (const { id, title } of gone) {
    const entry = { action: 'article.purge', entity: 'article', entityId: id };
    await recordChange(tx, { ...entry, ...who, before: { ai_translated_title: title } });
  }
  return gone.length;
}
