import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { lithuanianFeed } from '../fixtures/lithuanian-feed.ts';
import { signInToApi } from '../support/api-client.ts';
import { type BreakableDatabase, openDatabase } from '../support/break-database.ts';
import { type FeedServer, startFeedServer } from '../support/feed-server.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast, signedInState } from '../support/panel.ts';
import { answer, choose, expectInSight, press, take, type } from '../support/panel-keys.ts';
import { type Product, startProduct } from '../support/product.ts';
import { walk } from '../support/walk.ts';

/* Every act of the sources' screen, with keys alone. */

let site: FeedServer;
let product: Product;
let database: BreakableDatabase;
let signedIn: Awaited<ReturnType<typeof signedInState>>;

test.use({
  storageState: ({ browserName: _ }, use) => use(signedIn),
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeAll(async () => {
  site = await startFeedServer();
  // A page that names its feed and is a list of articles itself.
  const links = [1, 2, 3].map(
    (n) =>
      `<article><h2><a href="/straipsniai/ilgas-naujienos-pavadinimas-${n}">Ilgas naujienos pavadinimas numeris ${n}</a></h2></article>`,
  );
  site.route(
    '/',
    `<!doctype html><html lang="lt"><head><title>Svetainė</title>
     <link rel="alternate" type="application/rss+xml" href="/srautas.xml"></head>
     <body><main>${links.join('')}</main></body></html>`,
  );
  // A link blog: its stories lie on other hosts.
  const linked = [1, 2, 3, 4].map(
    (n) =>
      `<article><h2><a href="https://svetima-${n % 3}.example/2026/ilgas-pavadinimas-${n}">Ilgas svetimas pavadinimas numeris ${n}</a></h2></article>`,
  );
  site.route(
    '/nuorodos',
    `<!doctype html><html lang="lt"><body><main>${linked.join('')}</main></body></html>`,
  );
  site.route('/srautas.xml', {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
    body: lithuanianFeed(site.origin),
  });
  product = await startProduct({ OUTBOUND_ALLOW: site.hostPort });
  database = await openDatabase(product);
  signedIn = await signedInState(product);
});
test.afterAll(async () => {
  await database?.close();
  await product?.remove();
  await site?.close();
});

/** Whatever an earlier walk left: with nothing known every walk is the first. */
test.beforeEach(async () => {
  for (const table of ['articles', 'article_keys', 'rss_sources'])
    await database.query(`delete from ${table}`);
});

const open = (page: Page) => page.goto(`${product.url}/admin/import/sources`);

const addSource = async (values: Record<string, string>) => {
  const api = await signInToApi(product);
  const { status, body } = await api('POST', '/api/admin/sources', { type: 'rss', ...values });
  expect(status, JSON.stringify(body)).toBe(201);
};
const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
const menuOf = (page: Page) => button(page, 'Kiti veiksmai su šaltiniais');

walk('phone', 'a source is found, chosen, looked at, added and read', async ({ page }) => {
  await open(page);
  const opener = button(page, 'Pridėti šaltinį');
  await press(opener);
  const dialog = page.getByRole('dialog', { name: 'Naujas šaltinis' });
  const address = dialog.getByLabel('Adresas');
  await expect(address).toBeFocused();
  await press(button(dialog, 'Ieškoti srautų'));
  await expect(dialog.getByText('Įrašykite svetainės adresą')).toBeVisible();
  await type(address, `${site.origin}/`);
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('radio');
  await expect(found).toHaveCount(2);
  await expect(found.first()).toBeChecked();
  await expect(address).toHaveValue(`${site.origin}/srautas.xml`);
  const name = dialog.getByLabel('Pavadinimas');
  await expect(name).toHaveValue('IT naujienos');
  await found.first().press('ArrowDown');
  await expect(address).toHaveValue(`${site.origin}/`);
  await expect(dialog.getByRole('combobox', { name: 'Tipas' })).toHaveValue('Puslapis');
  await page.keyboard.press('ArrowUp');
  await expect(address).toHaveValue(`${site.origin}/srautas.xml`);
  await type(name, 'Rastas šaltinis');

  await press(dialog.getByText('Daugiau nustatymų'));
  await type(dialog.getByLabel('Nepageidaujami žodžiai'), 'maršrutizatorius');
  const look = button(dialog, 'Peržiūrėti naujausius');
  await press(look);
  const preview = dialog.getByRole('region', { name: 'Naujausi straipsniai' });
  await expect(preview).toContainText('Iš viso 3 straipsniai, dabar būtų importuota: 2.');
  await expectInSight(preview.getByText('Netinka: nepageidaujamas žodis'));
  await type(dialog.getByLabel('Straipsnių per dieną'), '5');
  await expect(preview).toContainText('Nustatymai pakeisti – peržiūrėkite iš naujo.');

  // A list that leads elsewhere: a question, and only its yes has other hosts read, which nobody then trusts.
  const trusted = dialog.getByRole('checkbox', { name: /^Patikimas/ });
  await press(trusted, 'Space');
  await choose(dialog.getByRole('combobox', { name: 'Tipas' }), 'Puslapis');
  await type(address, `${site.origin}/nuorodos`);
  await press(look);
  const question = preview.getByRole('alert', { name: 'Ar skaityti ir kitas svetaines?' });
  await expect(question).toContainText(
    'svetima-1.example (2), svetima-2.example (1), svetima-0.example (1)',
  );
  await expect(preview).toContainText('Iš viso 0 straipsnių');
  await press(button(question, 'Skaityti ir kitas svetaines'));
  await expect(question).toBeHidden();
  await expect(preview).toContainText('Iš viso 4 straipsniai, dabar būtų importuota: 4.');
  await expect(trusted).not.toBeChecked();
  await expect(trusted).toBeDisabled();
  await choose(dialog.getByRole('combobox', { name: 'Tipas' }), 'RSS');
  await type(address, `${site.origin}/srautas.xml`);
  await press(button(dialog, 'Pridėti'));
  await expectToast(page, 'Šaltinis pridėtas');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const imports = button(page, 'Importuoti šaltinius');
  await press(imports);
  await expectToast(page, 'Importuota: 2 straipsniai', { timeout: 60_000 });
  await expectInSight(page.getByText('Rastas šaltinis'));
  const row = page.getByRole('row').filter({ hasText: 'Rastas šaltinis' });
  await expect(row).toContainText('Veikia');
  await expect(row).toContainText('2 straipsniai, nepublikuota');
  await press(button(row, 'Tikrinti dabar: Rastas šaltinis'));
  await expectToast(page, 'Importuota: 0 straipsnių', { timeout: 60_000 });
});

walk(
  'full',
  'every field of a source is changed; it is switched off and on, and deleted',
  async ({ page }) => {
    await addSource({ name: 'Senas vardas', rss_url: 'https://senas.example/rss.xml' });
    await open(page);
    const edit = (name: string) => button(page, `Keisti: ${name}`);
    const dialog = page.getByRole('dialog', { name: /^Šaltinis „/ });
    const TEXTS = {
      Adresas: 'https://naujas.example/naujienos',
      Pavadinimas: 'Naujas vardas',
      'Ieškomi žodžiai': 'serveris\nkopija*',
      'Nepageidaujami žodžiai': 'reklama',
      'Straipsnių per dieną': '7',
      'Nuorodų parinkiklis': 'article h2 a',
      'Nuorodų šablonas': '/naujienos/*',
      Koduotė: 'windows-1257',
      'Nurodymo papildymas': 'Rašykite trumpai.',
      Svetainė: 'https://naujas.example/',
    };
    await press(edit('Senas vardas'));
    await choose(dialog.getByRole('combobox', { name: 'Tipas' }), 'Puslapis');
    await choose(
      dialog.getByRole('combobox', { name: 'Teisės į tekstą' }),
      'Tik ištrauka ir nuoroda',
    );
    await press(dialog.getByRole('checkbox', { name: /^Patikimas/ }), 'Space');
    await press(dialog.getByText('Daugiau nustatymų'));
    for (const [label, text] of Object.entries(TEXTS)) await type(dialog.getByLabel(label), text);
    // The list of encodings stands open over the next field.
    await page.keyboard.press('Tab');
    await press(button(dialog, 'Išsaugoti'));
    await expectToast(page, 'Šaltinis išsaugotas');
    await expect(dialog).toBeHidden();
    await expect(edit('Naujas vardas')).toBeFocused();

    await page.reload();
    await press(edit('Naujas vardas'));
    await expect(dialog.getByRole('combobox', { name: 'Tipas' })).toHaveValue('Puslapis');
    await expect(dialog.getByRole('combobox', { name: 'Teisės į tekstą' })).toHaveValue(
      'Tik ištrauka ir nuoroda',
    );
    await expect(dialog.getByRole('checkbox', { name: /^Patikimas/ })).toBeChecked();
    await press(dialog.getByText('Daugiau nustatymų'));
    for (const [label, text] of Object.entries(TEXTS))
      await expect(dialog.getByLabel(label)).toHaveValue(text);

    // What was typed is not thrown away without a question, by Escape as by the button.
    await type(dialog.getByLabel('Pavadinimas'), 'Niekada neišsaugota');
    await page.keyboard.press('Escape');
    await answer(page, 'Uždaryti neišsaugojus?', 'Atšaukti');
    await expect(dialog.getByLabel('Pavadinimas')).toHaveValue('Niekada neišsaugota');
    await press(button(dialog, 'Atšaukti'));
    await answer(page, 'Uždaryti neišsaugojus?', 'Atmesti pakeitimus');
    await expect(dialog).toBeHidden();
    await expect(edit('Naujas vardas')).toBeFocused();

    const toggle = page.getByRole('switch', { name: 'Aktyvus: Naujas vardas' });
    for (const [said, isOn] of [
      ['Šaltinis išjungtas', false],
      ['Šaltinis įjungtas', true],
    ] as const) {
      // Asked for once at a time: a key that comes before the list has the answer does nothing.
      await expect(async () => {
        if ((await toggle.isChecked()) !== isOn) await toggle.press('Space');
        await expect(toggle).toBeChecked({ checked: isOn, timeout: 1000 });
      }).toPass();
      await expectToast(page, said);
      // Its place is kept: the next key is for the same switch.
      await expect(toggle).toBeFocused();
    }

    const remove = button(page, 'Ištrinti: Naujas vardas');
    await press(remove);
    const question = 'Ar tikrai norite ištrinti šį šaltinį?';
    await answer(page, question, 'Atšaukti');
    await expect(remove).toBeFocused();
    await press(remove);
    await answer(page, question, 'Ištrinti');
    await expectToast(page, 'Šaltinis ištrintas');
    await expect(page.getByText('Šaltinių nėra')).toBeVisible();
  },
);

walk(
  'full',
  'sources come from an OPML file and leave in one',
  async ({ page, expectComplaint }) => {
    expectComplaint(/status of 400 .*opml/);
    await addSource({ name: 'Žinomas', rss_url: 'https://zinomas.example/rss.xml' });
    await open(page);
    await take(menuOf(page), 'Importuoti OPML…');
    const dialog = page.getByRole('dialog', { name: 'Importuoti OPML' });
    const give = async (text: string) => {
      const chooser = page.waitForEvent('filechooser');
      await press(button(dialog, 'Pasirinkti failą'));
      const file = { name: 'saltiniai.opml', mimeType: 'text/x-opml', buffer: Buffer.from(text) };
      await (await chooser).setFiles(file);
    };
    await give('Tai ne sąrašas.');
    await expect(dialog.getByRole('alert')).toHaveText('Tai ne OPML failas arba jis sugadintas.');
    await expect(button(dialog, 'Pridėti')).toBeDisabled();
    await give(`<?xml version="1.0"?><opml version="2.0"><head><title>Mano</title></head><body>
    <outline text="Aplankas"><outline text="Naujas iš failo" type="rss" xmlUrl="https://naujas.example/rss.xml"/></outline>
    <outline text="Žinomas" type="rss" xmlUrl="https://zinomas.example/rss.xml"/>
    <outline text="Ne svetainė" type="rss" xmlUrl="ftp://failai.example/rss.xml"/>
  </body></opml>`);
    const report = dialog.getByRole('status');
    for (const part of ['Bus pridėta: 1', 'Praleista: 1', 'Atmesta: 1'])
      await expect(report).toContainText(part);
    // A part folds away by its key.
    await press(dialog.getByText('Atmesta: 1'));
    await expect(dialog.getByText('Ne svetainė')).toBeHidden();
    await press(button(dialog, 'Pridėti: 1 šaltinis'));
    await expectToast(page, 'Pridėta: 1 šaltinis');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Naujas iš failo')).toBeVisible();
    await take(menuOf(page), 'Importuoti OPML…');
    await press(button(dialog, 'Atšaukti'));
    await expect(dialog).toBeHidden();

    const saved = page.waitForEvent('download');
    await take(menuOf(page), 'Eksportuoti OPML');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/\.opml$/);
    const text = await readFile(await download.path(), 'utf8');
    for (const name of ['Žinomas', 'Naujas iš failo']) expect(text).toContain(name);
  },
);

walk('full', 'sources are searched, walked through and paged', async ({ page }) => {
  await database.query(`insert into rss_sources (name, rss_url, type, is_active)
    select 'Eilė ' || lpad(n::text, 3, '0'), 'https://eile.example/' || n, 'rss', false
    from generate_series(1, 101) n`);
  await open(page);
  const toggles = page.getByRole('switch');
  await expect(toggles).toHaveCount(100);
  await press(button(page, '2 puslapis'));
  await expect(toggles).toHaveCount(1);
  await expect(page).toHaveURL(/page=2/);
  await press(button(page, 'Ankstesnis puslapis'));
  await expect(toggles).toHaveCount(100);

  const search = page.getByRole('searchbox', { name: 'Ieškoti šaltinio' });
  await type(search, '05');
  await expect(page).toHaveURL(/q=05/);
  const names = page.locator('tbody tr td:first-child');
  await expect(names).toContainText(['Eilė 005', ...[...'0123456789'].map((n) => `Eilė 05${n}`)]);
  // A key may be lost while the rows are drawn anew.
  const leads = (from: number, key: string, to: number) =>
    expect(async () => {
      await toggles.nth(from).press(key);
      await expect(toggles.nth(to)).toBeFocused({ timeout: 1000 });
    }).toPass();
  await leads(0, 'ArrowDown', 1);
  await leads(1, 'ArrowUp', 0);
  await search.press('Escape');
  await expect(toggles).toHaveCount(100);
  await type(search, 'nieko tokio');
  await expect(page.getByText('Šaltinių nėra')).toBeVisible();
  await press(button(page, 'Išvalyti paiešką'));
  await expect(toggles).toHaveCount(100);

  await press(page.getByRole('link', { name: 'Automatizacijos nustatymai' }));
  await expect(page).toHaveURL(/\/admin\/automation\/settings/);
});

test('a dialog whose file cannot be fetched says so over its list, and the list stays', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED .*source-panel|Failed to fetch dynamically imported module/);
  await page.route(/\/source-panel[^/]*\.js$/, (route) => route.abort());
  await open(page);
  const opener = button(page, 'Pridėti šaltinį');
  await press(opener);
  const dialog = page.getByRole('dialog', { name: 'Naujas šaltinis' });
  await expect(dialog.getByRole('button', { name: 'Įkelti iš naujo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
