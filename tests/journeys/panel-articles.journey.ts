import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { lithuanianFeed } from '../fixtures/lithuanian-feed.ts';
import { ZOOMED } from '../support/accessibility.ts';
import { addAccount } from '../support/accounts.ts';
import { signInToApi } from '../support/api-client.ts';
import { type BreakableDatabase, openDatabase } from '../support/break-database.ts';
import { findCovered } from '../support/covered-controls.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import {
  button,
  dialogNamed,
  expectTitles,
  menuOf,
  openerOf,
  questionOf,
  removeArticles,
  reviewedOf,
  titleOf,
} from '../support/import-panel.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast, signedInState } from '../support/panel.ts';
import {
  addArticle,
  addPrepared,
  addPublished,
  addQueue,
  addRefused,
} from '../support/panel-articles.ts';
import { answer, press, take, type } from '../support/panel-keys.ts';
import { changePost, contentOf, EDITOR, saveStateOf, write } from '../support/panel-writing.ts';
import { type Product, startProduct } from '../support/product.ts';
import { isNarrow, PANEL_SIZES } from '../support/screens.ts';
import { walk } from '../support/walk.ts';

/* Every act on an imported article, with keys alone: in its row, beside its original, in its text; and the runs of all. */

/** A run's end is waited for as long as elsewhere: the machine may be busy. */
const RUN = 60_000;
const QUEUED = 200;
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

const expectWaiting = async (count: number) => {
  const waiting = `select count(*)::int from articles where preparation_state = 'imported'`;
  expect((await database.query<{ count: number }>(waiting))[0]?.count).toBe(count);
};

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

    // Of many as many as one chose; of the rest what the button says.
    for (let nth = 1; nth <= 26; nth += 1) await addArticle(database, `Laukia ${nth}`);
    await open(page, '?state=imported');
    await take(button(page, 'Apdoroti kitą skaičių straipsnių'), 'Apdoroti 5 iš 26');
    await answer(page, 'Ar tikrai norite apdoroti su AI 5 straipsnius?', 'Apdoroti');
    await expectToast(page, 'Paruošta 5 iš 5', { timeout: RUN });
    await expectWaiting(21);
    await expect(button(page, 'Apdoroti 20 iš 21')).toBeVisible();

    await database.query('delete from articles');
    const draft = await addPrepared(database, 'Paruoštas');
    await addPublished(database, 'Publikuotas', { ai_slug: 'publikuotas' });
    const published = { id: '', title: 'Publikuotas' };
    await open(page, '?state=all');
    await take(menuOf(page, draft), 'Regeneruoti viršelį');
    await expectToast(page, 'Viršelis sukurtas iš naujo', { timeout: RUN });
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

/** What is painted as a finding in the text that is written. */
const markedIn = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('finding') ?? [])].map(String));

walk(
  'desktop',
  'a long text is mended where it was read, its original beside the caret',
  async ({ page }) => {
    const paragraphs = (words: string) =>
      Array.from({ length: 40 }, (_, nth) => `<p>${`${words} ${nth + 1}. `.repeat(80)}</p>`).join(
        '',
      );
    const long = await addPrepared(database, 'Ilgas', {
      original_content: paragraphs('Original'),
      ai_translated_content: paragraphs('Vertimas'),
    });
    await page.goto(`${product.url}/admin/import/ai/${long.id}?min=0`);
    const read = reviewedOf(page).getByText('Vertimas 20.').first();
    await read.evaluate((block) => window.scrollTo(0, block.getBoundingClientRect().top - 300));
    const top = (await read.boundingBox())?.y;
    await page.keyboard.press('e');
    const text = contentOf(page);
    await expect(text).toBeFocused({ timeout: EDITOR });
    const written = text.getByText('Vertimas 20.');
    await expect(written).toBeInViewport();
    expect((await written.boundingBox())?.y).toBeCloseTo(top ?? 0, -1);
    const facing = (nth: number) =>
      page.getByRole('region', { name: 'Originalas' }).getByText(`Original ${nth}.`);
    // Where they stand beside each other.
    if ((page.viewportSize()?.width ?? 0) >= 1024) {
      await expect(facing(20)).toBeInViewport();
      await page.keyboard.press('Control+End');
      await expect(facing(40)).toBeInViewport();
      await expect(facing(20)).not.toBeInViewport();
      await page.keyboard.press('Control+Home');
      await expect(facing(1)).toBeInViewport();
    }

    // On a phone saving is under the thumb, not under the buttons of a text that begins beneath it.
    await page.setViewportSize(PANEL_SIZES.phone);
    await page.goto(`${product.url}/admin/import/ai/${long.id}?min=0`);
    await press(button(page, 'Redaguoti'));
    await expect(text).toBeVisible({ timeout: EDITOR });
    const save = button(page.getByRole('region', { name: 'Redaguoti straipsnį' }), 'Išsaugoti');
    await save.click({ trial: true, timeout: 2000 });
    // Nor does a toast lie over what is said beside the acts.
    await press(button(page, 'Uždaryti'));
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await expect(page.getByText('„Ilgas“ yra svetainėje:')).toBeVisible();
    await expect.poll(() => findCovered(page)).toEqual([]);
    await expectToast(page, 'Straipsnis publikuotas tinklaraštyje');
  },
);

