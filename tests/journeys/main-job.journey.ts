import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { lithuanianFeed } from '../fixtures/lithuanian-feed.ts';
import { corpusPath, hasCorpus } from '../support/corpus.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { expect, test } from '../support/journey.ts';
import { addSource, importSources, prepareAll, publishFirst, signIn } from '../support/panel.ts';
import { type Product, startProduct } from '../support/product.ts';

test.describe('the main job: a source becomes an article on the public blog', () => {
  let feeds: FeedServer;
  let product: Product;
  let models: FakeModelServer;

  test.afterEach(async () => {
    await product?.remove();
    await feeds?.close();
    await models?.close();
  });

  test('with a model, from several real feeds', async ({ page }) => {
    test.skip(!hasCorpus, 'the corpus of real feeds is not here');
    feeds = await startFeedServer({ folder: corpusPath('feeds') });
    models = await startGoogleAi();
    product = await startProduct({
      OUTBOUND_ALLOW: feeds.hostPort,
      GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
      GOOGLE_AI_BASE_URL: models.baseUrl,
    });

    await signIn(page, product);
    await addSource(page, 'Hanselman', `${feeds.origin}/rw-hanselman.xml`);
    await addSource(page, 'Google Cloud', `${feeds.origin}/rw-googlecloudblog.rss`);
    await addSource(page, 'Cloudflare', `${feeds.origin}/rw-cloudflare.xml`);
    // Ten newest of each on the first fetch; the third feed has one.
    await importSources(page, 'Importuota: 21 straipsnis');
    await prepareAll(page, /Paruošta \d+ iš 20/);
    const title = await publishFirst(page, { isReviewed: false });

    await page.goto(`${product.url}/tinklarastis`);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // The text is a machine's and nobody has said that they read it; the source is named and linked.
    await expect(page.locator('[data-prepared-by="ai"]')).toContainText('dirbtinis intelektas');
    await expect(page.getByRole('link', { name: 'Skaityti originalą' })).toHaveAttribute(
      'href',
      /^https?:/,
    );
  });

  test('without any key, from a Lithuanian source, marked as prepared by rules', async ({
    page,
  }) => {
    feeds = await startFeedServer();
    feeds.route('/lt.xml', {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
      body: lithuanianFeed(feeds.origin),
    });
    product = await startProduct({ OUTBOUND_ALLOW: feeds.hostPort });

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
