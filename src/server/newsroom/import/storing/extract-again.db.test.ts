import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeArticle } from '../../../../../tests/support/prepared-article.ts';
import { createTestDatabase } from '../../../../../tests/support/test-database.ts';
import { article_revisions } from '../../../database/schema/article-versions.ts';
import { articles } from '../../../database/schema/articles.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import { type BodyParts, composeBody } from '../pages/compose-body.ts';
import { extractAgain } from './extract-again.ts';

const database = await createTestDatabase();
beforeEach(async () => {
  await database.db.delete(articles);
  await database.db.delete(article_revisions);
});
afterAll(() => database.drop());

const LONG = `<p>${'Įmonės vadovas turi žinoti, kad saugumas prasideda nuo paprastų dalykų. '.repeat(30)}</p>`;
const now = new Date('2026-11-20T10:00:00Z');
const log = { info: () => {}, warn: () => {} };

/** A page that has become longer; what people do meanwhile happens while it is read. */
const context = (meanwhile = async () => {}) => ({
  db: database.db,
  clock: { now: () => now },
  log,
  robots: { isAllowed: async () => true, isSilent: async () => false },
  outbound: {
    fetch: async (url: string) => ({ status: 200, url, headers: {}, body: Buffer.from('<p>') }),
  } as unknown as Outbound,
  pages: {
    extractArticle: async (_html: string, url: string) => {
      await meanwhile();
      return {
        title: 'A',
        html: LONG,
        baseUrl: url,
        author: null,
        excerpt: null,
        rawDate: null,
        canonicalUrl: null,
      };
    },
    composeBody: async (parts: BodyParts) => composeBody(parts),
  } as unknown as Parameters<typeof extractAgain>[0]['pages'],
});

const PREPARED = {
  ai_slug: 'trumpas',
  ai_translated_title: 'Trumpas',
  ai_translated_excerpt: 'Trumpai.',
  ai_translated_content: '<p>Trumpai.</p>',
  ai_category: 'Technologijos',
  ai_actuality_score: 80,
  prepared_by: 'ai' as const,
  preparation_state: 'prepared' as const,
};
async function add(values: Partial<typeof articles.$inferInsert> = {}) {
  return await storeArticle(database.db, {
    original_content: '<p>Trumpai.</p>',
    is_thin: true,
    ...PREPARED,
    ...values,
  });
}
const stored = async () => (await database.db.select().from(articles))[0];

test('a longer text replaces the old one; all that was made of that goes, with a revision kept', async () => {
  const { id, version } = await add();
  expect(await extractAgain(context(), id)).toEqual({ outcome: 'longer', title: 'A' });
  const cleared = Object.fromEntries(Object.keys(PREPARED).map((name) => [name, null]));
  expect(await stored()).toMatchObject({
    ...cleared,
    preparation_state: 'imported',
    is_thin: false,
    version: version + 1,
  });
  const [revision] = await database.db.select().from(article_revisions);
  expect(revision).toMatchObject({ article_id: id, reason: 'machine', created_at: now });
  expect(revision?.snapshot).toMatchObject({ ai_slug: 'trumpas', ai_actuality_score: 80 });
});

test.each([
  ['planned', { scheduled_for: now }],
  ['edited', { edited_date: now }],
  ['written by a person', { prepared_by: 'person' as const }],
  ['held back', { auto_publish_blocked_at: now }],
  ['reviewed', { reviewed_at: now }],
  ['published', { published_date: now }],
])('an article that is %s stays as it is', async (_name, values) => {
  const before = await add(values);
  expect(await extractAgain(context(), before.id)).toMatchObject({ outcome: 'same' });
  expect(await stored()).toEqual(before);
  expect(await database.db.$count(article_revisions)).toBe(0);
});

test('an article planned while its page is read stays planned', async () => {
  const { id } = await add();
  const plan = async () => {
    await database.db.update(articles).set({ scheduled_for: now });
  };
  expect(await extractAgain(context(plan), id)).toMatchObject({ outcome: 'same' });
  expect(await stored()).toMatchObject({ ...PREPARED, scheduled_for: now });
});
