import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORTED_ARTICLE, storeArticle } from '../../../../tests/support/prepared-article.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { ARTICLE_SORTS } from '../../../domain/sort-columns.ts';
import { articles } from '../../database/schema/articles.ts';
import { preparation_steps } from '../../database/schema/preparation.ts';
import {
  type ListArticles,
  listArticlesQuery,
  type MatchingArticles,
  matchingArticlesQuery,
} from '../model/article-schemas.ts';
import { listArticles } from './list-articles.ts';
import { listMatching } from './list-matching.ts';

type Few = Parameters<typeof listArticles>[3];
const COUNT = 330;
const NOW = new Date();

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Every nullable column is empty in some rows and repeats in others.
  await database.db.execute(sql`insert into articles
      (source_name, source_rss_url, original_url, original_title, created_at, ai_translated_title, ai_category,
       ai_actuality_score, ai_slug, ai_translated_content, published_date, edited_date, scheduled_for)
    select 'Portalas ' || n % 7, 'https://example.com/feed', 'https://example.com/' || n,
      'Šaltinio antraštė ' || n % 50, now() - n % 90 * interval '1 day',
      case when n % 3 > 0 then 'Antraštė ' || n % 40 end, case when n % 4 > 0 then 'K' || n % 5 end,
      case when n % 5 > 0 then n % 101 end, 'nuoroda-' || n, '<p>x</p>',
      case when n % 3 = 1 then now() - n % 60 * interval '1 hour' end,
      case when n % 11 = 0 then now() - n % 70 * interval '1 hour' end,
      case when n % 13 = 2 and n % 3 <> 1 then now() + n % 30 * interval '1 day' end
    from generate_series(1, ${COUNT}) n`);
});
afterAll(() => database.drop());

const list = (query: Record<string, string>, few?: Few) =>
  listArticles(database.db, listArticlesQuery.parse(query) as ListArticles, NOW, few);
const NONE: Few = { always: 0, ifMayBeEmpty: 0 };
const FEW: Record<string, Few> = {
  'through the index': NONE,
  'as few': { always: 5000, ifMayBeEmpty: 5000 },
};

test.each(
  ARTICLE_SORTS.flatMap((column) => [column, `-${column}`]).flatMap((sort) =>
    Object.entries(FEW).map(([how, few]) => [sort, how, few] as const),
  ),
)(
  'sorted by %s %s, all articles come once over the pages, those without a value last',
  async (sort, _how, few) => {
    const column = sort.replace('-', '') as (typeof ARTICLE_SORTS)[number];
    const value = (article: Record<Exclude<typeof column, 'title'>, unknown>) =>
      column === 'title'
        ? (article.ai_translated_title ?? article.original_title)
        : article[column];
    const seen = new Map<string, unknown>();
    for (let page = 1; page <= 4; page += 1) {
      const { items } = await list({ sort, per_page: '100', page: String(page) }, few);
      for (const item of items) seen.set(item.id, value(item));
    }
    const key =
      column === 'title'
        ? sql`coalesce(${articles.ai_translated_title}, ${articles.original_title})`
        : articles[column];
    const rows = await database.db
      .select()
      .from(articles)
      .orderBy(sort.startsWith('-') ? sql`${key} desc nulls last` : sql`${key} asc nulls last`);
    expect(seen.size).toBe(COUNT);
    expect([...seen.values()]).toEqual(rows.map(value));
  },
);

test.each<Record<string, string>>([
  { state: 'published', sort: 'ai_category' },
  { q: 'antraste 7', sort: '-ai_actuality_score' },
  { state: 'draft' },
  { state: 'imported', sort: 'ai_translated_title' },
  { state: 'imported', sort: '-published_date' },
  { state: 'scheduled', sort: 'scheduled_for' },
  { state: 'scheduled', planned: 'soon', sort: 'scheduled_for' },
  { planned: 'missed' },
  { state: 'processed', today: '1', sort: '-published_date' },
  { category: 'K3', min_score: '50', sort: 'edited_date' },
])('narrowed by %j, the pages hold as many as the count says', async (query) => {
  const first = await list({ ...query, per_page: '7' });
  expect(first.is_total_exact).toBe(true);
  for (const few of Object.values(FEW)) {
    const ids = new Set<string>();
    for (let page = 1; page <= Math.ceil(first.total / 7) + 1; page += 1) {
      const { items } = await list({ ...query, per_page: '7', page: String(page) }, few);
      for (const { id } of items) ids.add(id);
    }
    expect(ids.size).toBe(first.total);
  }
});

test('a search is counted some rows ahead and says when there are more', async () => {
  const { total, is_total_exact } = await list({ q: 'portalas' }, NONE);
  expect([total, is_total_exact]).toEqual([100, false]);
  const further = await list({ q: 'portalas', page: '11' }, NONE);
  expect([further.total, further.is_total_exact]).toEqual([COUNT, true]);
  expect(await list({ state: 'all' })).toMatchObject({ total: COUNT, is_total_exact: true });
});

