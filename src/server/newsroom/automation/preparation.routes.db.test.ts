import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { articles } from '../../database/schema/articles.ts';
import { ai_import_settings, run_tasks } from '../../database/schema/automation.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db.insert(ai_import_settings).values(DEFAULT_PROMPTS);
});
afterAll(() => api.close());

const reprocess = (id: string, body?: object) =>
  api.askAsAdmin('POST', `/api/admin/articles/${id}/reprocess`, body);
const find = async (id: string) =>
  (await api.db.select().from(articles).where(eq(articles.id, id)))[0];
const LITHUANIAN = { original_language: 'lt', original_content: '<p>Įmonės žmonės.</p>' };

test('a preparation anew clears what the last one made and waits in the queue as a run', async () => {
  const id = await storePreparedArticle(api.db, LITHUANIAN);
  const { status, body } = await reprocess(id, { version: 1 });
  expect([status, body.state, body.ai_translated_title]).toEqual([200, 'imported', null]);
  expect(await api.db.select().from(run_tasks)).toHaveLength(1);
});

test('a version that is not the one seen is refused before anything is cleared', async () => {
  const id = await storePreparedArticle(api.db, LITHUANIAN);
  const before = await find(id);
  expect((await reprocess(id, { version: 7 })).status).toBe(409);
  expect(await find(id)).toEqual(before);
});

test('without a model for a foreign text it is refused in words, and nothing is cleared', async () => {
  const id = await storePreparedArticle(api.db, { original_language: 'other' });
  const before = await find(id);
  const { status, body } = await reprocess(id);
  expect([status, body.title]).toEqual([409, 'Nesukonfigūruota']);
  expect(body.detail).toContain('GOOGLE_GENERATIVE_AI_API_KEY');
  expect(await find(id)).toEqual(before);
});

test('an article that is not there is not found', async () => {
  expect((await reprocess('0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a')).status).toBe(404);
});
