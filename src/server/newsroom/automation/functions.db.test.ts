import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGoogleAi } from '../../../../tests/fakes/google-ai.ts';
import type { FakeModelServer } from '../../../../tests/fakes/model-server.ts';
import { type FeedServer, startFeedServer } from '../../../../tests/support/feed-server.ts';
import { inventArticle } from '../../../../tests/support/invented-names.ts';
import { shareReaders } from '../../../../tests/support/shared-threads.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { systemClock } from '../../../domain/time/clock.ts';
import { articles } from '../../database/schema/articles.ts';
import { ai_import_settings, auto_import_logs } from '../../database/schema/automation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { createJobHandlers } from '../../job-handlers.ts';
import type { Boss } from '../../jobs/boss.ts';
import { createOutbound, type Outbound } from '../../outbound/outbound.ts';
import { openDiskStorage } from '../../storage/disk-storage.ts';
import { createRobots } from '../import/documents/robots.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';
import { closeAbandonedTasks } from './runs.ts';
import { findSettingsForChange } from './settings.ts';

/*
 * The named functions of specification §7.3 through the API, with real jobs, a real feed and a model on loopback: an
 * administrator and the holder of the key call each at the same moment, and the work is done once.
 */

const KEY = 'a-functions-key-of-the-tests';
const ITEMS = 3;
const log = pino({ level: 'silent' });
let api: TestApi;
let site: FeedServer;
let models: FakeModelServer;
let outbound: Outbound;
let folder: string;
/** As the schedule does: a call that comes just as another's job ends waits for it. */
let lookingAfter: NodeJS.Timeout;

beforeAll(async () => {
  site = await startFeedServer();
  models = await startGoogleAi();
  models.delayAnswers(20);
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
  outbound = createOutbound({ allow: [site.hostPort], userAgent: 'tests', log });
  const storage = openDiskStorage(folder);
  api = await startTestApi(
    {
      FUNCTIONS_KEY: KEY,
      GOOGLE_GENERATIVE_AI_API_KEY: 'k',
      GOOGLE_AI_BASE_URL: models.baseUrl,
    },
    {},
    { storage, outbound },
  );
  const robots = createRobots({ outbound, clock: systemClock, agent: 'tests' });
  const boss = api.context.jobs as Boss;
  await boss.work(
    createJobHandlers({ ...api.context, ...shareReaders(), robots, databaseUrl: api.databaseUrl }),
  );
  lookingAfter = setInterval(() => void closeAbandonedTasks(api.context), 1000);
  await api.db.insert(ai_import_settings).values({
    ...DEFAULT_PROMPTS,
    auto_publish_enabled: true,
    auto_publish_min_score: 0,
    auto_publish_batch_size: 2,
  });
  routeFeed();
  await api.db.insert(rss_sources).values({
    name: 'F',
    rss_url: `${site.origin}/feed.xml`,
    type: 'rss',
    is_trusted: true,
    // A failing source backs off; a run of all sources includes it nevertheless.
    next_check_at: new Date(Date.now() + 3_600_000),
  });
});
afterAll(async () => {
  clearInterval(lookingAfter);
  await api.close();
  await outbound.close();
  await Promise.all([site.close(), models.close()]);
  await rm(folder, { recursive: true, force: true });
});

function routeFeed(): void {
  const items = Array.from({ length: ITEMS }, (_, index) => {
    const { title, text } = inventArticle(`functions ${index}`);
    site.route(`/p/${index}`, (_request, response) => {
      const html = `<html><body><article><h1>${title}</h1><p>${text}</p><p>${text}</p></article></body></html>`;
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      setTimeout(() => response.writeHead(200, headers).end(html), 50);
    });
    return `<item><title>${title}</title><link>${site.origin}/p/${index}</link><guid>g-${index}</guid></item>`;
  });
  site.route('/feed.xml', {
    headers: { 'content-type': 'application/rss+xml' },
    body: `<rss version="2.0"><channel><title>F</title><link>${site.origin}</link>${items.join('')}</channel></rss>`,
  });
}

