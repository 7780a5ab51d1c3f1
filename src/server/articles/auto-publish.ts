import { and, asc, count, desc, eq, gt, gte, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { type ArticleChangeContext, changeArticles } from './change-articles.ts';
import { isComplete, type PublishedArticle, publishEach } from './publish-each.ts';

export interface PublishRule {
  minScore: number;
  /** At most this many. */
  batchSize: number;
}

/**
 * Publishes the best waiting articles without a person, pipeline.md, last paragraph: prepared by models
 * with every check green, long enough, from a source trusted for it, of which nothing has changed since, neither
 * in the source nor by a person's hand. `import_type` stays automatic. What rules prepared never gets here.
 * @param readRule asked inside the publishing transaction; null publishes nothing
 */
export function autoPublishArticles(
  ctx: ArticleChangeContext,
  readRule: (tx: Transaction) => Promise<PublishRule | null>,
): Promise<PublishedArticle[]> {
  return changeArticles(ctx, async (tx) => {
    const rule = await readRule(tx);
    if (!rule || rule.batchSize <= 0) return { result: [], changedSlugs: [] };
    const candidates = await tx
      .select({ article: articles })
      .from(articles)
      .innerJoin(rss_sources, eq(rss_sources.id, articles.source_id))
      .where(and(isWorthy(rule.minScore), eq(rss_sources.is_trusted, true), mayUseWholeText))
      .orderBy(desc(articles.ai_actuality_score), asc(articles.created_at), asc(articles.id))
      .limit(rule.batchSize)
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
  const isUntrusted = and(eq(rss_sources.is_trusted, false), mayUseWholeText);
  const [held] = await db
    .select({ count: count() })
    .from(articles)
    .leftJoin(rss_sources, eq(rss_sources.id, articles.source_id))
    .where(and(isWorthy(minScore), or(isNull(rss_sources.id), isUntrusted)));
  return held?.count ?? 0;
}

/** What a source allows now binds its older articles too; what an article was imported under is in its own row. */
const mayUseWholeText = ne(rss_sources.rights, 'excerpt');

/** The checks have seen this text: no person has written, mended or brought back a former one since. */
const isAsChecked = or(
  isNull(articles.edited_date),
  gt(articles.prepared_at, articles.edited_date),
);

const isWorthy = (minScore: number) =>
  and(
    isNull(articles.published_date),
    isNull(articles.scheduled_for),
    isNull(articles.auto_publish_blocked_at),
    isNull(articles.source_changed_at),
    isAsChecked,
    eq(articles.preparation_state, 'prepared'),
    eq(articles.prepared_by, 'ai'),
    eq(articles.is_thin, false),
    // Of a source that allows no more than an excerpt the article is as short as a thin one.
    ne(articles.rights, 'excerpt'),
    isNull(articles.check_findings),
    gte(articles.ai_actuality_score, minScore),
    isComplete,
  );