walk(
  'desktop',
  'a text beside its original: taken and mended, reviewed, restored, published; a source that changed',
  async ({ page }) => {
    const api = await signInToApi(product);
    const rss_url = `${site.origin}/saltinis.xml`;
    const feed = await api('POST', '/api/admin/sources', { name: 'Portalas', rss_url });
    const refused = await addRefused(database, 'Atmestas');
    const draft = await addPrepared(database, 'Skaitomas', {
      source_id: feed.body.id,
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
    await changePost(api, draft, { ai_translated_title: 'Pataisytas' });
    const mended = { ...draft, title: 'Pataisytas' };
    const title = titleOf(page);
    const edge = page.getByRole('complementary', { name: 'Apie straipsnį' });
    const edit = page.getByRole('region', { name: 'Redaguoti straipsnį' });
    const history = dialogNamed(page, 'Versijų istorija');
    const question = questionOf(page);

    await open(page, '?state=all');
    await press(openerOf(page, refused));
    await expect(title).toBeFocused();
    await expect(page.getByText('Patikros neperėjęs tekstas')).toBeVisible();
    await expect(edge.getByRole('list', { name: 'Nesutampa su šaltiniu' })).toContainText('777');
    await expect(reviewedOf(page).locator('mark:not(.facing)')).toHaveText('777');
    await press(button(page, 'Taisyti šį tekstą'));
    await expectToast(page, 'Tekstas perkeltas į straipsnį');
    await expect(edit.getByLabel('Pavadinimas')).toBeFocused({ timeout: EDITOR });
    await expect(contentOf(page)).toContainText('Apie 777 serverius.', { timeout: EDITOR });
    // What is to be mended stays in sight, and is marked where it stands.
    await expect(page.getByRole('list', { name: 'Nesutampa su šaltiniu' })).toContainText('777');
    await expect.poll(() => markedIn(page)).toEqual(['777']);
    // What is written in a field is no key of the page.
    await page.keyboard.press('End');
    await page.keyboard.type(' xjz');
    await expect(edit.getByLabel('Pavadinimas')).toHaveValue('Atmestas: vertimas xjz');
    await press(button(edit, 'Išsaugoti'));
    await expectToast(page, 'Straipsnis atnaujintas');
    await expect(title).toHaveText('Atmestas: vertimas xjz');
    await page.keyboard.press('p');
    await expect(question).toContainText('Prieš publikuojant reikia peržiūrėti');
    await expect(question.getByRole('checkbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(title).toBeFocused();
    // At 400 % zoom, too, what Enter says yes to is in sight; who says no reads on where they were.
    const size = page.viewportSize();
    await page.setViewportSize(ZOOMED);
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.keyboard.press('p');
    await expect(question.getByRole('button').first()).toBeFocused();
    await expect(question.getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
    if (size) await page.setViewportSize(size);
    await page.keyboard.press('p');
    await expect(
      button(question, 'Pastabas mačiau, tekstą perskaičiau ir publikuoju'),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Straipsnis publikuotas tinklaraštyje');
    // Where it stands is said beside the acts, and the next text is there already.
    await expect(title).not.toHaveText('Atmestas: vertimas xjz');
    const standing = page.getByRole('region', { name: 'Veiksmai' }).getByRole('status');
    await expect(standing).toContainText('„Atmestas: vertimas xjz“ yra svetainėje:');
    const address = await standing.getByRole('link').getAttribute('href');
    expect((await page.request.get(`${product.url}${address}`)).status()).toBe(200);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row')).not.toHaveCount(0);

    await take(menuOf(page, mended), 'Peržiūrėti');
    await expect(edge).toContainText(/0,0123\sUSD/);
    await expect(edge).toContainText('Teisės: turime leidimą naudoti visą tekstą');
    await expect(edge.getByRole('link', { name: 'Portalas' })).toHaveAttribute(
      'href',
      `/admin/import/sources?open=${feed.body.id}`,
    );
    // On a phone the original is folded under its translation, paragraph by paragraph and with its title.
    await page.setViewportSize(PANEL_SIZES.phone);
    const original = reviewedOf(page).getByText('Serverio kopijas reikia').first();
    await expect(reviewedOf(page).getByText('Paruoštas tekstas.')).toBeVisible();
    await expect(original).toBeHidden();
    await reviewedOf(page).getByText('Originalas', { exact: true }).first().click();
    await expect(original).toBeVisible();
    const source = page.getByRole('region', { name: 'Originalas' });
    await expect(source).toBeHidden();
    await page.getByText('Originalas: pavadinimas ir šaltinis').click();
    await expect(source).toContainText('Portalas');
    if (size) await page.setViewportSize(size);
    await expect(original).toBeVisible();
    // The keys are said where they are used, and the text stays.
    await page.keyboard.press('?');
    const keys = dialogNamed(page, 'Klaviatūros klavišai');
    await expect(keys).toContainText('Peržiūrėjau, eiti toliau');
    await expect(keys.getByRole('heading', { level: 3 }).first()).toHaveText('Peržiūroje');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await expect(title).toHaveText(mended.title);
    const email = `kolega-${randomUUID()}@example.com`;
    const colleague = await signInToApi(product, await addAccount(database, email, 'admin'));
    const presence = `/api/admin/presence/${draft.id}`;
    expect((await colleague('POST', presence)).body.others).toEqual(['Administratorius']);
    const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const named = page.getByText('Tekstą dabar laiko atvertą ir Kolega');
    await look();
    await expect(named).toBeVisible();
    await colleague('DELETE', presence);
    await look();
    await expect(named).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(question).toContainText('Ar perskaitėte visą tekstą ir už jį atsakote?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await press(button(question, 'Peržiūrėjau'));
    await expectToast(page, 'Peržiūra užfiksuota');
    await page.keyboard.press('k');
    await expect(title).toHaveText(mended.title);
    await expect(edge).toContainText(/Peržiūrėjo .*, \d{4}-\d\d-\d\d/);
    await expect(button(page, 'Peržiūrėjau')).toHaveCount(0);
    await page.keyboard.press('z');
    await expectToast(page, 'Veiksmas atšauktas');
    await expect(button(page, 'Peržiūrėjau')).toBeVisible();
    await page.keyboard.press('e');
    await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
    // Escape is for the panel alone, however early.
    await press(button(edit, 'Iš nuotraukų'));
    await expect(dialogNamed(page, 'Pasirinkti nuotrauką')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogNamed(page, 'Pasirinkti nuotrauką')).toBeHidden();
    await press(button(edit, 'Uždaryti'));
    await expect(edit).toHaveCount(0);

    const openHistory = () => take(button(page, 'Daugiau veiksmų'), 'Versijų istorija');
    await openHistory();
    const versions = history.getByRole('listitem').getByRole('button');
    await press(versions.last());
    await expect(versions.last()).toHaveAttribute('aria-pressed', 'true');
    await expect(history).toContainText('Skaitomas');
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
    await expect(title).toHaveText(mended.title);
    await openHistory();
    await page.reload();
    await expect(history).toBeVisible();
    await page.goBack();
    await expect(history).toBeHidden();
    await expect(title).toHaveText(mended.title);
    await openHistory();
    await press(versions.last());
    await press(button(history, 'Atkurti šią versiją'));
    await press(button(back, 'Atkurti'));
    await expectToast(page, 'Versija atkurta');
    await expect(history).toBeHidden();
    await expect(title).toHaveText('Skaitomas');
    await press(edge.getByRole('link', { name: 'Atmestas: vertimas xjz' }));
    await expect(title).toHaveText('Atmestas: vertimas xjz');

    await open(page, '?state=published');
    await press(openerOf(page, published));
    const text = reviewedOf(page);
    await expect(text).toContainText('Laukiantis tekstas.');
    await page.getByRole('radio', { name: 'Naujas tekstas' }).press('ArrowRight');
    await expect(text).toContainText('Paruoštas tekstas.');
    await page.keyboard.press('ArrowLeft');
    await expect(text).toContainText('Laukiantis tekstas.');
    const changed = page.getByRole('region', { name: 'Naujasis originalas' });
    await press(button(page, 'Rodyti naująjį originalą'));
    await expect(changed).toContainText('Naujas originalo tekstas.');
    await press(button(page, 'Slėpti naująjį originalą'));
    await expect(changed).toHaveCount(0);
    await press(button(page, 'Palikti kaip yra'));
    await expectToast(page, 'Straipsnis paliktas toks, koks yra');
    await expect(page.getByText(/^Šaltinis pakeitė tekstą \d/)).toHaveCount(0);

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
  'desktop',
  'two hundred texts are decided one after another: a key skips, two publish, and an answer may hold for the next ones',
  async ({ page, expectComplaint }) => {
    expectComplaint(/status of 409 .*publish|^RequestProblem: 409/);
    const names = Array.from({ length: QUEUED }, (_, at) => `Eilės straipsnis ${at + 1}`);
    await addQueue(database, names);
    await addPrepared(database, 'Su radiniu', {
      ai_actuality_score: 10,
      check_findings: [{ fact: '777', kind: 'number', excerpt: 'apie 777', isUnsure: true }],
    });
    await open(page);
    await expect(page.locator('tbody tr')).toHaveCount(25);
    await press(openerOf(page, { id: '', title: names[0] ?? '' }));
    const [title, question] = [titleOf(page), questionOf(page)];
    let keys = 1;
    const key = async (name: string) => {
      keys += 1;
      await page.keyboard.press(name);
    };
    let at = 0;
    const expectNext = async (steps = 1) => {
      at += steps;
      await expect(title).toHaveText(names[at] ?? 'Su radiniu');
    };
    const counted = async (act: () => Promise<void>) => {
      const before = keys;
      await act();
      await expectNext();
      return keys - before;
    };
    const publish = async () => {
      await key('p');
      await expect(question).toBeVisible();
      await key('Enter');
    };
    await expect(title).toHaveText(names[0] ?? '');
    const bar = page.getByRole('region', { name: 'Veiksmai' });
    const endOfBar = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const windowHeight = page.viewportSize()?.height;
    expect(await endOfBar()).toBe(windowHeight);
    // The menu says where the page belongs.
    if (!isNarrow(page))
      await expect(page.locator('nav a[href="/admin/import/ai"][aria-current]')).toHaveCount(1);
    expect(await counted(() => key('j'))).toBe(1);
    expect(await counted(publish)).toBe(2);
    // A key that is held down decides nothing.
    await page.keyboard.down('p');
    await page.keyboard.down('p');
    await page.keyboard.up('p');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');

    await key('p');
    await press(question.getByRole('checkbox', { name: /^Toliau neklausti/ }), 'Space');
    // Where the box is ticked, too, Enter says yes.
    await key('Enter');
    keys += 2;
    await expectNext();
    expect(await counted(() => key('p'))).toBe(1);
    await key('x');
    await press(
      question.getByRole('checkbox', { name: /^Toliau šioje peržiūroje trinti/ }),
      'Space',
    );
    await press(button(question, 'Ištrinti'));
    keys += 3;
    await expectNext();
    expect(await counted(() => key('x'))).toBe(1);
    await key('z');
    at -= 1;
    await expect(title).toHaveText(names[at] ?? '');

    // What cannot be done brings its text back with the reason; another one was read meanwhile.
    await database.query('update articles set ai_slug = null where original_title = $1', [
      names[at],
    ]);
    await key('p');
    const refused = page.getByRole('alert').filter({ hasText: 'Nepavyko publikuoti straipsnio' });
    await expect(refused.first()).toContainText(names[at] ?? '');
    await expect(title).toHaveText(names[at] ?? '');
    while (at < QUEUED) {
      const skipped = Math.min(QUEUED - at - 1, 3);
      await key('x');
      for (let nth = 0; nth < skipped; nth += 1) await key('j');
      await expectNext(1 + skipped);
    }

    // What can be done stands at the bottom of the window under a short text, too.
    expect(await endOfBar()).toBe(windowHeight);

    // What was found is asked about, whatever was answered before.
    await key('p');
    await expect(question).toBeVisible();
    await expect(question.getByRole('checkbox')).toHaveCount(0);
    await key('Enter');
    await expect(title).toHaveText('Eilės pabaiga');
    expect(keys).toBeLessThanOrEqual(300);
    const count = async () => {
      const [row] = await database.query<Record<string, number>>(
        `select count(*) filter (where published_date is not null)::int published,
           count(*) filter (where published_date is null)::int as left,
           (select count(*) from article_bin)::int deleted from articles`,
      );
      return row ?? {};
    };
    // The page does not wait for the last act; its answer comes a moment later.
    await expect.poll(async () => (await count()).published).toBe(4);
    const { deleted = 0, left = 0 } = await count();
    await expect(page.getByRole('main')).toContainText(
      `Nuspręsta ${4 + deleted} iš ${QUEUED + 1}: publikuota 4, ištrinta ${deleted}.`,
    );
    await expect(page.getByRole('main')).toContainText(`Praleista: ${left} straips`);
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
    await type(dialog.getByRole('textbox', { name: 'Nuoroda', exact: true }), 'pataisytas');
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
    await expect(page.getByRole('link', { name: '/tinklarastis/pataisytas' })).toBeVisible();
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
  const work = page.getByRole('region', { name: 'Vykdymai' });
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
