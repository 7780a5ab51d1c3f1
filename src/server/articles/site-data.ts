import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { PublicArticle, PublicArticleSummary, SiteData } from '../../domain/site-data.ts';
import type { Executor } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { isPublished } from './article-columns.ts';
import { isManualPost } from './manual-post.ts';
import { toPublicHtml } from './public-html.ts';

const BUCKET = '/storage/blog-images/';

const SUMMARY = {
  title: articles.ai_translated_title,
  slug: articles.ai_slug,
  excerpt: articles.ai_translated_excerpt,
  category: articles.ai_category,
  image: articles.ai_image_path,
  published_date: articles.published_date,
};
const NEWEST_FIRST = [desc(articles.published_date), asc(articles.id)] as const;

/**
 * What public pages read. The blog's list also counts; every other page costs one query.
 * @param publicUrl our own origin, to recognise pictures of ours that are stored with it
 */
export function createSiteData(db: Executor, publicUrl: string | null = null): SiteData {
  const toSummary = (row: SummaryRow): PublicArticleSummary => ({
    title: row.title ?? '',
    slug: row.slug ?? '',
    excerpt: row.excerpt ?? '',
    category: row.category,
    image: findOwnImage(row.image, publicUrl),
    published_date: row.published_date?.toISOString() ?? '',
  });
  const listNewest = async (where: ReturnType<typeof and>, limit: number, offset: number) => {
    const rows = await db
      .select(SUMMARY)
      .from(articles)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset(offset);
    return rows.map(toSummary);
  };
  return {
    async listPublishedArticles({ category, page, perPage }) {
      const where = and(isPublished, category ? eq(articles.ai_category, category) : undefined);
      const [items, [counted]] = await Promise.all([
        listNewest(where, perPage, (page - 1) * perPage),
        db.select({ total: count() }).from(articles).where(where),
      ]);
      return { items, total: counted?.total ?? 0 };
    },
    async findPublishedArticle(slug) {
      const [row] = await db
        .select({
          ...SUMMARY,
          html: articles.ai_translated_content,
          source_id: articles.source_id,
          source_name: articles.source_name,
          source_rss_url: articles.source_rss_url,
          original_url: articles.original_url,
          prepared_by: articles.prepared_by,
          reviewed_at: articles.reviewed_at,
          edited_date: articles.edited_date,
          import_type: articles.import_type,
        })
        .from(articles)
        .where(and(isPublished, eq(articles.ai_slug, slug)));
      if (!row) return null;
      return {
        ...toSummary(row),
        html: toPublicHtml(row.html ?? ''),
        source_name: isManualPost(row) ? null : row.source_name,
        original_url: row.original_url.startsWith('manual:') ? null : row.original_url,
        prepared_by: row.prepared_by,
        reviewed_at: row.reviewed_at?.toISOString() ?? null,
        edited_date: row.edited_date?.toISOString() ?? null,
        import_type: row.import_type,
      } satisfies PublicArticle;
    },
    listLatestArticles: (limit) => listNewest(isPublished, limit, 0),
    async listArticleAddresses() {
      const rows = await db
        .select({
          slug: articles.ai_slug,
          published: articles.published_date,
          edited: articles.edited_date,
        })
        .from(articles)
        .where(isPublished)
        .orderBy(...NEWEST_FIRST);
      return rows.map(({ slug, published, edited }) => ({
        slug: slug ?? '',
        // An article edited before it was published has changed in public when it was published.
        changed: new Date(Math.max(Number(published), Number(edited))).toISOString(),
      }));
    },
  };
}

interface SummaryRow {
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  category: string | null;
  image: string | null;
  published_date: Date | null;
}

/**
 * The path of a picture on our own origin. Pages show nobody else's pictures: an address elsewhere is
 * like none, so is a placeholder (specification §2.7).
 */
export function findOwnImage(stored: string | null, publicUrl: string | null): string | null {
  const path =
    publicUrl && stored?.startsWith(`${publicUrl}/`) ? stored.slice(publicUrl.length) : stored;
  if (!path || /placeholder/i.test(path) || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return null;
  return path.startsWith('/') ? path : `${BUCKET}${path}`;
}
