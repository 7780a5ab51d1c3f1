import { expect, test } from '@playwright/test';
import pg from 'pg';
import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { signInToApi } from '../support/api-client.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { startOwnDatabaseServer } from '../support/own-database-server.ts';
import { type Product, startProduct } from '../support/product.ts';

/*
 * The power is cut (SIGKILL) in the middle of the work; the next start finishes it, nothing lost or doubled.
 */

const ITEMS = 10;
/** `npm run test:full` cuts the power at more moments. */
const MOMENTS = process.env.TEST_FULL ? [1, 2, 4, 5, 7, 9] : [3];
let feeds: FeedServer;
let product: Product;
let models: FakeModelServer;

test.beforeEach(async () => {
  feeds = await startFeedServer();
  models = await startGoogleAi();
});
test.afterEach(async () => {
  await product?.remove();
  await feeds?.close();
  await models?.close();
});

/** A feed whose items have to be read from their pages, each slow enough to be killed in the middle. */
function routeSlowFeed(pageDelay: number): void {
  const items = Array.from({ length: ITEMS }, (_, index) => {
    feeds.route(`/p/${index}`, (_request, response) => {
      setTimeout(() => {
        const text = `Paragraph ${index} about backups and servers of a small office. `.repeat(20);
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(
            `<html><body><article><h1>Item ${index}</h1><p>${text}</p><p>${text}</p></article></body></html>`,
          );
      }, pageDelay);
    });
    return `<item><title>Item ${index}</title><link>${feeds.origin}/p/${index}</link><guid>g-${index}</guid></item>`;
  });
  feeds.route('/feed.xml', {
    headers: { 'content-type': 'application/rss+xml' },
    body: `<rss version="2.0"><channel><title>F</title><link>${feeds.origin}</link>${items.join('')}</channel></rss>`,
  });
}

const settings = () => ({
  OUTBOUND_ALLOW: feeds.hostPort,
  GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
  GOOGLE_AI_BASE_URL: models.baseUrl,
});

type Api = Awaited<ReturnType<typeof signInToApi>>;

async function startAsync(api: Api, name: string): Promise<string> {
  const { status, body } = await api(
    'POST',
    `/functions/v1/${name}`,
    { manual: true },
    { prefer: 'respond-async' },
  );
  expect(status).toBe(202);
  return body.run_id;
}

async function waitForEnd(api: Api, runId: string) {
  await expect
    .poll(async () => (await api('GET', `/api/admin/runs/${runId}`)).body.status, {
      timeout: 60_000,
    })
    .not.toBe('running');
  return (await api('GET', `/api/admin/runs/${runId}`)).body;
}

const listTitles = async (api: Api) =>
  (await api('GET', '/api/admin/articles?state=all&per_page=100')).body.items.map(
    (article: { original_title: string }) => article.original_title,
  );

for (const moment of MOMENTS) {
  test(`an import killed after ${moment} articles is completed after the restart, each article once`, async () => {
    routeSlowFeed(300);
    product = await startProduct(settings());
    let api = await signInToApi(product);
    await api('POST', '/api/admin/sources', {
      name: 'F',
      rss_url: `${feeds.origin}/feed.xml`,
      type: 'rss',
    });
    const runId = await startAsync(api, 'import-rss-sources');
    await expect
      .poll(async () => (await listTitles(api)).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(moment);

    await product.kill();
    await product.restart();

    api = await signInToApi(product);
    const run = await waitForEnd(api, runId);
    expect(run).toMatchObject({ status: 'success', count: ITEMS });
    const titles = await listTitles(api);
    expect(titles).toHaveLength(ITEMS);
    expect(new Set(titles).size).toBe(ITEMS);
  });
}

for (const moment of MOMENTS) {
  test(`a preparation killed after ${moment * 3} calls is completed, and no stored answer is asked for again`, async () => {
    routeSlowFeed(0);
    product = await startProduct(settings());
    let api = await signInToApi(product);
    await api('POST', '/api/admin/sources', {
      name: 'F',
      rss_url: `${feeds.origin}/feed.xml`,
      type: 'rss',
    });
    expect(
      (await api('POST', '/functions/v1/import-rss-sources', { manual: true })).body.imported,
    ).toBe(ITEMS);

    const runId = await startAsync(api, 'prepare-articles-ai');
    await expect
      .poll(() => models.requests.length, { intervals: [5] })
      .toBeGreaterThanOrEqual(moment * 3);
    await product.kill();
    await product.restart();

    api = await signInToApi(product);
    const run = await waitForEnd(api, runId);
    expect(run).toMatchObject({ status: 'success', total: ITEMS, count: ITEMS });
    const { body } = await api('GET', '/api/admin/articles?state=processed&per_page=100');
    expect(body.total).toBe(ITEMS);

    // One call each of relevance, translation and cover for an article; two were in flight at the kill.
    expect(models.requests.length).toBeGreaterThanOrEqual(ITEMS * 3);
    expect(models.requests.length).toBeLessThanOrEqual(ITEMS * 3 + 2);
  });
}

test('two products on one database migrate once, work once and show each other’s changes', async () => {
  const database = await startOwnDatabaseServer();
  const shared = { ...settings(), DATABASE_URL: database.url, SEED: 'demo' };
  const [one, two] = await Promise.all([
    startProduct({ ...shared, STORAGE_URL: `file://${database.folder}/files` }),
    startProduct({ ...shared, STORAGE_URL: `file://${database.folder}/files` }),
  ]);
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const count = async (statement: string) =>
      Number((await client.query(statement)).rows[0].count);
    // Migrated and seeded once, one administrator, although both started at the same moment.
    expect(await count('select count(*) from drizzle.__drizzle_migrations')).toBe(
      await count('select count(distinct hash) from drizzle.__drizzle_migrations'),
    );
    expect(await count("select count(*) from user_roles where role = 'admin'")).toBe(1);
    const published = await count('select count(*) from articles where published_date is not null');
    expect(published).toBe(12);

    const api = await signInToApi(one);
    const { body } = await api('GET', '/api/admin/articles?state=processed&min_score=0');
    const article = body.items[0];
    const list = async (product: Product) => (await fetch(`${product.url}/tinklarastis`)).text();
    // Both have the old list in memory.
    expect(await list(one)).not.toContain(article.ai_slug);
    expect(await list(two)).not.toContain(article.ai_slug);
    expect((await api('POST', `/api/admin/articles/${article.id}/publish`, {})).status).toBe(200);
    expect(await list(two)).toContain(article.ai_slug);
    expect(await list(one)).toContain(article.ai_slug);

    // A session of one is a session of the other; limits are counted together.
    const wrong = { email: 'nobody@example.com', password: 'neteisingas-slaptazodis' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { url } = attempt % 2 ? one : two;
      const response = await fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wrong),
      });
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);

    // Scheduled work: due now for both, done by one.
    await client.query(
      "update ai_import_settings set source_import_enabled = true, source_import_due_at = now() - interval '1 minute'",
    );
    await expect
      .poll(() => count("select count(*) from auto_import_logs where triggered_by = 'schedule'"), {
        timeout: 30_000,
      })
      .toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 11_000)); // a tick of each instance
    expect(
      await count("select count(*) from auto_import_logs where triggered_by = 'schedule'"),
    ).toBe(1);
    await client.end();
  } finally {
    await one.remove();
    await two.remove();
    await database.stop();
  }
});
