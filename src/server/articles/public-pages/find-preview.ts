import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';
import { readPendingValues } from '../change/change-articles.ts';
import type { PostValues } from '../drafts/draft-schemas.ts';
import type { Previewed } from '../drafts/previews.ts';
import { postMoment } from '../model/article-schemas.ts';
import { resolvePostDate } from '../model/post-date.ts';
import { PUBLIC_ARTICLE, type PublicArticleRow } from './public-article.ts';

/** A post that has only been typed so far. */
const NEW_POST: PublicArticleRow = {
  title: null,
  slug: null,
  excerpt: null,
  category: null,
  image: null,
  published_date: null,
  html: null,
  source_id: null,
  source_name: '',
  source_rss_url: 'manual:',
  original_url: 'manual:',
  original_author: null,
  original_date: null,
  prepared_by: 'person',
  prepared_model: null,
  prepared_prompt: null,
  reviewed_at: null,
  reviewer: null,
  cover: null,
  check: null,
  corrections: [],
  edited_date: null,
  import_type: 'manual',
  also_reported_by: [],
};

/** What readers would see were it published now: an article with the text that waits for approval, or a draft. */
export async function findPreview(
  db: Executor,
  { kind, id }: Previewed,
  now: Date,
): Promise<PublicArticleRow | null> {
  if (kind === 'article') {
    const article = await findPublicRow(db, id);
    return article && { ...article, published_date: article.published_date ?? now };
  }
  const [draft] = await db.select().from(article_drafts).where(eq(article_drafts.id, id));
  if (!draft) return null;
  const article = draft.article_id === null ? null : await findPublicRow(db, draft.article_id);
  return withValues(article ?? NEW_POST, draft.values, now);
}

async function findPublicRow(db: Executor, id: string): Promise<PublicArticleRow | null> {
  const [row] = await db
    .select({ ...PUBLIC_ARTICLE, pending_values: articles.pending_values })
    .from(articles)
    .where(eq(articles.id, id));
  if (!row) return null;
  const { pending_values, ...article } = row;
  const pending = readPendingValues({ pending_values } as ArticleRow);
  return withValues(article, pending, null);
}

function withValues(
  row: PublicArticleRow,
  values: Partial<PostValues> | Partial<ArticleRow>,
  now: Date | null,
): PublicArticleRow {
  const typed = values as Partial<PostValues>;
  const { prepared_by, prepared_model, prepared_prompt } = values as Partial<ArticleRow>;
  const source = typed.source_url;
  return {
    ...row,
    title: typed.ai_translated_title ?? row.title,
    slug: typed.ai_slug ?? row.slug,
    excerpt: typed.ai_translated_excerpt ?? row.excerpt,
    html: typed.ai_translated_content ?? row.html,
    category: typed.ai_category ?? row.category,
    image: typed.ai_image_path === undefined ? row.image : typed.ai_image_path,
    // Of another picture nothing is known here; a waiting text says itself what made it and is not reviewed.
    cover: (typed.ai_image_path ?? row.image) === row.image ? row.cover : null,
    ...(prepared_by && {
      prepared_by,
      reviewed_at: null,
      prepared_model: prepared_model ?? null,
      prepared_prompt: prepared_prompt ?? null,
    }),
    original_url:
      typeof source === 'string'
        ? /^https?:\/\//i.test(source)
          ? source
          : 'manual:'
        : row.original_url,
    published_date: now ? dateOf(typed.date, row.published_date, now) : row.published_date,
  };
}

function dateOf(typed: string | null | undefined, published: Date | null, now: Date): Date {
  const { data: moment } = postMoment.safeParse(typed);
  if (moment === undefined) return published ?? now;
  const { published_date, scheduled_for } = resolvePostDate(moment, now);
  return published_date ?? scheduled_for ?? now;
}
