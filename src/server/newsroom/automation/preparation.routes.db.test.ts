import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { EVENTS, type Report, startReporting } from '../../../../tests/support/story-reports.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { articles } from '../../database/schema/articles.ts';
import { ai_import_settings, run_tasks } from '../../database/schema/automation.ts';
import { composeBody } from '../import/pages/compose-body.ts';
import { placeOf } from '../import/storing/place-anew.ts';
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

test('from the text that its source made of it by now an article is of the story that this text reports', async () => {
  const { importReport, row, prepare } = await startReporting(api.context);
  const [shown, newer] = (EVENTS.breach ?? []).slice(3) as [Report, Report];
  const stub = { ...newer, title: 'Netrukus papildysime', text: 'Laukite naujienų.' };
  for (const report of [shown, stub]) await importReport(report, new Date());
  const { id: shownId, story_id } = await row(shown.title);
  await prepare(shownId);
  const isShown = eq(articles.id, shownId);
  await api.db.update(articles).set({ published_date: new Date() }).where(isShown);
  const { id } = await row(stub.title);
  const { title, text } = newer;
  const body = composeBody({
    item: {
      guid: null,
      url: 'https://epsilon.example/1',
      title,
      summaryHtml: `<p>${text}</p>`,
      contentHtml: '',
      baseUrl: 'https://epsilon.example/1',
      author: null,
      publishedAt: null,
      rawDate: null,
      imageUrl: null,
    },
    page: null,
  }).body;
  const changed_original = {
    original_title: title,
    original_content: body.html,
    ...placeOf(body),
  };
  const changed = { source_changed_at: new Date(), changed_original };
  await api.db.update(articles).set(changed).where(eq(articles.id, id));
  expect((await reprocess(id)).status).toBe(200);
  expect(await find(id)).toMatchObject({ original_title: title, story_id, is_story_lead: false });
});
