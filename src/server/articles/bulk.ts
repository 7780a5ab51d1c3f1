import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { AppError } from '../errors.ts';
import { publishWithin, returnToDraftWithin } from './articles.ts';
import { deleteWithin, restoreWithin, undeleteWithin } from './bin.ts';
import type { BulkAct, BulkItem } from './bulk-schemas.ts';
import { type ArticleChangeContext, type ChangedPages, changeArticles } from './change-articles.ts';
import { updateWithin } from './write-article.ts';

interface Done {
  id: string;
  /** Of a change of category: what it was, to be given back by an undo. */
  previous_category?: string | null;
}

export interface BulkResult {
  done: Done[];
  failed: { id: string; detail: string }[];
}

/**
 * One act on many articles: those that cannot take it are named with the reason, the others are done, all in
 * one transaction and one change of the public pages. Articles are locked in the order of their ids, so that
 * two people acting on the same ones do not lock each other out.
 */
export function actOnMany(
  ctx: ArticleChangeContext,
  act: BulkAct,
  userId: string,
): Promise<BulkResult> {
  const items = [...new Map(act.items.map((item) => [item.id, item])).values()];
  items.sort((a, b) => (a.id < b.id ? -1 : 1));
  return changeArticles(ctx, async (tx) => {
    const result: BulkResult = { done: [], failed: [] };
    const changedSlugs: ChangedPages['changedSlugs'] = [];
    for (const item of items) {
      try {
        // A savepoint: what failed half-way leaves nothing behind.
        const { done, changed } = await tx.transaction((inner) =>
          one(ctx, inner, act, item, userId),
        );
        result.done.push(done);
        changedSlugs.push(...changed.changedSlugs);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.failed.push({ id: item.id, detail: error.detail });
      }
    }
    return { result, changedSlugs };
  });
}

async function one(
  ctx: ArticleChangeContext,
  tx: Transaction,
  act: BulkAct,
  item: BulkItem,
  userId: string,
): Promise<{ done: Done; changed: ChangedPages }> {
  const who = { id: item.id, version: item.version, userId };
  const done = { id: item.id };
  switch (act.action) {
    case 'publish':
      return { done, changed: await publishWithin(ctx, tx, who) };
    case 'draft':
      return { done, changed: await returnToDraftWithin(ctx, tx, who) };
    case 'delete':
      return { done, changed: await deleteWithin(ctx, tx, who) };
    case 'restore':
      return { done, changed: await restoreWithin(ctx, tx, who) };
    case 'undelete':
      return { done, changed: await undeleteWithin(ctx, tx, who) };
    case 'category': {
      const [row] = await tx
        .select({ category: articles.ai_category })
        .from(articles)
        .where(eq(articles.id, item.id))
        .for('update');
      const category = item.ai_category === undefined ? act.ai_category : item.ai_category;
      const text = { ai_category: category ?? null };
      const changed = await updateWithin(ctx, tx, { ...who, text });
      return { done: { ...done, previous_category: row?.category ?? null }, changed };
    }
  }
}
