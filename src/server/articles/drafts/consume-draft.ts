import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { saveRevision } from '../change/save-revision.ts';

interface Use {
  draftId: string;
  /** The draft as the saving person has seen it last; undefined when they do not say. */
  draftVersion: number | undefined;
  /** The article as it was just saved. */
  article: Partial<ArticleRow> & { id: string };
  userId: string;
  now: Date;
}

const TEXTS = ['ai_translated_title', 'ai_translated_excerpt', 'ai_translated_content'] as const;

/**
 * Removes the draft that became an article, in the same transaction. Words that somebody else (or another
 * window) put into the draft and the saving person has not seen are not dropped with it: they stay in the
 * article's history.
 */
export async function consumeDraft(
  tx: Transaction,
  { draftId, draftVersion, article, userId, now }: Use,
): Promise<void> {
  const [draft] = await tx
    .select()
    .from(article_drafts)
    .where(eq(article_drafts.id, draftId))
    .for('update');
  if (!draft || (draft.article_id !== null && draft.article_id !== article.id)) return;
  await tx.delete(article_drafts).where(eq(article_drafts.id, draftId));
  const isUnseen =
    draftVersion === undefined ? draft.updated_by !== userId : draft.version > draftVersion;
  if (isUnseen) await saveDraftToHistory(tx, draft, { article, now });
}

/** A draft's words that the article does not have stay in its history, with their author. */
export async function saveDraftToHistory(
  tx: Transaction,
  draft: Pick<typeof article_drafts.$inferSelect, 'values' | 'updated_by'>,
  { article, now }: Pick<Use, 'article' | 'now'>,
): Promise<void> {
  const words = Object.fromEntries(
    TEXTS.map((field) => [field, draft.values[field]]).filter(
      ([field, value]) => typeof value === 'string' && value !== article[field as 'ai_slug'],
    ),
  );
  if (Object.keys(words).length === 0) return;
  const written = { ...article, ...words } as ArticleRow;
  await saveRevision(tx, written, { reason: 'draft-words', userId: draft.updated_by, at: now });
}