/** An administrator and the key's holder at the same moment. */
async function callTwice(name: string, body: object) {
  const path = `/functions/v1/${name}`;
  const answers = await Promise.all([
    api.askAsAdmin('POST', path, body),
    api.ask('POST', path, { token: KEY, body }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [one, other] = answers.map((answer) => answer.body);
  expect(one.run_id).not.toBe(other.run_id);
  return [one, other];
}
const isPublishing = eq(auto_import_logs.function_name, 'auto-publish-article');
const ofFeed = (path: string) => site.requests.filter((request) => request.path === path).length;
const only = async () => {
  const [row] = await api.db.select().from(articles).limit(1);
  if (!row) throw new Error('no article was imported');
  return row;
};

test('import-rss-sources → imported', async () => {
  for (const answer of await callTwice('import-rss-sources', { manual: true }))
    expect(answer).toMatchObject({ imported: ITEMS, total: 1 });
  expect(ofFeed('/feed.xml')).toBe(1);
  expect(await api.db.$count(articles)).toBe(ITEMS);
});

test('prepare-articles-ai → prepared and total', async () => {
  for (const answer of await callTwice('prepare-articles-ai', { manual: true }))
    expect(answer).toMatchObject({ prepared: ITEMS, total: ITEMS });
  // Relevance, translation, cover.
  expect(models.requests).toHaveLength(ITEMS * 3);
});

test('regenerate-blog-images makes one picture of an article', async () => {
  models.requests.length = 0;
  const { id, ai_image_path } = await only();
  for (const answer of await callTwice('regenerate-blog-images', { articleId: id }))
    expect(answer).toMatchObject({ regenerated: 1, total: 1 });
  expect(models.requests).toHaveLength(1);
  const rows = await api.db.select().from(articles);
  expect(rows.find((row) => row.id === id)?.ai_image_path).not.toBe(ai_image_path);
});

test('auto-publish-article publishes a batch once', async () => {
  // Both calls wait before a batch is chosen: one that comes after it would have a batch of its own.
  const answers = await api.db.transaction(async (tx) => {
    await findSettingsForChange(tx);
    const called = callTwice('auto-publish-article', {});
    await expect.poll(() => api.db.$count(auto_import_logs, isPublishing)).toBe(2);
    return { called };
  });
  for (const answer of await answers.called)
    expect(answer).toMatchObject({ published: 2, total: 1 });
  const rows = await api.db.select().from(articles);
  expect(rows.filter(({ published_date }) => published_date)).toHaveLength(2);
});

test('fix-short-articles reads and prepares again what was too short', async () => {
  models.requests.length = 0;
  const { source_id } = await only();
  const long = `<p>${'Paragraph nine about backups and servers of a small office. '.repeat(20)}</p>`;
  site.route('/thin', {
    body: `<html><body><article><h1>Thin</h1>${long}${long}</article></body></html>`,
  });
  await api.db.insert(articles).values({
    source_id,
    source_name: 'F',
    source_rss_url: `${site.origin}/feed.xml`,
    original_url: `${site.origin}/thin`,
    original_title: 'Thin',
    original_content: '<p>Short.</p>',
    original_language: 'en',
    is_thin: true,
  });
  for (const answer of await callTwice('fix-short-articles', { manual: true }))
    expect(answer).toMatchObject({ fixed: 1, total: 1 });
  expect(ofFeed('/thin')).toBe(1);
  expect(models.requests).toHaveLength(3);
});

test('each call is a row of the log, with who asked, how long it took and what came of it', async () => {
  const rows = await api.db.select().from(auto_import_logs);
  expect(rows).toHaveLength(10);
  for (const row of rows) {
    expect(row).toMatchObject({ status: 'success', error_message: null });
    expect(row.duration_seconds).not.toBeNull();
    expect(row.description).not.toBe('');
  }
  expect(rows.filter(({ triggered_by }) => triggered_by === 'key')).toHaveLength(5);
  const published = rows.find(({ function_name }) => function_name === 'auto-publish-article');
  expect(published?.logs).toMatch(/^Publikuota: /);
});

test('what is prepared already, or a person’s own, is not counted as prepared', async () => {
  models.requests.length = 0;
  const articleIds = (await api.db.select().from(articles)).map(({ id }) => id);
  for (const answer of await callTwice('prepare-articles-ai', { articleIds }))
    expect(answer).toMatchObject({ prepared: 0, total: ITEMS + 1 });
  expect(models.requests).toEqual([]);
});

test('a job that a killed process left behind after its run had ended does nothing', async () => {
  models.requests.length = 0;
  site.requests.length = 0;
  const { id: article_id, source_id } = await only();
  const before = await api.db.select().from(articles).orderBy(articles.id);
  // Something is left to be published, prepared and read again.
  expect(before.some((row) => row.published_date === null)).toBe(true);
  await api.db.transaction(async (tx) => {
    const { jobs } = api.context;
    await jobs.send(tx, 'import-source', { source_id: source_id ?? '' });
    await jobs.send(tx, 'prepare-article', { article_id });
    await jobs.send(tx, 'fix-short-article', { article_id });
    await jobs.send(tx, 'regenerate-cover', { article_id, version: 1 });
    await jobs.send(tx, 'auto-publish', {});
  });
  const open = "select from jobs.job where state in ('created', 'retry', 'active')";
  await expect.poll(async () => (await api.pool.query(open)).rowCount).toBe(0);
  expect(await api.db.select().from(articles).orderBy(articles.id)).toEqual(before);
  expect([...models.requests, ...site.requests]).toEqual([]);
});

test('a run that failed answers with its id, so that the log can be looked up', async () => {
  const { id: articleId } = await only();
  await api.db.update(ai_import_settings).set({ daily_image_cap: 1 });
  const path = '/functions/v1/regenerate-blog-images';
  const { status, body } = await api.askAsAdmin('POST', path, { articleId });
  expect([status, body.detail]).toEqual([503, expect.stringContaining('riba')]);
  const run = await api.askAsAdmin('GET', `/api/admin/runs/${body.run_id}`);
  expect(run.body).toMatchObject({ status: 'failed', function_name: 'regenerate-blog-images' });
});

test('without the key or an administrator’s token there is nothing to call', async () => {
  const path = '/functions/v1/auto-publish-article';
  expect((await api.ask('POST', path, { body: {} })).status).toBe(401);
  expect((await api.ask('POST', path, { token: `${KEY}x`, body: {} })).status).toBe(401);
});
