import { lithuanianFeed } from '../fixtures/lithuanian-feed.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { expect, test } from '../support/journey.ts';
import { addSource, importSources, prepareAll, publishFirst, signIn } from '../support/panel.ts';
import { type Product, startProduct } from '../support/product.ts';

test.describe('the main job: a source becomes an article on the public blog', () => {
  let feeds: FeedServer;
  let product: Product;

  test.beforeAll(async () => {
    feeds = await startFeedServer();
    feeds.route('/lt.xml', {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
      body: lithuanianFeed(feeds.origin),
    });
    product = await startProduct({ OUTBOUND_ALLOW: feeds.hostPort });
  });
  // After the page, which may still be loading a picture.
  test.afterAll(async () => {
    await product?.remove();
    await feeds?.close();
  });

  test('without any key, from a Lithuanian source, marked as prepared by rules', async ({
    page,
  }) => {
    await signIn(page, product);
    await addSource(page, 'IT naujienos', `${feeds.origin}/lt.xml`);
    await importSources(page, 'Importuota: 3 straipsniai');
    await prepareAll(page, 'Paruošta 3 iš 3');
    const marked = await publishFirst(page, { isReviewed: false });
    const reviewed = await publishFirst(page, { isReviewed: true });

    for (const [title, marks] of [
      [marked, 1],
      [reviewed, 0],
    ] as const) {
      await page.goto(`${product.url}/tinklarastis`);
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('IT naujienos').first()).toBeVisible();
      await expect(page.locator('[data-prepared-by="rules"]')).toHaveCount(marks);
    }
  });
});
