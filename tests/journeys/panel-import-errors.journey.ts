import type { Page } from '@playwright/test';
import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { lithuanianFeed } from '../fixtures/lithuanian-feed.ts';
import { signInToApi } from '../support/api-client.ts';
import { type BreakableDatabase, openDatabase, type Right } from '../support/break-database.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { expect, test } from '../support/journey.ts';
import {
  expectFailure,
  expectToast,
  pickCover,
  SERVER_FAILURE,
  signedInState,
} from '../support/panel.ts';
import { type Product, startProduct } from '../support/product.ts';

/*
 * The rows of specification §8 about imported articles: an article and its picture, imports and preparations.
 * The server fails for real (see panel-errors.journey.ts); afterwards the same act succeeds.
 */

/** A run's end is waited for as long as elsewhere: the machine may be busy. */
const RUN = 60_000;
let product: Product;
let database: BreakableDatabase;
let feeds: FeedServer;
let models: FakeModelServer;
let signedIn: Awaited<ReturnType<typeof signedInState>>;

test.use({ storageState: ({ browserName: _ }, use) => use(signedIn) });

test.beforeAll(async () => {
  [feeds, models] = await Promise.all([startFeedServer(), startGoogleAi()]);
  product = await startProduct({
    SEED: 'demo',
    OUTBOUND_ALLOW: feeds.hostPort,
    GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
    GOOGLE_AI_BASE_URL: models.baseUrl,
  });
  database = await openDatabase(product);
  await database.query('update rss_sources set is_active = false');
  signedIn = await signedInState(product);
});
test.afterAll(async () => {
  await database?.close();
  await product?.remove();
  await Promise.all([feeds?.close(), models?.close()]);
});

test.beforeEach(({ expectComplaint }) => expectComplaint(SERVER_FAILURE));

const open = (page: Page, path: string) => page.goto(product.url + path);
const without = (right: Right, act: () => Promise<void>) => database.without(right, act);
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

/** Prepared demonstration articles, each for one test: what is done to one leaves the others alone. */
const PREPARED = {
  published: 'SOC ir EDR paprastai: kas stebi kompiuterius ir kas atsiliepia naktį',
  updated: 'Trys DNS įrašai, saugantys Jūsų vardą: SPF, DKIM ir DMARC',
  deleted: 'UPS serverinėje: kaip pasirinkti, prižiūrėti ir kada ištraukti kištuką',
  reprocessed: 'Darbuotojas išeina: IT darbų sąrašas biuro vadovui',
};

