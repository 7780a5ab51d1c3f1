import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { DAILY_CAPS_DEFAULT } from '../../domain/constants.ts';
import { getRun, startRun } from '../automation/runs.ts';
import { articles, model_calls } from '../database/schema/articles.ts';
import { createJobHandlers } from './handlers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ GOOGLE_GENERATIVE_AI_API_KEY: 'k' });
});
afterAll(() => api.close());

const attempt = { isLast: false, signal: new AbortController().signal };
const handlers = () =>
  createJobHandlers({
    ...api.context,
    feeds: null as never,
    pages: null as never,
    robots: { isAllowed: async () => false },
  });
const startCover = (article_id: string) =>
  startRun(api.context, 'regenerate-blog-images', 'manual', 'regenerate-cover', [{ article_id }]);

test('a cover for an article that is gone ends at once, with its own words', async () => {
  const article_id = randomUUID();
  const run = await startCover(article_id);
  await handlers()['regenerate-cover']({ article_id }, attempt);
  expect(await getRun(api.context, run)).toMatchObject({
    status: 'failed',
    error_message: 'Straipsnis nerastas',
  });
});

test('a cover over the day’s limit has failed, and says why', async () => {
  const article_id = randomUUID();
  await api.db.insert(articles).values({
    id: article_id,
    source_name: 'A',
    source_rss_url: 'https://example.com/feed',
    original_url: 'https://example.com/1',
    original_title: 'A',
  });
  const images = DAILY_CAPS_DEFAULT.images;
  await api.db.insert(model_calls).values({ article_id, step: 'cover', model: 'm', images });
  const run = await startCover(article_id);
  await handlers()['regenerate-cover']({ article_id }, attempt);
  expect(await getRun(api.context, run)).toMatchObject({
    status: 'failed',
    count: 0,
    error_message: expect.stringContaining('riba. Bandykite rytoj'),
  });
  const [row] = await api.db.select().from(articles).where(eq(articles.id, article_id));
  expect(row?.ai_image_path).toBeNull();
});
