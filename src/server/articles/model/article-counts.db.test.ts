import { and, eq, gte, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { IMPORTED_ARTICLE } from '../../../../tests/support/prepared-article.ts';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { article_counts, articles } from '../../database/schema/articles.ts';
import { compactArticleCounts, countArticles } from './article-counts.ts';
import { ARTICLE_STATES, STATE_FILTERS } from './article-states.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.delete(articles);
  await compactArticleCounts(database.db);
});

type NewArticle = typeof articles.$inferInsert;
const OPTIONS: Partial<NewArticle>[][] = [
  [{}, { ai_actuality_score: 70 }],
  [{}, { ai_slug: 'x', ai_translated_title: 'T', ai_translated_content: '<p>x</p>' }],
  [{}, { published_date: new Date() }, { scheduled_for: new Date() }],
  [
    { preparation_state: 'imported' },
    { preparation_state: 'preparing' },
    { preparation_state: 'needs_review' },
    { preparation_state: 'failed' },
  ],
  [{}, { pending_values: { a: 1 } }],
  [{}, { source_changed_at: new Date() }],
  [{}, { auto_publish_blocked_at: new Date() }, { import_type: 'manual' }],
  [{}, { source_rss_url: 'manual:1' }],
];

/** Every combination of what decides an article's state that the table allows. */
function listKinds(): NewArticle[] {
  const combined = OPTIONS.reduce<Partial<NewArticle>[]>(
    (all, options) => all.flatMap((one) => options.map((option) => ({ ...one, ...option }))),
    [{}],
  );
  return combined
    .filter((one) => !one.published_date || one.ai_slug)
    .map((one, n) => ({
      ...IMPORTED_ARTICLE,
      original_url: `https://example.com/${n}`,
      original_title: `T ${n}`,
      ai_category: n % 3 === 0 ? null : `K${n % 3}`,
      is_demo: n % 2 === 0,
      ...one,
      ...(one.ai_slug && { ai_slug: `x-${n}` }),
    }));
}

async function expectTrueCounts() {
  const { db } = database;
  for (const state of ARTICLE_STATES) {
    const real = await db.$count(articles, STATE_FILTERS[state]);
    expect([state, await countArticles(db, { state })]).toEqual([state, real]);
    // With a score and without one other rows are added up.
    const scored = await db.$count(
      articles,
      and(STATE_FILTERS[state], gte(articles.ai_actuality_score, 0)),
    );
    expect([state, await countArticles(db, { state, minScore: 0 })]).toEqual([state, scored]);
  }
}

test('the kept counts are those of the lists’ own filters, whatever happens to articles', async () => {
  const { db } = database;
  const rows = await db.insert(articles).values(listKinds()).returning({ id: articles.id });
  await expectTrueCounts();
  const ids = rows.map(({ id }) => id);
  await db
    .update(articles)
    .set({ preparation_state: 'failed', ai_actuality_score: 10, pending_values: null })
    .where(inArray(articles.id, ids.slice(0, 50)));
  await db.delete(articles).where(inArray(articles.id, ids.slice(40, 90)));
  await db
    .transaction(async (tx) => {
      await tx.delete(articles);
      throw new Error('no');
    })
    .catch(() => {});
  await expectTrueCounts();
  await compactArticleCounts(db);
  await expectTrueCounts();
  const category = eq(articles.ai_category, 'K1');
  expect(await countArticles(db, { state: 'all', category: 'K1' })).toBe(
    await db.$count(articles, category),
  );
  const some = and(category, gte(articles.ai_actuality_score, 11));
  expect(await countArticles(db, { state: 'all', category: 'K1', minScore: 11 })).toBe(
    await db.$count(articles, some),
  );
});

test('added up, each kind is one row, and nothing is left of what is gone', async () => {
  const { db } = database;
  await db.insert(articles).values(listKinds().slice(0, 20));
  await Promise.all([compactArticleCounts(db), compactArticleCounts(db)]);
  await expectTrueCounts();
  await db.delete(articles);
  await compactArticleCounts(db);
  expect(await db.$count(article_counts)).toBe(0);
});