test('an article that cannot be published keeps its dialog and the mark in it', async ({
  page,
}) => {
  await open(page, '/admin/import/ai?min=0');
  await page.getByRole('button', { name: `Publikuoti: ${PREPARED.published}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Peržiūrėjau').check();
  await without('update on articles', async () => {
    await dialog.getByRole('button', { name: 'Publikuoti' }).click();
    await expectFailure(page, 'Nepavyko publikuoti straipsnio');
    await expect(dialog.getByLabel('Peržiūrėjau')).toBeChecked();
  });
  await dialog.getByRole('button', { name: 'Publikuoti' }).click();
  await expectToast(page, 'Straipsnis publikuotas tinklaraštyje');
});

test('an article that cannot be updated, with a picture that cannot be stored, stays open as it was typed', async ({
  page,
}) => {
  await open(page, '/admin/import/ai?min=0');
  await page.getByRole('button', { name: `Veiksmai: ${PREPARED.updated}` }).click();
  await choose(page, 'Redaguoti');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kategorija').fill('Elektroninis paštas');
  await dialog.getByLabel('Aktualumo balas').fill('64');
  const isKept = async () => {
    await expect(dialog.getByLabel('Kategorija')).toHaveValue('Elektroninis paštas');
    await expect(dialog.getByLabel('Aktualumo balas')).toHaveValue('64');
  };
  await without('insert on images', async () => {
    await pickCover(page);
    await expectFailure(page, 'Nepavyko įkelti nuotraukos');
    await isKept();
  });
  await without('update on articles', async () => {
    await dialog.getByRole('button', { name: 'Išsaugoti' }).click();
    await expectFailure(page, 'Nepavyko atnaujinti straipsnio');
    await isKept();
  });
  await dialog.getByRole('button', { name: 'Išsaugoti' }).click();
  await expectToast(page, 'Straipsnis atnaujintas');
  await expect(dialog).toBeHidden();
});

test('an article that cannot be deleted stays in the list', async ({ page }) => {
  await open(page, '/admin/import/ai?min=0');
  const menu = page.getByRole('button', { name: `Veiksmai: ${PREPARED.deleted}` });
  const act = async () => {
    await menu.click();
    await choose(page, 'Ištrinti');
    await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click();
  };
  await without('delete on articles', async () => {
    await act();
    await expectFailure(page, 'Nepavyko ištrinti straipsnio');
    await expect(menu).toBeVisible();
  });
  await act();
  await expectToast(page, 'Straipsnis ištrintas');
  await expect(menu).toHaveCount(0);
});

test('a picture that cannot be made anew, and an article that cannot be processed anew, stay as they are', async ({
  page,
}) => {
  await open(page, '/admin/import/ai?min=0');
  const act = async (name: string) => {
    await page.getByRole('button', { name: `Veiksmai: ${PREPARED.reprocessed}` }).click();
    await choose(page, name);
  };
  await without('insert on auto_import_logs', async () => {
    await act('Regeneruoti vaizdą');
    await expectFailure(page, 'Nepavyko regeneruoti vaizdo');
  });
  await act('Regeneruoti vaizdą');
  await expectToast(page, 'Vaizdas sukurtas iš naujo', { timeout: RUN });

  const again = async () => {
    await act('Apdoroti iš naujo');
    await page.getByRole('dialog').getByRole('button', { name: 'Apdoroti iš naujo' }).click();
  };
  await without('update on articles', async () => {
    await again();
    await expectFailure(page, 'Nepavyko apdoroti straipsnio iš naujo');
  });
  await again();
  await expectToast(page, 'Straipsnis apdorojamas iš naujo');
});

test('a preparation that cannot begin says so; one that ends says how many of how many', async ({
  page,
}) => {
  await open(page, '/admin/import/ai?state=imported');
  const all = page.getByRole('button', { name: 'Apdoroti su AI', exact: true });
  const one = page.getByRole('button', {
    name: 'Apdoroti su AI: Shared mailboxes are not shared passwords',
  });
  await without('insert on auto_import_logs', async () => {
    for (const button of [all, one]) {
      await button.click();
      await expectFailure(page, 'Nepavyko apdoroti su AI');
    }
  });
  await one.click();
  await expectToast(page, 'Paruošta 1 iš 1', { timeout: RUN });
});

test('an import that cannot begin, or reads nothing, says so; one that ends says how many', async ({
  page,
}) => {
  const rss_url = `${feeds.origin}/importui.xml`;
  const api = await signInToApi(product);
  await api('POST', '/api/admin/sources', { name: 'Importo šaltinis', rss_url, type: 'rss' });
  await open(page, '/admin/import/ai');
  const button = page.getByRole('button', { name: 'Importuoti šaltinius' });
  await without('insert on auto_import_logs', async () => {
    await button.click();
    await expectFailure(page, 'Nepavyko importuoti šaltinių');
  });
  await button.click();
  await expectToast(page, 'Nepavyko importuoti šaltinių', {
    title: 'Klaida',
    reason: 'Importo šaltinis: Šaltinis nerastas (HTTP 404).',
    timeout: RUN,
  });
  feeds.route('/importui.xml', {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
    body: lithuanianFeed(feeds.origin, 2),
  });
  await button.click();
  await expectToast(page, 'Importuota: 2 straipsniai', { timeout: RUN });
});
