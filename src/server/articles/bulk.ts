import { eq } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { isTransientError } from '../database/sql-state.ts';
import { AppError } from '../errors.ts';
import { UNEXPECTED } from '../http/problems.ts';
import { deleteWithin, restoreWithin, undeleteWithin } from './bin/bin.ts';
import type { BulkAct, BulkItem } from './bulk-schemas.ts';
import {
  type ArticleChangeContext,
  type ChangedPages,
  changeArticles,
} from './change/change-articles.ts';
import { undoWithin } from './history/undo-act.ts';
import { publishWithin, returnToDraftWithin } from './publishing/publish-article.ts';
import { lockStories } from './stories/lock-stories.ts';
import { joinWithin, partWithin } from './stories/part-and-join.ts';
import { updateWithin } from './writing/update-article.ts';

interface Done {
  id: string;
  /** As the act left it: what an undo compares. Null of what is in the bin now. */
  version: number | null;
}

interface BulkResult {
  done: Done[];
  failed: { id: string; detail: string }[];
}

/**
 * One act on many articles: those that cannot take it are named with the reason, the others are done, all in
 * one transaction and one change of the public pages. Articles are locked in the order of their ids, so that
 * two people acting on the same ones do not lock each other out.
 */
export function actOnMany(
  ctx: ArticleChangeContext & Pick<AppContext, 'log'>,
  act: BulkAct,
  userId: string,
): Promise<BulkResult> {
  const items = [...new Map(act.items.map((item) => [item.id, item])).values()];
  items.sort((a, b) => (a.id < b.id ? -1 : 1));
  return changeArticles(ctx, async (tx) => {
    const result: BulkResult = { done: [], failed: [] };
    const changedSlugs: ChangedPages['changedSlugs'] = [];
    if (act.action === 'join') {
      const joined = await joinWithin(ctx, tx, { items, userId });
      for (const id of joined.moved) result.done.push({ id, version: await findVersion(tx, id) });
      return { result, changedSlugs: joined.changedSlugs };
    }
    const { action } = act;
    // Before any article, as whoever places articles among stories does: most of these acts take it anyway.
    await lockStories(tx);
    for (const item of items) {
      try {
        // A savepoint: what failed half-way leaves nothing behind.
        const changed = await tx.transaction((inner) =>
          one(ctx, inner, { ...act, action }, item, userId),
        );
        result.done.push({ id: item.id, version: await findVersion(tx, item.id) });
        changedSlugs.push(...changed.changedSlugs);
      } catch (error) {
        if (!(error instanceof AppError)) {
          // Of a single article there is nothing else to report.
          if (items.length === 1 || isTransientError(error)) throw error;
          ctx.log.error({ err: error, article: item.id, act: act.action }, 'One of many articles');
        }
        const detail = error instanceof AppError ? error.detail : UNEXPECTED;
        result.failed.push({ id: item.id, detail });
      }
    }
    return { result, changedSlugs };
  });
}

function one(
  ctx: ArticleChangeContext,
  tx: Transaction,
  { action, ai_category }: BulkAct & { action: Exclude<BulkAct['action'], 'join'> },
  { id, version }: BulkItem,
  userId: string,
): Promise<ChangedPages> {
  const who = { id, version, userId };
  switch (action) {
    case 'publish':
      return publishWithin(ctx, tx, who);
    case 'draft':
      return returnToDraftWithin(ctx, tx, who);
    case 'delete':
      return deleteWithin(ctx, tx, who);
    case 'restore':
      return restoreWithin(ctx, tx, who);
    case 'undelete':
      return undeleteWithin(ctx, tx, who);
    case 'category':
      return updateWithin(ctx, tx, { ...who, text: { ai_category: ai_category ?? null } });
    case 'part':
      return partWithin(ctx, tx, who);
    case 'undo':
      return undoWithin(ctx, tx, { id, userId, version: version ?? 0 });
  }
}

async function findVersion(tx: Transaction, id: string): Promise<number | null> {
  const [row] = await tx
    .select({ version: articles.version })
    .from(articles)
    .where(eq(articles.id, id));
  return row?.version ?? null;
}