test.each([
  ['antraste 7', '7 antraštės'],
  ['Portalas 3', '3 portalams'],
  ['saltinio antraste 12', 'antraščių 12 šaltinis', 'antr šaltin 12'],
])('all words are found, in any order and form, from their beginning on: %j', async (...texts) => {
  const [ids = [], ...others] = await Promise.all(
    texts.map(async (q) => {
      const { items } = await list({ q, per_page: '100', sort: 'created_at' }, NONE);
      return items.map(({ id }) => id);
    }),
  );
  expect(ids.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(ids);
  expect((await list({ q: `${texts[0]} nieko`, per_page: '100' }, NONE)).items).toEqual([]);
});

test('all that the filters choose come at once, in the list’s order, for an act on them', async () => {
  const query = { state: 'published', sort: '-created_at', q: 'antraste 1' };
  const pages = [];
  for (const page of ['1', '2'])
    pages.push(...(await list({ ...query, page, per_page: '100' })).items);
  const { items, is_whole } = await listMatching(
    database.db,
    matchingArticlesQuery.parse(query) as MatchingArticles,
    NOW,
  );
  expect(items.length).toBeGreaterThan(20);
  expect(items.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
  for (const [at, item] of items.entries()) expect(pages[at]).toMatchObject(item);
  expect(is_whole).toBe(true);
});

test('one act is aimed at a thousand articles at most, and that says so', async () => {
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`insert into articles
        (source_name, source_rss_url, original_url, original_title, created_at)
      select 'Gausa', 'https://example.com/feed', 'https://example.com/m' || n, 'Gausi antraštė ' || n, now()
      from generate_series(1, 1001) n`);
      const query = matchingArticlesQuery.parse({ q: 'gausi antraste' }) as MatchingArticles;
      const { items, is_whole } = await listMatching(tx, query, NOW);
      expect([new Set(items.map(({ id }) => id)).size, is_whole]).toEqual([1000, false]);
      tx.rollback();
    })
    .catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
});

test('the import’s lists leave own drafts and planned posts to the posts’ lists', async () => {
  const post = (name: string, values: Partial<typeof articles.$inferInsert>) => ({
    ...IMPORTED_ARTICLE,
    source_name: 'Manual',
    original_url: `https://example.com/${name}`,
    original_title: name,
    ai_translated_title: name,
    ai_slug: name,
    ai_translated_content: '<p>x</p>',
    ai_actuality_score: 100,
    ...values,
  });
  const own = { source_rss_url: 'manual:1' };
  const planned = { scheduled_for: new Date(NOW.getTime() + 1000) };
  await database.db
    .insert(articles)
    .values([
      post('own-draft', own),
      post('own-planned', { ...own, ...planned }),
      post('planned', planned),
      post('planned-unscored', { ...planned, ai_actuality_score: null }),
      post('own-published', { ...own, published_date: NOW }),
      post('prepared', {}),
    ]);
  const found = async (state: string) => {
    const { items } = await list({ state, sort: '-ai_actuality_score', per_page: '100' });
    return items
      .filter(({ ai_slug }) => !ai_slug?.startsWith('nuoroda'))
      .map(({ ai_slug }) => ai_slug)
      .toSorted();
  };
  expect(await found('of_import')).toEqual(['own-published', 'prepared']);
  expect(await found('processed')).toEqual(['prepared']);
  expect(await found('imported')).toEqual([]);
  expect(await found('scheduled')).toEqual(['own-planned', 'planned', 'planned-unscored']);
});

test('a text that did not pass its checks is listed with its score until the article has a text of its own', async () => {
  const waiting = await storeArticle(database.db, {
    original_url: 'https://example.com/refused',
    original_title: 'Nepraėjusi',
    preparation_state: 'needs_review',
  });
  const output = { text: { score: 74 }, problems: [], model: 'm' };
  await database.db.insert(preparation_steps).values({
    article_id: waiting.id,
    step: 'candidate',
    input_hash: 'x',
    prompt_version: '',
    model: 'm',
    output,
  });
  const scores = async () => {
    const { items } = await list({ q: 'nepraėjusi' });
    const query = matchingArticlesQuery.parse({ q: 'nepraėjusi' }) as MatchingArticles;
    const queue = await listMatching(database.db, query, NOW);
    return [...items, ...queue.items].map((item) => [item.ai_actuality_score, item.rejected_score]);
  };
  expect(await scores()).toEqual([
    [null, 74],
    [null, 74],
  ]);
  await database.db
    .update(articles)
    .set({ ai_actuality_score: 81 })
    .where(eq(articles.id, waiting.id));
  expect(await scores()).toEqual([
    [81, null],
    [81, null],
  ]);
});
