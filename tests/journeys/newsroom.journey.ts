import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { routeEnglishSite, SITE } from '../fixtures/english-site.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { expect, test } from '../support/journey.ts';
import {
  expectToast,
  importSources,
  open,
  prepareAll,
  publishFirst,
  signIn,
} from '../support/panel.ts';
import { type Product, startProduct } from '../support/product.ts';

let site: FeedServer;
let product: Product;
let models: FakeModelServer;

test.beforeAll(async () => {
  [site, models] = await Promise.all([startFeedServer(), startGoogleAi()]);
  routeEnglishSite(site);
  product = await startProduct({
    OUTBOUND_ALLOW: site.hostPort,
    GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
    GOOGLE_AI_BASE_URL: models.baseUrl,
  });
});
test.afterAll(async () => {
  await product?.remove();
  await Promise.all([site?.close(), models?.close()]);
});

test('the newsroom: from the address of a site to an article on the public blog', async ({
  page,
  expectComplaint,
}) => {
  await signIn(page, product);
  await open(page, '/admin/import/sources');

  await test.step('a source is found by the address of its site and looked at before it is saved', async () => {
    await page.getByRole('button', { name: 'Pridėti šaltinį' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Adresas').fill(site.hostPort.replace('127.0.0.1', 'http://127.0.0.1'));
    await dialog.getByLabel('Adresas').press('Enter');
    // As long as the screen says that it may take.
    await expect(dialog.getByRole('radio', { name: /RSS, 3 straipsniai/ })).toBeChecked({
      timeout: 60_000,
    });
    await expect(dialog.getByLabel('Adresas')).toHaveValue(`${site.origin}/news/feed.xml`);
    await expect(dialog.getByLabel('Pavadinimas')).toHaveValue(SITE.name);
    await dialog.getByText('Daugiau nustatymų').click();
    await dialog.getByLabel('Nepageidaujami žodžiai').fill('press release');
    await dialog.getByRole('button', { name: 'Peržiūrėti naujausius' }).click();
    const preview = dialog.getByRole('region', { name: 'Naujausi straipsniai' });
    await expect(preview).toContainText('Iš viso 3 straipsniai, dabar būtų importuota: 2.');
    await expect(preview.getByRole('listitem')).toHaveCount(3);
    await expect(preview.getByRole('listitem').last()).toContainText('nepageidaujamas žodis');
    await dialog.getByRole('button', { name: 'Pridėti' }).click();
    await expectToast(page, 'Šaltinis pridėtas');
    await expect(dialog).toBeHidden();
  });

  await importSources(page, 'Importuota: 2 straipsniai');
  const row = page.getByRole('row').filter({ hasText: SITE.name });
  await expect(row).toContainText('Veikia');
  await expect(row).toContainText('2 straipsniai');
  await row.getByRole('button', { name: /^Keisti/ }).press('Enter');
  const state = page.getByRole('region', { name: 'Šaltinio būklė' });
  await expect(state).toContainText('Naujas straipsnis');
  await expect(state.getByRole('listitem')).toHaveCount(2);
  await expect(state.getByRole('button', { name: 'Tikrinti dabar' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(state).toBeHidden();
  await prepareAll(page, 'Paruošta 2 iš 2');
  const unread = await publishFirst(page, { isReviewed: false });
  const read = await publishFirst(page, { isReviewed: true });

  for (const [title, marks] of [
    [unread, 1],
    [read, 0],
  ] as const) {
    await page.goto(`${product.url}/tinklarastis`);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // Not reviewed: the machine's text is marked as such.
    await expect(page.locator('[data-prepared-by="ai"]')).toHaveCount(marks);
    await expect(page.getByText(SITE.name).first()).toBeVisible();
    const original = page.getByRole('link', { name: 'Skaityti originalą' });
    const address = await original.getAttribute('href');
    expect(SITE.stories.map(({ path }) => site.origin + path)).toContain(address);
    const metadata = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(metadata.join()).toContain(JSON.stringify(address));
  }

  await test.step('a story that its source takes back is being checked for readers, then withdrawn with a reason', async () => {
    const slug = new URL(page.url()).pathname;
    for (const { path } of SITE.stories) site.route(path, { status: 410 });
    await open(page, '/admin/import/sources');
    await importSources(page, /Importuota: 0/);
    await page.goto(product.url + slug);
    await expect(page.getByText(/^Šis straipsnis tikrinamas: šaltinis šio/)).toBeVisible();
    await open(page, '/admin/import/ai?state=needs_review&min=0');
    await page.getByRole('button', { name: `Veiksmai: ${read}` }).click();
    await page.getByRole('menuitem', { name: 'Peržiūrėti' }).click();
    await page.getByRole('button', { name: 'Atšaukti straipsnį' }).click();
    const dialog = page.getByRole('dialog', { name: 'Atšaukti straipsnį' });
    const notice = dialog.getByLabel('Kodėl atšaukta');
    await notice.fill('Trumpa');
    await dialog.getByRole('button', { name: 'Atšaukti straipsnį' }).click();
    await expect(
      dialog.getByText('Parašykite, ką pranešti skaitytojams: bent 10 ženklų'),
    ).toBeVisible();
    await expect(notice).toHaveValue('Trumpa');
    await notice.fill('Šaltinis naujieną atšaukė.');
    await dialog.getByRole('button', { name: 'Atšaukti straipsnį' }).click();
    await expectToast(page, 'Straipsnis atšauktas');
    // The panel goes back from the question's address; another visit meanwhile would be broken off by that.
    await expect(dialog).toBeHidden();
    expectComplaint(/status of 410 .*\/tinklarastis\//);
    const gone = await page.goto(product.url + slug);
    expect(gone?.status()).toBe(410);
    await expect(
      page.getByText(/^Straipsnį atšaukėme .* Šaltinis naujieną atšaukė\.$/),
    ).toBeVisible();
  });
});
