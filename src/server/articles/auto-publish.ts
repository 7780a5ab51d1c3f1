import { and, asc, count, desc, eq, gte, isNull, ne, or } from 'drizzle-orm';
import { articles } from '../database/schema/articles.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { type ArticleChangeContext, changeArticles } from './change-articles.ts';
import { isComplete, type PublishedArticle, publishEach } from './publish-each.ts';

/**
 * Publishes the best waiting articles without a person, pipeline.md, last paragraph: prepared by models
 * with every check green, long enough, from a source trusted for it, not held back by a person.
 * `import_type` stays automatic. What rules prepared never gets here.
 * @param batchSize at most this many
 */
export function autoPublishArticles(
  ctx: ArticleChangeContext,
  { minScore, batchSize }: { minScore: number; batchSize: number },
): Promise<PublishedArticle[]> {
  return changeArticles(ctx, async (tx) => {
    const candidates = await tx
      .select({ article: articles })
      .from(articles)
      .innerJoin(rss_sources, eq(rss_sources.id, articles.source_id))
      .where(and(isWorthy(minScore), eq(rss_sources.is_trusted, true)))
      .orderBy(desc(articles.ai_actuality_score), asc(articles.created_at), asc(articles.id))
      .limit(batchSize)
      .for('update', { of: articles, skipLocked: true });
    const now = ctx.clock.now();
    const locked = candidates.map(({ article }) => article);
    return publishEach(tx, locked, { now, momentOf: () => now });
  });
}

/** How many would be published if only their source were there and trusted for it: a person decides, the log says so. */
export async function countHeldForTrust(
  { db }: Pick<ArticleChangeContext, 'db'>,
  minScore: number,
): Promise<number> {
  const [held] = await db
    .select({ count: count() })
    .from(articles)
    .leftJoin(rss_sources, eq(rss_sources.id, articles.source_id))
    .where(and(isWorthy(minScore), or(isNull(rss_sources.id), eq(rss_sources.is_trusted, false))));
  return held?.count ?? 0;
}

const isWorthy = (minScore: number) =>
  and(
    isNull(articles.published_date),
    isNull(articles.scheduled_for),
    isNull(articles.auto_publish_blocked_at),
    eq(articles.preparation_state, 'prepared'),
    eq(articles.prepared_by, 'ai'),
    eq(articles.is_thin, false),
    // Of a source that allows no more than an excerpt the article is as short as a thin one.
    ne(articles.rights, 'excerpt'),
    isNull(articles.check_findings),
    gte(articles.ai_actuality_score, minScore),
    isComplete,
  );
