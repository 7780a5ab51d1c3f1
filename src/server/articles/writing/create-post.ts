import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { recordArticleChange } from '../change/audit-article.ts';
import { changeArticles, refuseTakenSlug } from '../change/change-articles.ts';
import { consumeDraft } from '../drafts/consume-draft.ts';
import { getArticle } from '../model/article.queries.ts';
import type { CreatePost } from '../model/article-schemas.ts';
import { isPostDateOf, resolvePostDate } from '../model/post-date.ts';
import { updateRedirects } from '../model/redirects.ts';
import type { WriteArticleContext } from './update-article.ts';
import { writeContent } from './write-content.ts';

/**
 * A post written here, specification §7.3. Appears now, as of a past day, or when its day comes. Sent a second
 * time with the same draft (the first answer was lost on its way) it is the post that is there already.
 */
export async function createPost(
  ctx: WriteArticleContext,
  { draft_id, draft_version, ...post }: CreatePost,
  userId: string,
): Promise<string> {
  const id = draft_id ?? randomUUID();
  const now = ctx.clock.now();
  const placeholder = `manual:${id}`;
  const moment = resolvePostDate(post.date, now);
  const ai_translated_content = await writeContent(ctx, post.ai_translated_content, userId);
  if (draft_id && (await isStored(ctx, id, { ...post, ai_translated_content }))) return id;
  const ai_image_path = post.ai_image_path ? await ctx.importImage(post.ai_image_path) : null;
  const row = {
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
  } as const;
  return await refuseTakenSlug(() =>
    changeArticles(ctx, async (tx) => {
      await tx.insert(articles).values(row);
      const before = { ai_slug: null, published_date: null };
      await updateRedirects(tx, id, { before, after: row, now });
      const change = { verb: 'create', articleId: id, before: null, after: row };
      await recordArticleChange(tx, { ...change, by: userId, at: now });
      if (draft_id) {
        await consumeDraft(tx, {
          draftId: draft_id,
          draftVersion: draft_version,
          article: row,
          userId,
          now,
        });
      }
      return { result: id, changedSlugs: moment.published_date ? [post.ai_slug] : [] };
    }),
  );
}

/** @throws AppError `conflict` with `current` when the post is there with other words */
async function isStored(
  { db, importImage }: WriteArticleContext,
  id: string,
  post: Omit<CreatePost, 'draft_id'>,
): Promise<boolean> {
  const [there] = await db.select().from(articles).where(eq(articles.id, id));
  if (!there) return false;
  const moment = there.published_date ?? there.scheduled_for;
  const cover = post.ai_image_path ?? null;
  // One from elsewhere was fetched under a name of its own: there only whether there is one can be told.
  const isSameCover = /^https?:/i.test(cover ?? '')
    ? there.ai_image_path !== null
    : there.ai_image_path === (cover && (await importImage(cover)));
  const isSame =
    TEXTS.every((field) => there[field] === post[field]) &&
    there.original_url === (post.source_url || `manual:${id}`) &&
    moment !== null &&
    isPostDateOf(post.date, moment) &&
    isSameCover;
  if (isSame) return true;
  throw new AppError('conflict', 'Šis tekstas jau išsaugotas kitame lange.', {
    extra: { current: await getArticle(db, id) },
  });
}

const TEXTS = [
  'ai_slug',
  'ai_translated_title',
  'ai_translated_excerpt',
  'ai_translated_content',
  'ai_category',
] as const;
