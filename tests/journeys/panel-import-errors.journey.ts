import type { Page } from '@playwright/test';
import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { lithuanianFeed } from '../fixtures/lithuanian-feed.ts';
import { signInToApi } from '../support/api-client.ts';
import type { Right } from '../support/break-database.ts';
import { type BreakablePanel, startBreakablePanel } from '../support/breakable-panel.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { expect, test } from '../support/journey.ts';
import {
  expectFailure,
  expectToast,
  pastePicture,
  pickCover,
  SERVER_FAILURE,
} from '../support/panel.ts';
import { publishPost } from '../support/panel-writing.ts';

/*
 * The rows of specification §8 about imported articles: an article and its picture, imports and preparations; and, in
 * the same manner, the bin and the library of pictures.
 * The server fails for real (see panel-errors.journey.ts); afterwards the same act succeeds.
 */

/** A run's end is waited for as long as elsewhere: the machine may be busy. */
const RUN = 60_000;
let panel: BreakablePanel;
let feeds: FeedServer;
let models: FakeModelServer;

test.use({ storageState: ({ browserName: _ }, use) => use(panel?.signedIn) });

test.beforeAll(async () => {
  [feeds, models] = await Promise.all([startFeedServer(), startGoogleAi()]);
  panel = await startBreakablePanel({
    OUTBOUND_ALLOW: feeds.hostPort,
    GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
    GOOGLE_AI_BASE_URL: models.baseUrl,
  });
});
test.afterAll(async () => {
  await panel?.close();
  await Promise.all([feeds?.close(), models?.close()]);
});

test.beforeEach(({ expectComplaint }) => expectComplaint(SERVER_FAILURE));

const open = (page: Page, path: string) => panel.open(page, path);
const without = (right: Right, act: () => Promise<void>) => panel.without(right, act);
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name }).click();

/** Prepared demonstration articles, each for one test: what is done to one leaves the others alone. */
const PREPARED = {
  published: 'SOC ir EDR paprastai: kas stebi kompiuterius ir kas atsiliepia naktį',
  updated: 'Trys DNS įrašai, saugantys Jūsų vardą: SPF, DKIM ir DMARC',
  deleted: 'UPS serverinėje: kaip pasirinkti, prižiūrėti ir kada ištraukti kištuką',
  reprocessed: 'Darbuotojas išeina: IT darbų sąrašas biuro vadovui',
};

