import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { lithuanianFeed } from '../fixtures/lithuanian-feed.ts';
import { signInToApi } from '../support/api-client.ts';
import { type BreakableDatabase, openDatabase } from '../support/break-database.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import {
  button,
  comparisonOf,
  dialogNamed,
  expectTitles,
  menuOf,
  openerOf,
  removeArticles,
} from '../support/import-panel.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast, signedInState } from '../support/panel.ts';
import { addArticle, addPrepared, addPublished, addRefused } from '../support/panel-articles.ts';
import { answer, press, take, type } from '../support/panel-keys.ts';
import { changePost, contentOf, EDITOR, saveStateOf, write } from '../support/panel-writing.ts';
import { type Product, startProduct } from '../support/product.ts';
import { walk } from '../support/walk.ts';

/* Every act on an imported article, with keys alone: in its row, beside its original, in its text; and the runs of all. */

/** A run's end is waited for as long as elsewhere: the machine may be busy. */
const RUN = 60_000;
let site: FeedServer;
let models: FakeModelServer;
let product: Product;
let database: BreakableDatabase;
let signedIn: Awaited<ReturnType<typeof signedInState>>;

test.use({
  storageState: ({ browserName: _ }, use) => use(signedIn),
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeAll(async () => {
  [site, models] = await Promise.all([startFeedServer(), startGoogleAi()]);
  product = await startProduct({
    OUTBOUND_ALLOW: site.hostPort,
    GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
    GOOGLE_AI_BASE_URL: models.baseUrl,
  });
  database = await openDatabase(product);
  signedIn = await signedInState(product);
});
test.afterAll(async () => {
  await database?.close();
  await product?.remove();
  await Promise.all([site?.close(), models?.close()]);
});

test.beforeEach(async ({ expectComplaint }) => {
  await removeArticles(database);
  // A text being edited may have no draft yet.
  expectComplaint(/status of 404 .*draft-text/);
});

const open = (page: Page, search = '?min=0') =>
  page.goto(`${product.url}/admin/import/ai${search}`);

walk(
  'tablet',
  'one article: prepared, painted and prepared anew, opened on the site, deleted and brought back',
  async ({ page, context }) => {
    const [raw, other] = [
      await addArticle(database, 'Iš eilutės'),
      await addArticle(database, 'Iš meniu'),
    ];
    await open(page, '?state=imported');
    await press(button(page, `Apdoroti su AI: ${raw.title}`));
    await expectToast(page, 'Paruošta 1 iš 1', { timeout: RUN });
    await expectTitles(page, [other.title]);
    await take(menuOf(page, other), 'Apdoroti su AI');
    await expectToast(page, 'Paruošta 1 iš 1', { timeout: RUN });
    await expect(page.getByText('Straipsnių nėra')).toBeVisible();

    await database.query('delete from articles');
    const draft = await addPrepared(database, 'Paruoštas');
    await addPublished(database, 'Publikuotas', { ai_slug: 'publikuotas' });
    const published = { id: '', title: 'Publikuotas' };
    await open(page, '?state=all');
    await take(menuOf(page, draft), 'Regeneruoti vaizdą');
    await expectToast(page, 'Vaizdas sukurtas iš naujo', { timeout: RUN });
    const again = 'Ar tikrai norite apdoroti šį straipsnį iš naujo?';
    await take(menuOf(page, draft), 'Apdoroti iš naujo');
    await expect(page.getByText(/^Balas, vertimas, .* bus išvalyti/)).toBeVisible();
    await answer(page, again, 'Atšaukti');
    await expect(menuOf(page, draft)).toBeFocused();
    await take(menuOf(page, draft), 'Apdoroti iš naujo');
    await answer(page, again, 'Apdoroti iš naujo');
    await expectToast(page, 'Straipsnis apdorojamas iš naujo');

    await take(menuOf(page, published), 'Apdoroti iš naujo');
    await expect(page.getByText(/^Svetainėje liks dabartinis tekstas/)).toBeVisible();
    await answer(page, again, 'Apdoroti iš naujo');
    await expectToast(page, 'Straipsnis apdorojamas iš naujo');
    // Work without a run is seen when the screen is opened.
    await expect(async () => {
      await page.reload();
      await expect(button(page, 'Publikuoti: Publikuotas')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: RUN });

    const visit = context.waitForEvent('page');
    await press(menuOf(page, published));
    await press(page.getByRole('menuitem', { name: 'Atidaryti svetainėje' }));
    const site = await visit;
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Publikuotas');
    await site.close();

    await take(menuOf(page, published), 'Ištrinti');
    const question = 'Ištrinti straipsnį „Publikuotas“?';
    await answer(page, question, 'Atšaukti');
    await take(menuOf(page, published), 'Ištrinti');
    await answer(page, question, 'Ištrinti');
    await expectToast(page, 'Straipsnis ištrintas');
    await expect(menuOf(page, published)).toHaveCount(0);
    await press(button(page, 'Atšaukti'));
    await expectToast(page, 'Straipsnis atkurtas');
    await take(menuOf(page, published), 'Ištrinti');
    await answer(page, question, 'Ištrinti');
    await expectToast(page, 'Straipsnis ištrintas');
    await press(button(page.getByRole('main'), 'Uždaryti'));
    await expect(button(page, 'Atšaukti')).toHaveCount(0);
  },
);

walk(
  'desktop',
  'a text beside its original: taken and mended, reviewed, restored, published; a source that changed',
  async ({ page }) => {
    const refused = await addRefused(database, 'Atmestas');
    const draft = await addPrepared(database, 'Skaitomas', {
      near_duplicate_of: refused.id,
      has_near_duplicate: true,
    });
    const published = await addPublished(database, 'Pasikeitęs', {
      source_changed_at: new Date(),
      changed_original: {
        original_title: 'Naujas originalo vardas',
        original_content: '<p>Naujas originalo tekstas.</p>',
      },
      pending_values: {
        ai_translated_title: 'Laukiantis vardas',
        ai_translated_excerpt: 'Laukianti santrauka.',
        ai_translated_content: '<p>Laukiantis tekstas.</p>',
      },
    });
    await database.query(
      `insert into model_calls (article_id, step, model, input_tokens, output_tokens, images, cost_micro_usd)
     values ($1, 'translation', 'm', 1200, 301, 1, 12300)`,
      [draft.id],
    );
    const api = await signInToApi(product);
    await changePost(api, draft, { ai_translated_title: 'Pataisytas' });
    const mended = { ...draft, title: 'Pataisytas' };
    const dialog = comparisonOf(page);
    const edit = dialogNamed(page, 'Redaguoti straipsnį');
    const history = dialogNamed(page, 'Versijų istorija');

    await open(page, '?state=all');
    await press(openerOf(page, refused));
    await expect(dialog.getByText('Patikros neperėjęs tekstas')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Nesutampa su šaltiniu' })).toContainText('777');
    await press(button(dialog, 'Taisyti šį tekstą'));
    await expectToast(page, 'Tekstas perkeltas į straipsnį');
    await expect(edit.getByLabel('Pavadinimas')).toBeFocused({ timeout: EDITOR });
    await expect(contentOf(page)).toContainText('Apie 777 serverius.', { timeout: EDITOR });
    await page.keyboard.press('Escape');
    await expect(edit).toBeHidden();
    await press(button(dialog, 'Publikuoti'));
    const publish = dialogNamed(page, 'Publikuoti straipsnį');
    await expect(publish.getByText('Prieš publikuojant reikia peržiūrėti')).toBeVisible();
    await expect(button(publish, 'Publikuoti')).toBeDisabled();
    await press(publish.getByRole('checkbox', { name: /^Pastabas mačiau/ }), 'Space');
    await press(button(publish, 'Publikuoti'));
    await expectToast(page, 'Straipsnis publikuotas tinklaraštyje');
    await expect(publish).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await take(menuOf(page, mended), 'Palyginti su originalu');
    await expect(dialog).toContainText(/1.501 žetonas/);
    const review = 'Ar perskaitėte visą tekstą ir už jį atsakote?';
    await press(button(dialog, 'Peržiūrėjau'));
    await answer(page, review, 'Atšaukti');
    await press(button(dialog, 'Peržiūrėjau'));
    await answer(page, review, 'Peržiūrėjau');
    await expectToast(page, 'Peržiūra užfiksuota');
    await expect(dialog).toContainText(/Peržiūrėjo .*, \d{4}-\d\d-\d\d/);
    await expect(button(dialog, 'Peržiūrėjau')).toHaveCount(0);
    await press(button(dialog, 'Redaguoti'));
    await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
    await page.keyboard.press('Escape');
    await expect(edit).toBeHidden();

    await press(button(dialog, 'Versijų istorija'));
    const versions = history.getByRole('listitem').getByRole('button');
    await expect(history).toContainText('Skaitomas');
    await press(versions.last());
    await expect(versions.last()).toHaveAttribute('aria-pressed', 'true');
    const back = dialogNamed(page, 'Atkurti versiją');
    await press(button(history, 'Atkurti šią versiją'));
    await press(button(back, 'Atšaukti'));
    await expect(back).toBeHidden();
    // Escape is for the question alone, wherever the focus is; then for the dialog that it stood over.
    await press(button(history, 'Atkurti šią versiją'));
    await expect(back).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(back).toBeHidden();
    await expect(history).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
    await expect(dialog).toBeVisible();
    await press(button(dialog, 'Versijų istorija'));
    await press(button(history, 'Atkurti šią versiją'));
    await press(button(back, 'Atkurti'));
    await expectToast(page, 'Versija atkurta');
    await expect(history).toBeHidden();
    await expect(dialog.getByRole('region', { name: 'Paruoštas tekstas' })).toContainText(
      'Skaitomas',
    );
    await press(dialog.getByRole('link', { name: refused.title }));
    await expect(dialog.getByRole('region', { name: 'Originalas' })).toContainText('Atmestas');

    await open(page, '?state=published');
    await press(openerOf(page, published));
    const text = dialog.getByRole('region', { name: 'Paruoštas tekstas' });
    await expect(text).toContainText('Laukiantis tekstas.');
    await dialog.getByRole('radio', { name: 'Naujas tekstas' }).press('ArrowRight');
    await expect(text).toContainText('Paruoštas tekstas.');
    await page.keyboard.press('ArrowLeft');
    await expect(text).toContainText('Laukiantis tekstas.');
    const changed = dialog.getByRole('region', { name: 'Naujasis originalas' });
    await press(button(dialog, 'Rodyti naująjį originalą'));
    await expect(changed).toContainText('Naujas originalo tekstas.');
    await press(button(dialog, 'Slėpti naująjį originalą'));
    await expect(changed).toHaveCount(0);
    await press(button(dialog, 'Palikti kaip yra'));
    await expectToast(page, 'Straipsnis paliktas toks, koks yra');
    await expect(dialog.getByText(/^Šaltinis pakeitė tekstą \d/)).toHaveCount(0);
    await page.keyboard.press('Escape');

    // A story is one row that opens to its sources; a person parts one and takes it back.
    const told = await addPrepared(database, 'Naujienos pirmas');
    const toldToo = await addPrepared(database, 'Naujienos antras');
    await database.query(
      `with story as (insert into stories default values returning id)
       update articles set story_id = story.id, is_story_lead = articles.id = $1 from story
       where articles.id in ($1, $2)`,
      [told.id, toldToo.id],
    );
    await open(page, '?state=all');
    await expect(openerOf(page, told)).toBeVisible();
    await expect(openerOf(page, toldToo)).toHaveCount(0);
    const sources = button(page, '2 šaltiniai');
    await press(sources);
    const part = page
      .getByRole('list', { name: 'Kiti naujienos šaltiniai' })
      .getByRole('button', { name: /^Atskirti: / });
    await expect(part).toHaveCount(1);
    await press(part);
    await expectToast(page, 'Straipsnis atskirtas nuo naujienos');
    await expect(openerOf(page, toldToo)).toBeVisible();
    await expect(sources).toHaveCount(0);
    await press(button(page, 'Atšaukti'));
    await expectToast(page, 'Veiksmas atšauktas');
    await expect(sources).toBeVisible();
  },
);

walk(
  'full',
  'a text is edited in every field, given up after a question, and published with its review',
  async ({ page }) => {
    const png = await sharp({
      create: { width: 640, height: 360, channels: 3, background: '#246' },
    })
      .png()
      .toBuffer();
    site.route('/virselis.png', { headers: { 'content-type': 'image/png' }, body: png });
    const article = await addPrepared(database, 'Taisomas', { ai_slug: 'taisomas' });
    await open(page);
    const dialog = dialogNamed(page, 'Redaguoti straipsnį');
    const edit = async (title = article.title) => {
      await take(menuOf(page, { ...article, title }), 'Redaguoti');
      await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
    };
    await edit();
    const score = dialog.getByLabel('Aktualumo balas');
    await type(score, '');
    await type(dialog.getByLabel('Santrauka'), '');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(dialog.getByText('Santrauka privaloma')).toBeVisible();
    await expect(dialog.getByText(/^Aktualumo balas turi būti/)).toBeVisible();
    await type(dialog.getByLabel('Pavadinimas'), 'Pataisytas');
    await type(dialog.getByLabel('Nuoroda (slug)'), 'pataisytas');
    await type(dialog.getByLabel('Santrauka'), 'Kita santrauka.');
    await write(page, 'Pridėtas sakinys.');
    await type(dialog.getByLabel('Kategorija'), 'Sava kategorija');
    await type(score, '64');
    await page.keyboard.press('Control+s');
    await expect(saveStateOf(page)).toHaveText(/^Juodraštis išsaugotas/);

    // The picture: from the disk, from the library, none, from an address.
    const chooser = page.waitForEvent('filechooser');
    await press(button(dialog, 'Įkelti'));
    await (await chooser).setFiles({ name: 'v.png', mimeType: 'image/png', buffer: png });
    const cover = dialog.getByRole('img', { name: 'Dabartinis viršelis' });
    await expect(cover).toBeVisible();
    await press(button(dialog, 'Be viršelio'));
    await expect(cover).toHaveCount(0);
    await press(button(dialog, 'Iš nuotraukų'));
    const library = dialogNamed(page, 'Pasirinkti nuotrauką');
    await press(library.getByRole('listitem').getByRole('button').first());
    await expect(library).toBeHidden();
    await expect(cover).toBeVisible();
    await type(dialog.getByLabel('Viršelio adresas'), `${site.origin}/virselis.png`);
    await expect(dialog.getByText(/^Išsaugant nuotrauka bus parsiųsta/)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectToast(page, 'Straipsnis atnaujintas', { timeout: 20_000 });
    await expect(dialog).toBeHidden();
    const [saved] = await database.query(
      `select ai_slug, ai_category, ai_actuality_score, ai_image_path, ai_translated_excerpt from articles where id = $1`,
      [article.id],
    );
    expect(saved).toMatchObject({
      ai_slug: 'pataisytas',
      ai_category: 'Sava kategorija',
      ai_actuality_score: 64,
      ai_translated_excerpt: 'Kita santrauka.',
      ai_image_path: expect.stringMatching(/\.webp$/),
    });

    await edit('Pataisytas');
    await type(dialog.getByLabel('Pavadinimas'), 'Niekada neišsaugotas');
    const question = 'Atmesti tai, kas parašyta po paskutinio išsaugojimo?';
    await press(button(dialog, 'Atšaukti'));
    await answer(page, question, 'Atšaukti');
    await expect(dialog.getByLabel('Pavadinimas')).toHaveValue('Niekada neišsaugotas');
    await press(button(dialog, 'Atšaukti'));
    await answer(page, question, 'Atmesti');
    await expectToast(page, 'Neišsaugoti pakeitimai atmesti');
    await expect(dialog).toBeHidden();

    const publish = button(page, 'Publikuoti: Pataisytas');
    const form = dialogNamed(page, 'Publikuoti straipsnį');
    await press(publish);
    await press(button(form, 'Atšaukti'));
    await expect(form).toBeHidden();
    await expect(publish).toBeFocused();
    await take(menuOf(page, { ...article, title: 'Pataisytas' }), 'Publikuoti');
    await press(form.getByRole('checkbox', { name: /^Peržiūrėjau/ }), 'Space');
    await press(button(form, 'Publikuoti'));
    await expectToast(page, 'Straipsnis publikuotas tinklaraštyje');
    await page.goto(`${product.url}/tinklarastis/pataisytas`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pataisytas');
    await expect(page.locator('[data-prepared-by]')).toHaveCount(0);
  },
);

walk('full', 'runs are started from the list, followed, and stopped', async ({ page }) => {
  site.route('/rss.xml', {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
    body: lithuanianFeed(site.origin),
  });
  const rss_url = `${site.origin}/rss.xml`;
  const api = await signInToApi(product);
  await api('POST', '/api/admin/sources', { name: 'Eilės šaltinis', rss_url, type: 'rss' });
  await open(page, '?state=imported');
  await press(button(page, 'Importuoti šaltinius'));
  await expectToast(page, 'Importuota: 3 straipsniai', { timeout: RUN });
  await expect(page.locator('tbody tr')).toHaveCount(3);

  for (let n = 1; n <= 6; n += 1) await addArticle(database, `Eilėje ${n}`);
  const work = page.getByRole('region', { name: 'Vykdomi darbai' });
  models.delayAnswers(1000);
  await press(button(page, 'Apdoroti su AI'));
  await expect(work).toContainText(/^Paruošta \d iš 9/, { timeout: RUN });
  await press(button(work, 'Sustabdyti: Straipsniai ruošiami su AI'));
  await expect(page.getByText('Sustabdyta', { exact: true })).toBeVisible({ timeout: RUN });
  models.delayAnswers(0);
  await expect(work).toHaveCount(0);

  await take(button(page, 'Daugiau'), 'Sutvarkyti per trumpus straipsnius');
  await expectToast(page, 'Sutvarkyta 0 iš 0', { timeout: RUN });
});
