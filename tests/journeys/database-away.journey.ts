import { expect, test } from '@playwright/test';
import pg from 'pg';
import { openCuttableWay } from '../support/cuttable-way.ts';
import { startOwnDatabaseServer } from '../support/own-database-server.ts';
import { startProduct } from '../support/product.ts';

test('while the database does not answer, known pages are shown as they were, and what cannot be made says so', async ({
  page,
}) => {
  const database = await startOwnDatabaseServer();
  const way = await openCuttableWay(database.url);
  const product = await startProduct({ DATABASE_URL: way.url, SEED: 'demo' });
  const at = (path: string) => `${product.url}${path}`;
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    // A first start looks at the pictures of the articles: pages made before are made anew.
    const countChanges = async () =>
      (await client.query('select id from page_cache_events')).rowCount;
    await expect.poll(countChanges, { timeout: 20_000 }).toBe(1);
    const known = ['/', '/tinklarastis', '/kontaktai', '/paslaugos'];
    const list = await (await fetch(at('/tinklarastis'))).text();
    const [read = '', unread = ''] = new Set(list.match(/\/tinklarastis\/[a-z0-9-]{20,}(?=")/g));
    for (const path of [...known, read]) await fetch(at(path));
    way.cut();
    // Nobody kept a page of these: no fact about what exists may be made up.
    for (const path of [unread, '/tinklarastis/rss.xml', '/sitemap.xml', '/tinklarastis?q=nis2']) {
      const { status, headers } = await fetch(at(path));
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '60']);
      expect(headers.get('cache-control')).toMatch(/no-store/);
    }
    for (const path of [...known, read])
      expect([path, (await fetch(at(path))).status]).toEqual([path, 200]);
    // Made of no data: also what nobody has read yet.
    expect((await fetch(at('/es-projektai'))).status).toBe(200);
    expect((await fetch(at('/api/articles'))).status).toBe(503);
    await page.goto(at(unread));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Puslapio dabar parodyti nepavyko',
    );
    way.mend();
    await expect(async () => {
      await page.getByRole('link', { name: 'Bandyti dar kartą' }).click();
      await expect(page.locator('article h1')).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    expect((await fetch(at('/500'))).status).toBe(404);
  } finally {
    await client.end();
    await product.remove();
    await way.close();
    await database.stop();
  }
});