test('an article that cannot be published keeps its dialog and the mark in it', {
  tag: '@full',
}, async ({ page }) => {
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

test('an article that cannot be updated, with a picture that cannot be stored, stays open as it was typed', {
  tag: '@full',
}, async ({ page }) => {
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

test('an article that cannot be deleted stays in the list', { tag: '@full' }, async ({ page }) => {
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

test('a picture that cannot be made anew, and an article that cannot be processed anew, stay as they are', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/admin/import/ai?min=0');
  const act = async (name: string) => {
    await page.getByRole('button', { name: `Veiksmai: ${PREPARED.reprocessed}` }).click();
    await choose(page, name);
  };
  await without('insert on auto_import_logs', async () => {
    await act('Regeneruoti viršelį');
    await expectFailure(page, 'Nepavyko regeneruoti vaizdo');
  });
  await act('Regeneruoti viršelį');
  await expectToast(page, 'Viršelis sukurtas iš naujo', { timeout: RUN });

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

test('a preparation that cannot begin says so; one that ends says how many of how many', {
  tag: '@full',
}, async ({ page }) => {
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

test('long work counts as it goes, survives a reload, can be stopped, and leaves the screen when it ends', async ({
  page,
}) => {
  // With those of the demonstration not more than one run takes: the button would name how many.
  await panel.database.query(`insert into articles
      (source_name, source_rss_url, original_url, original_title, original_content, original_language)
    select 'Eilė', 'https://eile.example/rss', 'https://eile.example/' || n, 'Laukiantis straipsnis ' || n,
      '<p>' || repeat('Serverio kopijas reikia tikrinti kas savaitę, o atkūrimą bandyti kas mėnesį. ', 12) || '</p>',
      'lt'
    from generate_series(1, 10) n`);
  models.delayAnswers(1000);
  await open(page, '/admin/import/ai?state=imported');
  const table = page.getByRole('region', { name: 'Straipsnių sąrašas' });
  const placeBefore = await table.boundingBox();
  await page.getByRole('button', { name: 'Apdoroti su AI', exact: true }).first().click();
  const work = page.getByRole('region', { name: 'Vykdymai' });
  const count = work.getByText(/^Paruošta [1-9]\d* iš \d+/);
  await expect(count).toBeVisible({ timeout: RUN });
  const placeNow = await table.boundingBox();
  expect(placeNow?.y, 'what is under the hands stays there').toBe(placeBefore?.y);
  await page.reload();
  await expect(count).toBeVisible();
  const stop = work.getByRole('button', { name: 'Sustabdyti' });
  await without('insert on audit_log', async () => {
    await stop.click();
    await expectFailure(page, 'Nepavyko sustabdyti');
  });
  await stop.click();
  await expect(page.getByText('Sustabdyta', { exact: true })).toBeVisible({ timeout: RUN });
  await expect(work).toHaveCount(0);

  // What somebody else begins shows as soon as the tab is looked at again.
  const api = await signInToApi(panel.product);
  const later = { prefer: 'respond-async' };
  await api('POST', '/functions/v1/prepare-articles-ai', { manual: true }, later);
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(work).toBeVisible({ timeout: 1000 });
  }).toPass();
  await stop.click();
  models.delayAnswers(0);
  await expect(work).toHaveCount(0, { timeout: RUN });
});

test('an import that cannot begin, or reads nothing, says so; one that ends says how many', {
  tag: '@full',
}, async ({ page }) => {
  const rss_url = `${feeds.origin}/importui.xml`;
  const api = await signInToApi(panel.product);
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

test('a deleted post that cannot be brought back stays in the bin', { tag: '@full' }, async ({
  page,
}) => {
  const api = await signInToApi(panel.product);
  await publishPost(api, 'Grįžtantis įrašas', 'griztantis-irasas');
  await open(page, '/admin/content/posts?q=grįžtantis');
  await page.getByRole('button', { name: 'Ištrinti: Grįžtantis įrašas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click();
  await expectToast(page, 'Įrašas ištrintas');
  await page.getByRole('link', { name: 'Šiukšliadėžė', exact: true }).click();
  const back = page.getByRole('button', { name: 'Atkurti: Grįžtantis įrašas' });
  await without('insert on articles', async () => {
    await back.click();
    await expectFailure(page, 'Nepavyko atkurti teksto');
    await expect(back).toBeVisible();
  });
  await back.click();
  await expectToast(page, 'Tekstas atkurtas kaip nepublikuotas');
  await expect(back).toHaveCount(0);
});

test('a picture that cannot be deleted stays in the library', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/admin/content/images');
  await pastePicture(page.getByRole('button', { name: 'Įkelti nuotraukas' }), 'nereikalinga.png');
  await expectToast(page, 'Įkelta: 1 nuotrauka');
  const dialog = page.getByRole('dialog', { name: 'nereikalinga.png' });
  const act = async () => {
    await dialog.getByRole('button', { name: 'Ištrinti' }).click();
    const question = page.getByRole('dialog', { name: 'Ištrinti nuotrauką' });
    await question.getByRole('button', { name: 'Ištrinti' }).click();
  };
  await without('delete on images', async () => {
    await act();
    await expectFailure(page, 'Nepavyko ištrinti nuotraukos');
    await expect(dialog).toBeVisible();
  });
  await act();
  await expectToast(page, 'Nuotrauka ištrinta');
  await expect(page.getByText('nereikalinga.png')).toHaveCount(0);
});
