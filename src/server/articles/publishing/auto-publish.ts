import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { type ArticleChangeContext, changeArticles } from '../change/change-articles.ts';
import { IS_REPORTED_ELSEWHERE } from '../model/article-columns.ts';
import { lockForPublishing } from '../stories/lock-stories.ts';
import { type FailureLog, isComplete, type PublishedArticle, publishEach } from './publish-each.ts';

interface PublishRule {
  minScore: number;
  /** At most this many. */
  batchSize: number;
  /** The moment they are published at, where that is not the clock's. */
  now?: Date;
}

/**
 * Publishes the best waiting articles without a person, pipeline.md, last paragraph: prepared by models
 * with every check green, long enough, from a source trusted for it, of which nothing has changed since, neither
 * in the source nor by a person's hand, and of a story that no other article tells in public, by plan or perhaps. `import_type` stays automatic. What rules prepared never gets here.
 * @param readRule asked inside the publishing transaction; null publishes nothing
 */
export function autoPublishArticles(
  ctx: ArticleChangeContext & { log: FailureLog },
  readRule: (tx: Transaction) => Promise<PublishRule | null>,
): Promise<PublishedArticle[]> {
  return changeArticles(ctx, async (tx) => {
    const rule = await readRule(tx);
    if (!rule || rule.batchSize <= 0) return { result: [], changedSlugs: [] };
    const candidates = await tx
      .select({ article: articles })
      .from(articles)
      .innerJoin(rss_sources, eq(rss_sources.id, articles.source_id))
      .where(isChosen(rule))
      .orderBy(...BEST_FIRST)
      .limit(rule.batchSize)
      .for('update', { of: articles, skipLocked: true });
    const now = rule.now ?? ctx.clock.now();
    const locked = await keepPublishable(
      tx,
      candidates.map(({ article }) => article),
    );
    return publishEach(tx, locked, {
      log: ctx.log,
      now,
      momentOf: () => now,
    });
  });
}

/**
 * Of each story one, none that somebody has begun to show since the rows were chosen, and none of a source that is not trusted any
 * more: until the transaction ends no trust is taken away. A source that is just being changed waits for the next batch.
 */
async function keepPublishable(tx: Transaction, chosen: ArticleRow[]): Promise<ArticleRow[]> {
  await lockForPublishing(
    tx,
    chosen.map(({ story_id }) => story_id),
  );
  const ids = chosen.map(({ id }) => id);
  const publishable = await tx
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(rss_sources, eq(rss_sources.id, articles.source_id))
    .where(and(inArray(articles.id, ids), not(IS_REPORTED_ELSEWHERE), isTrusted))
    .for('share', { of: rss_sources, skipLocked: true });
  const free = new Set(publishable.map(({ id }) => id));
  const reported = new Set<string>();
  return chosen.filter(({ id, story_id }) => {
    if (!free.has(id) || (story_id && reported.has(story_id))) return false;
    if (story_id) reported.add(story_id);
    return true;
  });
}

/** What the next batch would be, as things stand: for the confirmation before it. */
export async function listPublishable(
  { db }: Pick<ArticleChangeContext, 'db'>,
  rule: PublishRule,
): Promise<{ id: string; title: string | null }[]> {
  return await db
    .select({ id: articles.id, title: articles.ai_translated_title })
    .from(articles)
    .innerJoin(rss_sources, eq(rss_sources.id, articles.source_id))
    .where(isChosen(rule))
    .orderBy(...BEST_FIRST)
    .limit(rule.batchSize);
}

/** Counts of articles that wait for a person for one reason alone; the run's log says so. */
export interface HeldBack {
  /** Their source is gone or not trusted for it. */
  forTrust: number;
  /** Another article may tell the same story. */
  asDuplicates: number;
}

/** How many more would be published if a person decided so. */
export async function countHeldBack(
  { db }: Pick<ArticleChangeContext, 'db'>,
  minScore: number,
): Promise<HeldBack> {
  const isUntrusted = and(eq(rss_sources.is_trusted, false), mayUseWholeText);
  const countWhere = (...reasons: (SQL | undefined)[]) =>
    db.$count(
      db
        .select({ id: articles.id })
        .from(articles)
        .leftJoin(rss_sources, eq(rss_sources.id, articles.source_id))
        .where(and(isWorthy(minScore), ...reasons))
        .as('held'),
    );
  return {
    forTrust: await countWhere(
      eq(articles.has_near_duplicate, false),
      or(isNull(rss_sources.id), isUntrusted),
    ),
    asDuplicates: await countWhere(eq(articles.has_near_duplicate, true), isTrusted),
  };
}

/** What a source allows now binds its older articles too; what an article was imported under is in its own row. */
const mayUseWholeText = ne(rss_sources.rights, 'excerpt');

const isTrusted = and(eq(rss_sources.is_trusted, true), mayUseWholeText);

/** The checks have seen this text: no person has written, mended or brought back a former one since. */
const isAsChecked = or(
  isNull(articles.edited_date),
  gt(articles.prepared_at, articles.edited_date),
);

const BEST_FIRST = [desc(articles.ai_actuality_score), asc(articles.created_at), asc(articles.id)];

const isChosen = ({ minScore }: PublishRule) =>
  and(
    isWorthy(minScore),
    eq(articles.has_near_duplicate, false),
    not(IS_REPORTED_ELSEWHERE),
    isTrusted,
  );

/** What is only worth a look holds nothing back. */
const hasOnlyDoubts = sql`not jsonb_path_exists(coalesce(${articles.check_findings}, '[]'), '$[*] ? (!(@.isUnsure == true))')`;

const isWorthy = (minScore: number) =>
  and(
    isNull(articles.published_date),
    isNull(articles.scheduled_for),
    isNull(articles.auto_publish_blocked_at),
    isNull(articles.source_changed_at),
    articles.is_story_lead,
    isAsChecked,
    eq(articles.preparation_state, 'prepared'),
    eq(articles.prepared_by, 'ai'),
    eq(articles.is_thin, false),
    // Of a source that allows no more than an excerpt the article is as short as a thin one.
    ne(articles.rights, 'excerpt'),
    hasOnlyDoubts,
    gte(articles.ai_actuality_score, minScore),
    isComplete,
  );
