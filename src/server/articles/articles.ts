import { eq, sql } from 'drizzle-orm';
import { article_bin, articles } from '../database/schema/articles.ts';
import { AppError } from '../errors.ts';
import {
  type ArticleChangeContext,
  changeArticles,
  checkComplete,
  getArticleForChange,
  readPendingValues,
} from './change-articles.ts';

interface Act {
  id: string;
  /** The administrator. */
  userId: string;
  /** What the person saw; undefined when any will do. */
  version?: number | undefined;
}

const nextVersion = sql`${articles.version} + 1`;

/**
 * Publishes by hand: `published_date` now, `import_type` manual (specification §4.4). On a published
 * article with a new text waiting, approves that text and keeps the date.
 * @throws AppError `conflict` naming what is missing, or when it is published already
 */
export function publishArticle(
  ctx: ArticleChangeContext,
  { id, userId, version, isReviewed }: Act & { isReviewed: boolean },
): Promise<void> {
  return changeArticles(ctx, async (tx) => {
    const article = await getArticleForChange(tx, id, version);
    const now = ctx.clock.now();
    const pending = readPendingValues(article);
    const hasPending = article.pending_values !== null;
    if (article.published_date && !hasPending) {
      throw new AppError('conflict', 'Straipsnis jau publikuotas');
    }
    const values = { ...article, ...pending };
    checkComplete(values);
    const review = isReviewed
      ? { reviewed_by: userId, reviewed_at: now }
      : hasPending
        ? { reviewed_by: null, reviewed_at: null }
        : {};
    await tx
      .update(articles)
      .set({
        ...pending,
        ...review,
        pending_values: null,
        published_date: article.published_date ?? now,
        edited_date: article.published_date ? now : article.edited_date,
        import_type: 'manual',
        scheduled_for: null,
        auto_publish_blocked_at: null,
        version: nextVersion,
      })
      .where(eq(articles.id, id));
    return { result: undefined, changedSlugs: [article.ai_slug, values.ai_slug] };
  });
}

/**
 * Takes an article off the blog, or a post off the schedule. The score stays; automation leaves it alone
 * until a person publishes or re-processes it.
 */
export function returnToDraft(ctx: ArticleChangeContext, { id, version }: Act): Promise<void> {
  return changeArticles(ctx, async (tx) => {
    const article = await getArticleForChange(tx, id, version);
    if (!article.published_date && !article.scheduled_for) {
      throw new AppError('conflict', 'Straipsnis nepublikuotas');
    }
    await tx
      .update(articles)
      .set({
        published_date: null,
        scheduled_for: null,
        auto_publish_blocked_at: ctx.clock.now(),
        version: nextVersion,
      })
      .where(eq(articles.id, id));
    return { result: undefined, changedSlugs: article.published_date ? [article.ai_slug] : [] };
  });
}

/** Records that a person has read the text and answers for it. Publishing alone is not a review. */
export function reviewArticle(
  ctx: ArticleChangeContext,
  { id, userId, version }: Act,
): Promise<void> {
  return changeArticles(ctx, async (tx) => {
    const article = await getArticleForChange(tx, id, version);
    checkComplete(article);
    await tx
      .update(articles)
      .set({ reviewed_by: userId, reviewed_at: ctx.clock.now(), version: nextVersion })
      .where(eq(articles.id, id));
    return { result: undefined, changedSlugs: article.published_date ? [article.ai_slug] : [] };
  });
}

/**
 * Moves an article into the bin, whole, with its sources and keys. The keys themselves stay, so that an
 * import does not bring it back.
 */
export function deleteArticle(ctx: ArticleChangeContext, { id, userId }: Act): Promise<void> {
  return changeArticles(ctx, async (tx) => {
    const article = await getArticleForChange(tx, id);
    const deleted = { deleted_by: userId, deleted_at: ctx.clock.now() };
    const snapshot = sql`(select to_jsonb(a) - 'search_text' || jsonb_build_object(
      'article_sources', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from article_sources s where s.article_id = a.id),
      'article_keys', (select coalesce(jsonb_agg(k.key), '[]') from article_keys k where k.article_id = a.id)
    ) from articles a where a.id = ${id})`;
    await tx
      .insert(article_bin)
      .values({ id, snapshot: snapshot as unknown as Record<string, unknown>, ...deleted })
      .onConflictDoUpdate({
        target: article_bin.id,
        set: { snapshot: sql`excluded.snapshot`, ...deleted },
      });
    await tx.delete(articles).where(eq(articles.id, id));
    return { result: undefined, changedSlugs: article.published_date ? [article.ai_slug] : [] };
  });
}
