import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  CHANGED_BY_MACHINE,
  type CorrectionCause,
  type CorrectionDecision,
} from '../../../domain/articles/corrections.ts';
import { recordChange } from '../../audit/record-change.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import { article_corrections } from '../../database/schema/corrections.ts';
import { announcePublicChange } from '../../pages/page-cache/public-changes.ts';

const isOpen = isNull(article_corrections.decision);
const ofArticle = (id: string) => eq(article_corrections.article_id, id);

/** The check that readers are told of; locked until the transaction ends. */
export async function findOpenCheck(tx: Executor, articleId: string) {
  const [row] = await tx
    .select()
    .from(article_corrections)
    .where(and(ofArticle(articleId), isOpen))
    .for('update');
  return row ?? null;
}

/**
 * Tells readers of a public article, on every instance, that it is being checked. A check under way goes on; that its source
 * withdrew the story says more than that it changed a fact. The caller holds the row's lock.
 */
export async function openCheck(
  tx: Transaction,
  { id, ai_slug, published_date }: Pick<ArticleRow, 'id' | 'ai_slug' | 'published_date'>,
  { cause, at }: { cause: CorrectionCause; at: Date },
): Promise<void> {
  if (published_date === null) return;
  const open = await findOpenCheck(tx, id);
  if (open && (open.cause === cause || cause !== 'withdrawn')) return;
  if (open) {
    await tx.update(article_corrections).set({ cause }).where(eq(article_corrections.id, open.id));
  } else {
    await tx.insert(article_corrections).values({ article_id: id, cause, noticed_at: at });
  }
  await recordChange(tx, {
    by: { machine: 'automatika' },
    action: 'article.check',
    entity: 'article',
    entityId: id,
    before: { cause: open?.cause ?? null },
    after: { cause },
    at,
  });
  await announcePublicChange(tx, ['articles', `article:${ai_slug}`]);
}

/** Ends the check under way, if there is one, with what readers are told. @returns whether there was one */
export async function closeCheck(
  tx: Executor,
  articleId: string,
  decided: {
    decision: CorrectionDecision;
    at: Date;
    by: string | null;
    notice?: string;
    slug?: string | null;
  },
): Promise<boolean> {
  const { decision, at, by, notice = '', slug = null } = decided;
  const closed = await tx
    .update(article_corrections)
    .set({ decision, decided_at: at, decided_by: by, notice, slug })
    .where(and(ofArticle(articleId), isOpen))
    .returning({ id: article_corrections.id });
  return closed.length > 0;
}

/** A text that readers see is never changed by a machine without a word. */
export async function noteMachineChange(tx: Executor, articleId: string, at: Date): Promise<void> {
  await tx.insert(article_corrections).values({
    article_id: articleId,
    cause: 'machine',
    noticed_at: at,
    decision: 'corrected',
    decided_at: at,
    notice: CHANGED_BY_MACHINE,
  });
}

/**
 * A withdrawn article that is public again answers as one. Whose withdrawal was taken back is being checked as before: nobody
 * has decided about its source.
 */
export async function endWithdrawal(
  tx: Executor,
  articleId: string,
  isTakenBack: boolean,
): Promise<void> {
  const undecided = { decision: null, decided_at: null, decided_by: null, notice: '' };
  const [ended] = await tx
    .update(article_corrections)
    .set({ slug: null, ...(isTakenBack && undecided) })
    .where(and(ofArticle(articleId), isNotNull(article_corrections.slug)))
    .returning({ noticed_at: article_corrections.noticed_at });
  // Listed again among what waits for a person.
  if (ended && isTakenBack)
    await tx
      .update(articles)
      .set({ source_changed_at: ended.noticed_at })
      .where(eq(articles.id, articleId));
}
