import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { containing, offsetOf, type Page, type PageRequest } from '../http/paging.ts';
import {
  DETAIL_COLUMNS,
  isDraft,
  isPublished,
  isReadyToImport,
  isUnpublished,
  LIST_COLUMNS,
  PUBLIC_COLUMNS,
} from './article-columns.ts';
import type { ArticleFilterState, ListArticles } from './article-schemas.ts';
import { startOfVilniusDay } from './vilnius-time.ts';

const NEWEST_FIRST = [desc(articles.published_date), asc(articles.id)] as const;

const STATE_FILTERS: Record<ArticleFilterState, SQL | undefined> = {
  all: undefined,
  imported: and(isUnpublished, isNull(articles.ai_actuality_score)),
  processed: isReadyToImport,
  published: isPublished,
  preparing: eq(articles.preparation_state, 'preparing'),
  needs_review: or(
    eq(articles.preparation_state, 'needs_review'),
    isNotNull(articles.pending_values),
  ),
  failed: eq(articles.preparation_state, 'failed'),
  draft: isDraft,
  scheduled: and(isUnpublished, isNotNull(articles.scheduled_for)),
};

/** The panel's lists, by specification §4.4: filters, one sorted column, empty values last. */
export async function listArticles(db: Executor, query: ListArticles, now: Date) {
  const pattern = query.q ? containing(query.q) : null;
  const where = and(
    STATE_FILTERS[query.state],
    query.today ? gte(articles.created_at, startOfVilniusDay(now)) : undefined,
    query.min_score === undefined ? undefined : gte(articles.ai_actuality_score, query.min_score),
    query.category ? eq(articles.ai_category, query.category) : undefined,
    query.source_id ? eq(articles.source_id, query.source_id) : undefined,
    pattern
      ? or(
          ilike(articles.original_title, pattern),
          ilike(articles.ai_translated_title, pattern),
          ilike(articles.source_name, pattern),
        )
      : undefined,
  );
  const column = articles[query.sort.column];
  const order = query.sort.descending
    ? sql`${column} desc nulls last`
    : sql`${column} asc nulls last`;
  const [items, total] = await Promise.all([
    db
      .select(LIST_COLUMNS)
      .from(articles)
      .where(where)
      .orderBy(order, asc(articles.id))
      .limit(query.per_page)
      .offset(offsetOf(query)),
    countArticles(db, where),
  ]);
  return toPage(items, total, query);
}

export async function findArticle(db: Executor, id: string) {
  const [row] = await db.select(DETAIL_COLUMNS).from(articles).where(eq(articles.id, id));
  return row ?? null;
}

/** Published articles with the specification's columns, newest first. */
export async function listPublicArticles(
  db: Executor,
  query: PageRequest & { category?: string | undefined },
) {
  const where = and(
    isPublished,
    query.category ? eq(articles.ai_category, query.category) : undefined,
  );
  const [items, total] = await Promise.all([
    db
      .select(PUBLIC_COLUMNS)
      .from(articles)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(query.per_page)
      .offset(offsetOf(query)),
    countArticles(db, where),
  ]);
  return toPage(items, total, query);
}

export async function findPublicArticle(db: Executor, slug: string) {
  const [row] = await db
    .select(PUBLIC_COLUMNS)
    .from(articles)
    .where(and(isPublished, eq(articles.ai_slug, slug)));
  return row ?? null;
}

async function countArticles(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles).where(where);
  return row?.total ?? 0;
}

function toPage<Item>(items: Item[], total: number, { page, per_page }: PageRequest): Page<Item> {
  return { items, total, page, per_page };
}
