import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Clock } from '../../domain/clock.ts';
import type { Database } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { clearPrepared } from '../preparation/clear-prepared.ts';
import { type BodyContext, readArticleBody } from './article-body.ts';
import { textOfHtml } from './html-text.ts';

/** Not public, not planned, and no person has written, read or held back anything of it. */
export const isMachinesOwn = and(
  isNull(articles.published_date),
  isNull(articles.scheduled_for),
  isNull(articles.edited_date),
  isNull(articles.reviewed_at),
  isNull(articles.auto_publish_blocked_at),
  or(isNull(articles.prepared_by), ne(articles.prepared_by, 'person')),
  ne(articles.preparation_state, 'preparing'),
) as SQL;

/** Of an excerpt we have all that we may keep. */
export const mayBeExtractedAgain = and(isMachinesOwn, ne(articles.rights, 'excerpt')) as SQL;

/**
 * Reads the page of an article again whose text was too short when it was imported. A longer text replaces
 * the old one; what was prepared from that goes, with a revision kept. Anything else changes nothing, and an
 * article that a person has taken in hand is left alone.
 * @returns whether the article has a longer text now and waits to be prepared
 */
export async function extractAgain(
  ctx: BodyContext & { db: Database; clock: Clock },
  articleId: string,
): Promise<boolean> {
  const [found] = await ctx.db
    .select({ article: articles, charset: rss_sources.charset })
    .from(articles)
    .leftJoin(rss_sources, eq(rss_sources.id, articles.source_id))
    .where(and(eq(articles.id, articleId), mayBeExtractedAgain));
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
  return ctx.db.transaction(async (tx) => {
    const isSame = and(
      eq(articles.id, articleId),
      eq(articles.version, article.version),
      isMachinesOwn,
    );
    const [locked] = await tx.select().from(articles).where(isSame).for('update');
    if (!locked) return false;
    const changes = {
      original_content: body.html,
      original_language: body.language,
      content_hash: body.contentHash,
      is_thin: body.isThin,
    };
    const now = ctx.clock.now();
    await clearPrepared(tx, locked, { reason: 'machine', userId: null, now, changes });
    return true;
  });
}
