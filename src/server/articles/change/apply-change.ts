import { eq, sql } from 'drizzle-orm';
import type { Change } from '../../audit/record-change.ts';
import type { Transaction } from '../../database/database.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';
import { updateRedirects } from '../model/redirects.ts';
import { recordArticleChange } from './audit-article.ts';
import type { ChangedPages } from './change-articles.ts';
import { endWithdrawal, noteMachineChange } from './corrections.ts';
import { type RevisionReason, saveRevision } from './save-revision.ts';

export interface ArticleAct extends Pick<Change, 'by' | 'at'> {
  /** For the audit: `update`, `publish`, `draft`. */
  verb: string;
  /** Keeps the state before under this reason; left out by acts that leave the text alone. */
  revision?: RevisionReason;
  restoredFrom?: string;
  /** What readers are told of it. */
  notice?: string;
}

/**
 * Changes one article whose row the caller has locked, with everything that belongs to a change: the revision
 * before it, the version, the addresses readers know, the audit, and the notice to readers when no person made it.
 */
export async function applyChange(
  tx: Transaction,
  article: ArticleRow,
  set: Partial<ArticleRow>,
  { verb, by, at, revision, restoredFrom, notice }: ArticleAct,
): Promise<ChangedPages> {
  const userId = typeof by === 'string' ? by : null;
  if (revision) {
    await saveRevision(tx, article, {
      reason: revision,
      userId,
      at,
      ...(restoredFrom && { restoredFrom }),
    });
  }
  // What is shown stands for itself, whatever else tells the story.
  const isShown = Boolean(set.published_date || set.scheduled_for);
  await tx
    .update(articles)
    .set({ ...set, ...(isShown && { is_story_lead: true }), version: sql`${articles.version} + 1` })
    .where(eq(articles.id, article.id));
  const after = { ...article, ...set };
  await updateRedirects(tx, article.id, { before: article, after, now: at });
  await recordArticleChange(tx, {
    verb,
    articleId: article.id,
    before: article,
    after: set,
    by,
    at,
    ...(notice && { notice }),
  });
  if (article.published_date === null && after.published_date)
    await endWithdrawal(tx, article.id, verb === 'undo');
  if (typeof by !== 'string' && changesPublicText(article, after))
    await noteMachineChange(tx, article.id, at);
  const isSeen = article.published_date !== null || after.published_date !== null;
  return { changedSlugs: isSeen ? [article.ai_slug, after.ai_slug] : [] };
}

/** What readers read: the picture and the category are none of it. */
const READ_COLUMNS = [
  'ai_translated_title',
  'ai_translated_excerpt',
  'ai_translated_content',
] as const satisfies (keyof ArticleRow)[];

const changesPublicText = (before: ArticleRow, after: ArticleRow): boolean =>
  before.published_date !== null &&
  after.published_date !== null &&
  READ_COLUMNS.some((column) => before[column] !== after[column]);
