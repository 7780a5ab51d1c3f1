import { and, asc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ArticleSort } from '../../../domain/sort-columns.ts';
import type { SearchWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { downwards, inOrder } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { withWordIndex } from '../../database/word-query.ts';
import { offsetOf } from '../../http/paging.ts';
import { startOfVilniusDay } from '../../time/vilnius-time.ts';
import { HAS_DRAFT, LIST_COLUMNS } from '../model/article-columns.ts';
import { countArticles } from '../model/article-counts.ts';
import type { ListArticles } from '../model/article-schemas.ts';
import { type ArticleState, HAS_NEAR_TWIN, STATE_FILTERS } from '../model/article-states.ts';
import { correctWords } from '../model/near-words.ts';
import { isPlanned } from '../model/planned-posts.ts';
import {
  COMPARED,
  findByTitle,
  listPanelWords,
  matchesArticle,
  matchesText,
} from './title-search.ts';

/*
 * The panel's lists, specification §4.4, as quick with a hundred thousand articles as with a thousand: a page's
 * ids come from an index in the asked order (each sort has one, read from either end), counts are kept by the
 * database or look some rows ahead, and only the rows of the page are read. `bench/admin-lists.ts`.
 */

/** What an index sorts by; titles by their beginning, for no index holds any length. */
const SORTS: Record<ArticleSort, { column: PgColumn; key?: SQL }> = {
  // Whatever column never is empty; the key is what it sorts by.
  title: {
    column: articles.original_title,
    key: sql`left(coalesce(${articles.ai_translated_title}, ${articles.original_title}), 200)`,
  },
  ai_actuality_score: { column: articles.ai_actuality_score },
  created_at: { column: articles.created_at },
  published_date: { column: articles.published_date },
  edited_date: { column: articles.edited_date },
  scheduled_for: { column: articles.scheduled_for },
  original_title: {
    column: articles.original_title,
    key: sql`left(${articles.original_title}, 200)`,
  },
  ai_translated_title: {
    column: articles.ai_translated_title,
    key: sql`left(${articles.ai_translated_title}, 200)`,
  },
  source_name: { column: articles.source_name, key: sql`left(${articles.source_name}, 200)` },
  ai_category: { column: articles.ai_category },
};

/** How far a list that is narrowed by more than the kept counts know is counted beyond the page. */
const COUNTED_AHEAD = 400;
/** Texts are costlier to look through, and more results mean that the search is narrowed; several words are found quickly. */
const FOUND_AHEAD = { word: 100, words: 500 };
/**
 * Up to how many are read and sorted: along the index of a sort the planner may look long for few. Longer still for
 * those that have no value there, which it cannot know.
 */
const FEW = { always: 1500, ifMayBeEmpty: 5000 };

/** States that have an index of their own in this order. */
const INDEXED: Partial<Record<ArticleState, ArticleSort[]>> = {
  processed: ['ai_actuality_score'],
  published: ['published_date'],
  preparing: ['ai_actuality_score'],
  needs_review: ['ai_actuality_score'],
  failed: ['ai_actuality_score'],
  draft: ['created_at'],
  scheduled: ['scheduled_for'],
};

/** What no article of a state has: its index would be looked through in vain. */
const NEVER_THERE: Partial<Record<ArticleState, ArticleSort[]>> = {
  imported: ['ai_actuality_score', 'published_date'],
  processed: ['published_date'],
  draft: ['published_date', 'scheduled_for'],
  scheduled: ['published_date'],
};

/**
 * Filters, one sorted column, empty values last. A story is one row, the article that stands for it. `is_total_exact` false: there are more than `total`.
 * @param few see FEW; tests set it
 */
export async function listArticles(
  db: Executor,
  query: ListArticles,
  now: Date,
  few: typeof FEW = FEW,
) {
  const { ids, ...total } = await findPage(db, query, now, few);
  const rows = ids.length
    ? await db.select(LIST_COLUMNS).from(articles).where(inArray(articles.id, ids))
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  return { items, ...total, page: query.page, per_page: query.per_page };
}

interface FoundPage {
  ids: string[];
  total: number;
  is_total_exact: boolean;
}

/**
 * The ids of a list's page, in order. Where no article has the words that are looked for, the words nearest to them
 * are. `few`: tests set it.
 */
export async function findPage(
  db: Executor,
  query: ListArticles,
  now: Date,
  few: typeof FEW = FEW,
): Promise<FoundPage> {
  if (!query.q) return findPageOf(db, query, null, now, few);
  const words = listPanelWords(query.q);
  const find = query.in_texts ? findInTexts : findPageOf;
  return withWordIndex(db, async (tx) => {
    const found = await find(tx, query, words, now, few);
    const nearer = found.total > 0 ? null : await correctWords(tx, words, matchesArticle);
    return nearer ? find(tx, query, nearer, now, few) : found;
  });
}

/** The lists of posts, each with the order of what its title does not tell apart. */
const POSTS = {
  published: { column: 'published_date', descending: true },
  scheduled: { column: 'scheduled_for', descending: true },
  draft: { column: 'created_at', descending: true },
} satisfies Partial<Record<ArticleState, ListArticles['sort']>>;
const isOfPosts = (state: ArticleState): state is keyof typeof POSTS => state in POSTS;
/** Who needs another post writes one more word (decision 0087). */
const GIVEN = 300;

/** Of the lists of posts: by titles and public texts; the best first, or in the order that is asked for. */
async function findInTexts(
  db: Executor,
  query: ListArticles,
  words: SearchWord[],
  now: Date,
  few: typeof FEW,
): Promise<FoundPage> {
  const { state } = query;
  if (!isOfPosts(state)) return findPageOf(db, query, words, now, few);
  const { ids, isWhole } = await collectPosts(db, { ...query, state }, words, now, few);
  const from = offsetOf(query);
  if (query.best_first)
    return {
      ids: ids.slice(from, from + query.per_page),
      total: ids.length,
      is_total_exact: isWhole,
    };
  // One condition for both is left to where much is found: of little the planner expects too much, and no index helps.
  if (!isWhole) return findPageOf(db, query, words, now, few, matchesEither);
  return {
    ...(await sortFew(db, query, inArray(articles.id, ids), ids.length)),
    is_total_exact: true,
  };
}

const matchesEither = (words: SearchWord[]) => or(matchesArticle(words), matchesText(words));

/** Up to `GIVEN` posts: those whose titles answer best (decision 0095), then others that hold the words. */
async function collectPosts(
  db: Executor,
  query: ListArticles & { state: keyof typeof POSTS },
  words: SearchWord[],
  now: Date,
  few: typeof FEW,
): Promise<{ ids: string[]; isWhole: boolean }> {
  const { state, q: typed = '' } = query;
  const where = narrowedBy(query, now);
  const titled = await findByTitle(db, [state], { words, typed, limit: COMPARED, where });
  const newest = { ...query, sort: POSTS[state], page: 1, per_page: GIVEN };
  const matches = state === 'published' ? matchesText : matchesArticle;
  const others = await findPageOf(db, newest, words, now, few, matches);
  const ids = [...new Set([...titled.map(({ id }) => id), ...others.ids])];
  const isAll = others.is_total_exact && others.total <= GIVEN && titled.length < COMPARED;
  return { ids: ids.slice(0, GIVEN), isWhole: isAll && ids.length <= GIVEN };
}

async function findPageOf(
  db: Executor,
  query: ListArticles,
  words: SearchWord[] | null,
  now: Date,
  few: typeof FEW,
  matches: (words: SearchWord[]) => SQL | undefined = matchesArticle,
): Promise<FoundPage> {
  const { state, sort, source_id, today, near_duplicate, planned, has_draft, min_score, category } =
    query;
  const has = (table: Partial<Record<ArticleState, ArticleSort[]>>) =>
    table[state]?.includes(sort.column) ?? false;
  const total = await countArticles(db, {
    state,
    category: category || undefined,
    minScore: min_score,
  });
  const fewHere = SORTS[sort.column].column.notNull ? few.always : few.ifMayBeEmpty;
  const isFew = total <= fewHere && !has(INDEXED);
  const isNarrowed = Boolean(words || source_id || today || near_duplicate || planned || has_draft);
  const where = and(narrowedBy(query, now), words ? matches(words) : undefined);
  const ahead = offsetOf(query) + aheadFor(words);
  if (isFew || isNarrowed) {
    const limit = isFew ? total : ahead;
    const found = await sortFew(db, query, where, limit);
    if (found.total <= limit) return { ...found, is_total_exact: true };
    // There are more than that: their order has to come from an index.
    const ids = await findIds(db, query, where, { total: null, isNever: has(NEVER_THERE) });
    return { ids, total: limit, is_total_exact: false };
  }
  const ids = await findIds(db, query, where, { total, isNever: has(NEVER_THERE) });
  return { ids, total, is_total_exact: true };
}

/** What the filters ask, but for the words. */
function narrowedBy(query: ListArticles, now: Date): SQL | undefined {
  const { state, source_id, today, near_duplicate, planned, has_draft, min_score, category } =
    query;
  return and(
    articles.is_story_lead,
    STATE_FILTERS[state],
    today ? gte(articles.created_at, startOfVilniusDay(now)) : undefined,
    near_duplicate ? HAS_NEAR_TWIN : undefined,
    planned ? isPlanned(planned, now) : undefined,
    has_draft ? HAS_DRAFT : undefined,
    min_score === undefined ? undefined : gte(articles.ai_actuality_score, min_score),
    category ? eq(articles.ai_category, category) : undefined,
    source_id ? eq(articles.source_id, source_id) : undefined,
  );
}

function aheadFor(words: SearchWord[] | null): number {
  if (!words) return COUNTED_AHEAD;
  return words.length > 1 ? FOUND_AHEAD.words : FOUND_AHEAD.word;
}

/** Reads up to one more than `limit`, then sorts. `total` above the limit: the ids are not the page's. */
async function sortFew(db: Executor, query: ListArticles, where: SQL | undefined, limit: number) {
  const { column, key = sql`${column}` } = SORTS[query.sort.column];
  // The limit keeps the planner from mixing the two: first the few, then their order.
  const found = db
    .select({ id: articles.id, key: key.as('key') })
    .from(articles)
    .where(where)
    .limit(limit + 1)
    .as('found');
  const order = query.sort.descending
    ? sql`${found.key} desc nulls last`
    : sql`${found.key} asc nulls last`;
  const rows = await db
    .select({ id: found.id, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(found)
    .orderBy(order, asc(found.id))
    .limit(query.per_page)
    .offset(offsetOf(query));
  const isBeyond = rows.length === 0 && query.page > 1;
  const total = isBeyond ? await db.$count(found) : (rows[0]?.total ?? 0);
  return { ids: rows.map(({ id }) => id), total };
}

/**
 * The page's ids along the sort's index. Rows without a value come after all that have one, by id.
 * @param known `total` null when it is unknown; `isNever` when no row has a value
 */
async function findIds(
  db: Executor,
  query: ListArticles,
  where: SQL | undefined,
  { total, isNever }: { total: number | null; isNever: boolean },
): Promise<string[]> {
  const { column, key = sql`${column}` } = SORTS[query.sort.column];
  const offset = offsetOf(query);
  const select = (condition: SQL | undefined, by: SQL[], limit: number, from: number) =>
    db
      .select({ id: articles.id })
      .from(articles)
      .where(condition)
      .orderBy(...by)
      .limit(limit)
      .offset(from)
      .then((rows) => rows.map(({ id }) => id));
  if (total !== null && total <= offset) return [];
  const order = inOrder(query.sort, key, articles.id);
  if (column.notNull) return select(where, order, query.per_page, offset);
  const withValue = and(where, isNotNull(column));
  const ids = isNever ? [] : await select(withValue, order, query.per_page, offset);
  const isLast = total !== null && total <= offset + ids.length;
  if (ids.length === query.per_page || isLast) return ids;
  let before = 0;
  if (ids.length > 0 || offset === 0) before = offset + ids.length;
  else if (!isNever) before = await db.$count(articles, withValue);
  const rest = query.per_page - ids.length;
  const from = Math.max(0, offset - before);
  // Where no article has a score, its index has them all by id.
  const isUnscored = query.state === 'imported' || column === articles.ai_actuality_score;
  const byId = isUnscored
    ? [downwards(articles.ai_actuality_score), asc(articles.id)]
    : [asc(articles.id)];
  return [...ids, ...(await select(and(where, isNull(column)), byId, rest, from))];
}
