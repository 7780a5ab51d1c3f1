import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { profiles } from '../../database/schema/identity.ts';
import { AppError } from '../../errors.ts';
import { applyChange } from '../change/apply-change.ts';
import type { Act } from '../change/change-articles.ts';
import {
  type ArticleChangeContext,
  changeArticles,
  checkComplete,
  getArticleForChange,
  refuseTakenSlug,
  refuseWhilePreparing,
} from '../change/change-articles.ts';
import { findFreeSlug, isSlugFree } from '../model/free-slug.ts';
import { readSnapshot } from '../model/read-snapshot.ts';
import { TEXT_COLUMNS } from '../model/text-columns.ts';
import { isBeyondRights, refuseBeyondRights } from '../publishing/refuse-publishing.ts';
import { listLostImages, withoutImages } from './lost-images.ts';

/** What the text says of itself goes with it: who made it and whether a person has read it. */
const RESTORED_COLUMNS = [
  ...TEXT_COLUMNS,
  'original_url',
  'preparation_state',
  'prepared_by',
  'prepared_at',
  'prepared_model',
  'prepared_prompt',
  'reviewed_by',
  'reviewed_at',
] as const satisfies (keyof ArticleRow)[];

/**
 * Brings a former text back. It is a change like any other: the text of now becomes a revision, a published
 * article stays published, a former address of it leads to the one it gets. Pictures deleted since do not come
 * back: the text is without them, and the cover stays the present one.
 * @returns how many pictures are missing
 * @throws AppError not-found; conflict when the article has changed since, is being prepared, or would stay
 *   published without a text
 */
export function restoreRevision(
  ctx: ArticleChangeContext,
  { id, userId, version, revisionId }: Act & { revisionId: string },
): Promise<{ lostImages: number }> {
  const restore = async (tx: Transaction) => {
    // Pictures are deleted under a lock against writing (`change-images.ts`): from here on none goes that we look for.
    await tx.execute(sql`lock table articles in row exclusive mode`);
    const article = await getArticleForChange(tx, id, version);
    const [revision] = await tx
      .select({ snapshot: article_revisions.snapshot })
      .from(article_revisions)
      .where(and(eq(article_revisions.id, revisionId), eq(article_revisions.article_id, id)));
    if (!revision) throw new AppError('not-found', 'Versija nerasta');
    refuseWhilePreparing(article);
    const now = ctx.clock.now();
    const { set, lostImages } = await withPresentImages(
      tx,
      article,
      await readFormerText(tx, article, readSnapshot(revision.snapshot)),
    );
    const restored = { ...article, ...set };
    const isShown = Boolean(restored.published_date || restored.scheduled_for);
    if (isShown) checkComplete(restored);
    const wasBeyondRights = await isBeyondRights(tx, id);
    const changed = await applyChange(
      tx,
      article,
      { ...set, edited_date: now },
      { verb: 'revert', revision: 'restore', restoredFrom: revisionId, by: userId, at: now },
    );
    if (isShown && !wasBeyondRights) await refuseBeyondRights(tx, id);
    return { ...changed, result: { lostImages } };
  };
  return refuseTakenSlug(() => changeArticles(ctx, restore));
}

/** The text a snapshot has, as columns that can be written now. */
export async function readFormerText(
  tx: Transaction,
  article: ArticleRow,
  snapshot: Partial<ArticleRow>,
): Promise<Partial<ArticleRow>> {
  const text: Partial<ArticleRow> = Object.fromEntries(
    RESTORED_COLUMNS.filter((column) => snapshot[column] !== undefined).map((column) => [
      column,
      snapshot[column],
    ]),
  );
  if (text.preparation_state === 'preparing') text.preparation_state = 'imported';
  // Somebody else's by now: the article keeps the address it has.
  if (text.ai_slug && !(await isSlugFree(tx, text.ai_slug, article.id))) {
    text.ai_slug = article.ai_slug ?? (await findFreeSlug(tx, text.ai_slug, article.id));
  }
  if (text.reviewed_by && !(await tx.$count(profiles, eq(profiles.id, text.reviewed_by)))) {
    text.reviewed_by = null;
  }
  return text;
}

/** The text without pictures of ours that are gone; the cover stays the present one then. */
export async function withPresentImages(
  tx: Transaction,
  article: ArticleRow,
  text: Partial<ArticleRow>,
): Promise<{ set: Partial<ArticleRow>; lostImages: number }> {
  const { ai_image_path: path = null, ai_translated_content: html = null } = text;
  const lost = await listLostImages(tx, { path, html });
  const isCoverLost = lost.some((name) => path?.endsWith(name));
  const set = {
    ...text,
    ...(html && { ai_translated_content: withoutImages(html, lost) }),
    ...(isCoverLost && { ai_image_path: article.ai_image_path }),
  };
  return { set, lostImages: lost.length };
}
