import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { AppError } from '../errors.ts';
import { violates } from '../http/violations.ts';
import type { CreatePost, UpdateArticle } from './article-schemas.ts';
import {
  type ArticleChangeContext,
  type ArticleRow,
  changeArticles,
  checkComplete,
  getArticleForChange,
} from './change-articles.ts';
import { checkHtml } from './check-html.ts';
import { resolvePostDate } from './post-date.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { vilniusDay } from './vilnius-time.ts';

export interface WriteArticleContext extends ArticleChangeContext {
  /**
   * Brings a picture from the web into our storage and answers its path there; a path of ours is
   * answered as it is.
   */
  storeImage: (address: string) => Promise<string>;
}

/** A post written here, specification §7.3. Appears now, as of a past day, or when its day comes. */
export async function createPost(ctx: WriteArticleContext, post: CreatePost): Promise<string> {
  const id = randomUUID();
  const now = ctx.clock.now();
  const placeholder = `manual:${id}`;
  const moment = resolvePostDate(post.date, now);
  const ai_translated_content = cleanContent(post.ai_translated_content);
  const ai_image_path = post.ai_image_path ? await ctx.storeImage(post.ai_image_path) : null;
  return await refuseTakenSlug(() =>
    changeArticles(ctx, async (tx) => {
      await tx.insert(articles).values({
        id,
        source_name: 'Manual',
        source_rss_url: placeholder,
        original_url: post.source_url || placeholder,
        original_title: post.ai_translated_title,
        original_excerpt: post.ai_translated_excerpt,
        original_language: 'lt',
        ai_translated_title: post.ai_translated_title,
        ai_slug: post.ai_slug,
        ai_translated_excerpt: post.ai_translated_excerpt,
        ai_translated_content,
        ai_image_path,
        ai_category: post.ai_category,
        ai_actuality_score: 100,
        import_type: 'manual',
        preparation_state: 'prepared',
        prepared_by: 'person',
        prepared_at: now,
        created_at: now,
        ...moment,
      });
      return { result: id, changedSlugs: moment.published_date ? [post.ai_slug] : [] };
    }),
  );
}

/**
 * A person's edit. Giving a score to an imported article makes it a prepared one.
 * @throws AppError `conflict` when the article has changed since the person opened it, is being prepared
 *   right now, or the slug is taken
 */
export async function updateArticle(
  ctx: WriteArticleContext,
  { id, changes }: { id: string; changes: UpdateArticle },
): Promise<void> {
  const { version, date, source_url, ai_translated_content, ai_image_path, ...columns } = changes;
  const text: Partial<ArticleRow> = { ...columns };
  if (ai_translated_content !== undefined)
    text.ai_translated_content = cleanContent(ai_translated_content);
  if (source_url !== undefined) text.original_url = source_url || `manual:${id}`;
  if (ai_image_path !== undefined) {
    text.ai_image_path = await storeChangedImage(ctx, id, ai_image_path);
  }
  await refuseTakenSlug(() =>
    changeArticles(ctx, async (tx) => {
      const article = await getArticleForChange(tx, id, version);
      if (article.preparation_state === 'preparing') {
        throw new AppError('conflict', 'Straipsnis šiuo metu apdorojamas. Pabandykite po minutės.');
      }
      const edited = { ...article, ...text };
      const moved = moveDate(article, date, ctx.clock.now());
      const set = {
        ...text,
        ...preparedByHand(article, { ...edited, ...moved }, ctx.clock.now()),
        ...moved,
      };
      if (set.scheduled_for) checkComplete(edited);
      await save(tx, id, { ...set, edited_date: ctx.clock.now() });
      const wasSeen = article.published_date !== null || Boolean(set.published_date);
      return { result: undefined, changedSlugs: wasSeen ? [article.ai_slug, edited.ai_slug] : [] };
    }),
  );
}

/** A form sends back the picture it was given: that one is kept, whatever has become of its file. */
async function storeChangedImage(
  { db, storeImage }: WriteArticleContext,
  id: string,
  address: string | null,
): Promise<string | null> {
  if (address === null) return null;
  const [row] = await db
    .select({ current: articles.ai_image_path })
    .from(articles)
    .where(eq(articles.id, id));
  return row?.current === address ? address : await storeImage(address);
}

async function save(tx: Transaction, id: string, set: Partial<ArticleRow>): Promise<void> {
  await tx
    .update(articles)
    .set({ ...set, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, id));
}

/**
 * An article that a person gives a score or a day becomes a prepared one: what is not is never published. Out of review the text is still a
 * model's and is marked so; automation leaves it to people, it did not pass the checks.
 */
function preparedByHand(before: ArticleRow, edited: ArticleRow, now: Date): Partial<ArticleRow> {
  const isTaken = edited.ai_actuality_score !== null || edited.scheduled_for !== null;
  if (!isTaken || before.preparation_state === 'prepared') return {};
  const preparer = before.preparation_state === 'needs_review' ? 'ai' : 'person';
  return {
    preparation_state: 'prepared',
    preparation_error: null,
    prepared_by: before.prepared_by ?? preparer,
    prepared_at: before.prepared_at ?? now,
    auto_publish_blocked_at: now,
  };
}

/**
 * The form's date on an existing article: a coming day schedules it; on a published one today and past
 * days move its date. It never publishes a draft, that is an act of its own.
 */
function moveDate(article: ArticleRow, day: string | undefined, now: Date): Partial<ArticleRow> {
  if (day === undefined) return {};
  const current = article.published_date ?? article.scheduled_for;
  if (current && vilniusDay(current) === day) return {};
  const moment = resolvePostDate(day, now);
  if (article.published_date || moment.scheduled_for) return moment;
  return { scheduled_for: null };
}

function cleanContent(html: string): string {
  const clean = sanitiseHtml(html);
  checkHtml(clean);
  if (!clean) {
    const message = 'Turinys privalomas';
    throw new AppError('invalid', message, {
      errors: [{ field: 'ai_translated_content', message }],
    });
  }
  return clean;
}

async function refuseTakenSlug<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!violates(error, 'articles_ai_slug_key')) throw error;
    const message = 'Tokia nuoroda jau naudojama';
    throw new AppError('conflict', message, {
      errors: [{ field: 'ai_slug', message }],
      cause: error,
    });
  }
}
