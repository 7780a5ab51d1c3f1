import type { Executor } from '../../database/database.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { COMPUTED_COLUMNS } from '../model/article-columns.ts';

/** Acts of people on what an article says or where it stands: its history shows the state before each. */
export const SHOWN_ACTS = ['save', 'publish', 'draft', 'restore'] as const;
/** Acts that leave a whole former state behind, and so can be taken back (`undo-act.ts`). A review changes no word. */
export const ACT_REASONS = [...SHOWN_ACTS, 'review'] as const;

/**
 * Why an article's state was kept: what was about to be done to it. `story`: it was put into another story, its text was left alone. `draft-words` is no state that the article
 * was in: somebody's unsaved words over the article of that moment.
 */
export type RevisionReason =
  | (typeof ACT_REASONS)[number]
  | 'story'
  | 'reprocess'
  | 'machine'
  | 'draft-words';

interface Keeping {
  reason: RevisionReason;
  /** The administrator; null for what the product does by itself. */
  userId: string | null;
  at: Date;
  /** The revision whose text the change brings back. */
  restoredFrom?: string;
}

/** Keeps the article as it is before a change. In the change's transaction, under the row's lock. */
export async function saveRevision(
  tx: Executor,
  article: ArticleRow,
  { reason, userId, at, restoredFrom }: Keeping,
): Promise<void> {
  const snapshot = Object.fromEntries(
    Object.entries(article).filter(([name]) => !COMPUTED_COLUMNS.includes(name)),
  );
  await tx.insert(article_revisions).values({
    article_id: article.id,
    reason,
    restored_from: restoredFrom ?? null,
    snapshot,
    created_by: userId,
    created_at: at,
  });
}
