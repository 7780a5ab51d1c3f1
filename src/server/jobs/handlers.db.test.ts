import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { DAILY_CAPS_DEFAULT } from '../../domain/constants.ts';
import { getRun, startRun } from '../automation/runs.ts';
import { articles, model_calls } from '../database/schema/articles.ts';
import { auto_import_logs } from '../database/schema/automation.ts';
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
    robots: { isAllowed: async () => false, isSilent: async () => false },
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

test('pages are read again one host at a time: one that cannot answer is not asked for its other pages', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  const page_retry_at = api.context.clock.now();
  const urls = ['https://a.test/1', 'https://a.test/2', 'https://b.test/3'];
  await api.db.insert(articles).values(
    ids.map((id, n) => ({
      id,
      source_name: 'A',
      source_rss_url: 'https://example.com/feed',
      original_url: urls[n] ?? '',
      original_title: `Naujiena ${n + 1}`,
      page_retry_at,
    })),
  );
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    const status = url.includes('a.test') ? 503 : 200;
    return { status, url, headers: {}, body: Buffer.from('<p>'), movedPermanentlyTo: null };
  };
  const nothing = { title: null, author: null, excerpt: null, rawDate: null, language: null };
  const whole = { html: '<p>Visas tekstas.</p>', canonicalUrl: null, imageUrl: null };
  const all = createJobHandlers({
    ...api.context,
    outbound: { ...api.context.outbound, fetch },
    pages: {
      extractArticle: async (_html, baseUrl) => ({ ...nothing, ...whole, baseUrl }),
      discoverLinks: async () => [],
      close: async () => {},
    },
    feeds: null as never,
    robots: { isAllowed: async () => true, isSilent: async () => false },
  });
  const payloads = ids.map((article_id) => ({ article_id }));
  const run = await startRun(
    api.context,
    'fix-short-articles',
    'schedule',
    'read-page-again',
    payloads,
  );
  for (const payload of payloads) await all['read-page-again'](payload, attempt);
  expect(asked).toEqual(['https://a.test/1', 'https://b.test/3']);
  expect(await getRun(api.context, run)).toMatchObject({ status: 'success', count: 1 });
  const rows = await api.db
    .select()
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  const tries = new Map(rows.map((row) => [row.id, row.page_tries]));
  expect(ids.map((id) => tries.get(id))).toEqual([1, 0, 0]);
  const [log] = await api.db.select().from(auto_import_logs).where(eq(auto_import_logs.id, run));
  expect(log?.logs).toBe('Perskaityta iš naujo: Naujiena 3');
});
