import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { articles, rss_sources } from '../database/schema.ts';
import { type BodyContext, readArticleBody } from './article-body.ts';
import { textOfHtml } from './html-text.ts';

/**
 * Reads the page of an article again whose text was too short when it was imported. A longer text replaces
 * the old one and what was prepared from it; anything else changes nothing. A published article is left alone.
 * @returns whether the article has a longer text now and waits to be prepared
 */
export async function extractAgain(
  ctx: BodyContext & { db: Database },
  articleId: string,
): Promise<boolean> {
  const [found] = await ctx.db
    .select({ article: articles, charset: rss_sources.charset })
    .from(articles)
    .leftJoin(rss_sources, eq(rss_sources.id, articles.source_id))
    .where(and(eq(articles.id, articleId), isNull(articles.published_date)));
  if (!found) return false;
  const { article, charset } = found;
  const body = await readArticleBody(
    ctx,
    {
      guid: null,
      url: article.original_url,
      title: article.original_title,
      summaryHtml: article.original_excerpt,
      contentHtml: article.original_content,
      author: article.original_author,
      publishedAt: article.original_date,
      rawDate: article.original_raw_date,
      imageUrl: null,
      baseUrl: article.original_url,
    },
    { charset },
  );
  if (textOfHtml(body.html).length <= textOfHtml(article.original_content).length) return false;
  const [changed] = await ctx.db
    .update(articles)
    .set({
      original_content: body.html,
      original_language: body.language,
      content_hash: body.contentHash,
      is_thin: body.isThin,
      ai_actuality_score: null,
      preparation_state: 'imported',
      preparation_error: null,
      reviewed_by: null,
      reviewed_at: null,
      version: sql`${articles.version} + 1`,
    })
    .where(
      and(
        eq(articles.id, articleId),
        eq(articles.version, article.version),
        isNull(articles.published_date),
      ),
    )
    .returning({ id: articles.id });
  return changed !== undefined;
}
