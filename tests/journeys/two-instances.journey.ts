import { expect, test } from '@playwright/test';
import pg from 'pg';
import { signInToApi } from '../support/api-client.ts';
import { startFeedServer } from '../support/feed-server.ts';
import { startOwnDatabaseServer } from '../support/own-database-server.ts';
import { type Product, startProduct } from '../support/product.ts';

/* Two products on one database: they migrate once, work once, show each other's changes, and one survives the other. */

const ITEMS = 8;
const PAGE_DELAY = 400;

/** A feed whose items have to be read from their pages, each slow enough for something to happen meanwhile. */
async function startSlowFeed() {
  const feeds = await startFeedServer();
  const items = Array.from({ length: ITEMS }, (_, index) => {
    feeds.route(`/p/${index}`, (_request, response) => {
      const text = `Paragraph ${index} about backups and servers of a small office. `.repeat(20);
      const html = `<html><body><article><h1>Item ${index}</h1><p>${text}</p><p>${text}</p></article></body></html>`;
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      setTimeout(() => response.writeHead(200, headers).end(html), PAGE_DELAY);
    });
    return `<item><title>Item ${index}</title><link>${feeds.origin}/p/${index}</link><guid>g-${index}</guid></item>`;
  });
  feeds.route('/feed.xml', {
    headers: { 'content-type': 'application/rss+xml' },
    body: `<rss version="2.0"><channel><title>F</title><link>${feeds.origin}</link>${items.join('')}</channel></rss>`,
  });
  return feeds;
}

test('two products on one database work as one, and one goes on when the other is killed and nobody listens', {
  tag: '@full',
}, async () => {
  const [database, feeds] = await Promise.all([startOwnDatabaseServer(), startSlowFeed()]);
  const shared = {
    OUTBOUND_ALLOW: feeds.hostPort,
    DATABASE_URL: database.url,
    SEED: 'demo',
    STORAGE_URL: `file://${database.folder}/files`,
  };
  const [one, two] = await Promise.all([startProduct(shared), startProduct(shared)]);
  const client = new pg.Client({ connectionString: database.url });
  try {
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
    const list = async (product: Product) => (await fetch(`${product.url}/tinklarastis`)).text();
    const waiting = (await api('GET', '/api/admin/articles?state=processed&min_score=0')).body
      .items;
    // Both have the old list in memory.
    expect(await list(one)).not.toContain(waiting[0].ai_slug);
    expect(await list(two)).not.toContain(waiting[0].ai_slug);
    const publish = `/api/admin/articles/${waiting[0].id}/publish`;
    expect((await api('POST', publish, {})).status).toBe(200);
    expect(await list(two)).toContain(waiting[0].ai_slug);
    expect(await list(one)).toContain(waiting[0].ai_slug);

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

    // Scheduled work, overdue for both, is begun by one: the other is held still, so that we know which.
    process.kill(two.pid(), 'SIGSTOP');
    await client.query('update rss_sources set is_active = false');
    await client.query(
      `insert into rss_sources (name, rss_url, type) values ('F', '${feeds.origin}/feed.xml', 'rss')`,
    );
    await client.query(
      "update ai_import_settings set source_import_enabled = true, source_import_due_at = now() - interval '8 hours'",
    );
    const imported = () =>
      count("select count(*) from articles where original_title like 'Item %'");
    await expect.poll(imported, { timeout: 30_000, intervals: [50] }).toBeGreaterThanOrEqual(2);

    // In mid-run it is killed, and the other's listener loses its connection.
    await one.kill();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'page-cache'",
    );
    process.kill(two.pid(), 'SIGCONT');
    const ended = "select count(*) from auto_import_logs where status <> 'running' and not is_demo";
    await expect.poll(() => count(ended), { timeout: 40_000 }).toBe(1);
    const runs = await client.query(
      'select status, articles_imported, triggered_by from auto_import_logs where not is_demo',
    );
    expect(runs.rows).toEqual([
      { status: 'success', articles_imported: ITEMS, triggered_by: 'schedule' },
    ]);
    expect(await imported()).toBe(ITEMS);
    expect(
      await count(
        "select count(distinct original_title) from articles where original_title like 'Item %'",
      ),
    ).toBe(ITEMS);
    // The eight hours are made up by that one run: the next is due an interval later.
    expect(
      await count('select count(*) from ai_import_settings where source_import_due_at > now()'),
    ).toBe(1);

    // The listener is back: what is published now is on the page at once.
    const apiOfTwo = await signInToApi(two);
    const next = `/api/admin/articles/${waiting[1].id}/publish`;
    expect((await apiOfTwo('POST', next, {})).status).toBe(200);
    expect(await list(two)).toContain(waiting[1].ai_slug);
  } finally {
    process.kill(two.pid(), 'SIGCONT');
    await client.end().catch(() => {});
    await Promise.all([one.remove(), two.remove()]);
    await feeds.close();
    await database.stop();
  }
});
