import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api-client.ts';
import { openDatabase } from '../support/break-database.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast, signedInState } from '../support/panel.ts';
import { publishPost } from '../support/panel-writing.ts';
import { type Product, startProduct } from '../support/product.ts';

/* Lists by the keyboard alone: many rows at once and back, filters that stay in the address, messages. */

let product: Product;
let signedIn: Awaited<ReturnType<typeof signedInState>>;

test.use({ storageState: ({ browserName: _ }, use) => use(signedIn) });

test.beforeAll(async () => {
  product = await startProduct({ SEED: 'demo' });
  signedIn = await signedInState(product);
  const api = await signInToApi(product);
  // With the twelve of the demonstration more than a page holds.
  for (const name of ['pirmas', 'antras', 'trecias'])
    await publishPost(api, `Sąrašo įrašas ${name}`, `saraso-irasas-${name}`);
});
test.afterAll(() => product?.remove());

const open = (page: Page, path: string) => page.goto(product.url + path);
const statusOf = async (slug: string) =>
  (await fetch(`${product.url}/tinklarastis/${slug}`)).status;
const NAMES = ['pirmas', 'antras', 'trecias'];

/** The button of the question over the list. */
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).press('Enter');
/** In the bar over the list. */
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');

test('posts: many are chosen, moved, sorted into a category, deleted and brought back with keys alone', async ({
  page,
}) => {
  await open(page, '/admin/content/posts?q=sąrašo');
  const cards = page.getByRole('list', { name: 'Publikuoti' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+X');
  await expect(page.getByText('Pažymėta: 3 įrašai')).toBeVisible();

  await press(page, 'Kategorija');
  // The menu takes the focus when it has opened; the arrows lead from wherever it is.
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: 'IT paslaugos' }).press('Enter');
  await expectToast(page, 'Kategorija pakeista: 3 įrašai');
  await expect(cards.getByText('IT paslaugos')).toHaveCount(3);
  await press(page, 'Atšaukti');
  await expectToast(page, 'Veiksmas atšauktas: 3 įrašai');
  await expect(cards.getByText('Technologijos')).toHaveCount(3);

  await cards.first().press('Control+a');
  await cards.first().press('Delete');
  await expect(page.getByText('Ar tikrai norite ištrinti 3 įrašus?')).toBeVisible();
  await confirm(page, 'Ištrinti');
  await expectToast(page, 'Ištrinta: 3 įrašai');
  await expect(page.getByText('Pagal šiuos filtrus nieko nerasta')).toBeVisible();
  for (const name of NAMES) expect(await statusOf(`saraso-irasas-${name}`)).toBe(404);
  await press(page, 'Atšaukti');
  await expectToast(page, 'Atkurta: 3 įrašai');
  await expect(cards).toHaveCount(3);
  for (const name of NAMES) expect(await statusOf(`saraso-irasas-${name}`)).toBe(200);

  await cards.first().press('Control+a');
  await cards.first().press('d');
  await confirm(page, 'Grąžinti');
  await expectToast(page, 'Grąžinta į juodraščius: 3 įrašai');
  await page.getByRole('tab', { name: 'Publikuoti' }).press('ArrowRight');
  const drafts = page.getByRole('list', { name: 'Juodraščiai' }).getByRole('listitem');
  await drafts.first().press('Control+a');
  await press(page, 'Publikuoti');
  await confirm(page, 'Publikuoti');
  await expectToast(page, 'Publikuota tinklaraštyje: 3 įrašai');
  for (const name of NAMES) expect(await statusOf(`saraso-irasas-${name}`)).toBe(200);
});

test('imported articles: a stretch of rows is chosen, published, taken back, deleted and brought back with keys alone', async ({
  page,
}) => {
  await open(page, '/admin/import/ai?min=0');
  const boxes = page.getByRole('checkbox', { name: /^Pažymėti: / });
  await boxes.first().focus();
  const count = await boxes.count();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('Pažymėta: 2 straipsniai')).toBeVisible();
  await press(page, 'Publikuoti');
  await expect(page.getByText('Ar tikrai norite publikuoti 2 straipsnius?')).toBeVisible();
  await confirm(page, 'Publikuoti');
  await expectToast(page, 'Publikuota tinklaraštyje: 2 straipsniai');
  await press(page, 'Atšaukti');
  await expectToast(page, 'Veiksmas atšauktas: 2 straipsniai');
  await expect(boxes).toHaveCount(count);

  const categories = () => page.getByRole('row').locator('td:nth-child(4)').allTextContents();
  const before = await categories();
  await boxes.first().press('Space');
  await boxes.nth(1).press('Space');
  const bar = page.getByRole('region', { name: 'Pažymėtos eilutės' });
  await bar.getByRole('button', { name: 'Kategorija' }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: 'IT paslaugos' }).press('Enter');
  await expectToast(page, 'Kategorija pakeista: 2 straipsniai');
  await expect
    .poll(async () => (await categories()).slice(0, 2))
    .toEqual(['IT paslaugos', 'IT paslaugos']);
  await press(page, 'Atšaukti');
  await expectToast(page, 'Veiksmas atšauktas: 2 straipsniai');
  await expect.poll(categories).toEqual(before);

  await page
    .getByRole('checkbox', { name: 'Pažymėti visus šio puslapio straipsnius' })
    .press('Space');
  await press(page, 'Ištrinti');
  await confirm(page, 'Ištrinti');
  await expect(page.getByText('Straipsnių nėra')).toBeVisible();
  await press(page, 'Atšaukti');
  await expect(boxes).toHaveCount(count);
});

test('all that the filters choose are marked in so many words, and a page that empties leads to one that has rows', async ({
  page,
}) => {
  const database = await openDatabase(product);
  await database.query(`insert into articles
      (source_name, source_rss_url, original_url, original_title)
    select 'Gausa', 'https://gausa.example/rss', 'https://gausa.example/' || n, 'Gausus straipsnis ' || n
    from generate_series(1, 30) n`);
  await open(page, '/admin/import/ai?state=imported&q=gausus&page=2');
  const boxes = page.getByRole('checkbox', { name: /^Pažymėti: / });
  const whole = page.getByRole('checkbox', { name: 'Pažymėti visus šio puslapio straipsnius' });
  await expect(boxes).toHaveCount(5);
  await whole.press('Space');
  await press(page, 'Ištrinti');
  await confirm(page, 'Ištrinti');
  await expectToast(page, 'Ištrinta: 5 straipsniai');
  await expect(boxes).toHaveCount(25);
  await expect(page).not.toHaveURL(/page=/);
  await press(page, 'Atšaukti');
  await expectToast(page, 'Atkurta: 5 straipsniai');

  await expect(page.getByText('1–25 iš 30')).toBeVisible();
  await whole.press('Space');
  await expect(page.getByText('Pažymėta: 25 straipsniai')).toBeVisible();
  await press(page, 'Pažymėti visus atitinkančius (30)');
  await expect(page.getByText('Pažymėta: 30 straipsnių')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pažymėtos eilutės' })).toBeFocused();
  await press(page, 'Ištrinti');
  await expect(page.getByText('Ar tikrai norite ištrinti 30 straipsnių?')).toBeVisible();
  await confirm(page, 'Ištrinti');
  await expectToast(page, 'Ištrinta: 30 straipsnių');
  await expect(page.getByText('Straipsnių nėra')).toBeVisible();
  await press(page, 'Atšaukti');
  await expectToast(page, 'Atkurta: 30 straipsnių');
  await expect(page.getByText('1–25 iš 30')).toBeVisible();
  await database.query(`delete from articles where source_name = 'Gausa'`);
  await database.close();
});

test('the relevance is moved by the arrows, step after step, and a source is found by its name', async ({
  page,
}) => {
  await open(page, '/admin/import/ai');
  const slider = page.getByRole('slider', { name: 'Mažiausias aktualumas' });
  await slider.focus();
  for (const score of ['75', '80', '85']) {
    await page.keyboard.press('ArrowRight');
    await expect(slider).toBeFocused();
    await expect(slider).toHaveAttribute('aria-valuenow', score);
    await expect(page).toHaveURL(new RegExp(`min=${score}`));
  }
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuenow', '70');
  await expect(page).not.toHaveURL(/min=/);

  const today = page.getByRole('checkbox', { name: 'Tik šiandienos' });
  await today.press('Space');
  await expect(page).toHaveURL(/today=1/);
  await expect(today).toBeFocused();
  await today.press('Space');
  await expect(page).not.toHaveURL(/today/);

  const source = page.getByRole('combobox', { name: 'Šaltinis' });
  await source.focus();
  await page.keyboard.insertText('patch');
  await page.getByRole('option', { name: 'Patch Notes Digest' }).click();
  await expect(page).toHaveURL(/source=[\da-f-]{36}/);
  await page.reload();
  await expect(source).toHaveValue('Patch Notes Digest');
});

test('filters, order and page stand in the address: a reload and the way back find the same rows', async ({
  page,
}) => {
  const staysAfter = async (rows: () => Promise<string[]>, away: () => Promise<unknown>) => {
    const before = await rows();
    expect(before.length).toBeGreaterThan(0);
    await away();
    await expect.poll(rows).toEqual(before);
  };
  const titles = (selector: string) => async () =>
    await page.getByRole('main').locator(selector).allTextContents();
  const there = async () => {
    await page.getByRole('link', { name: 'Suvestinė' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();
    await page.goBack();
  };

  await open(page, '/admin/content/posts');
  await page.getByRole('button', { name: '2 puslapis' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  const posts = titles('li h2');
  await expect.poll(async () => (await posts()).length).toBe(3);
  await staysAfter(posts, () => page.reload());
  await staysAfter(posts, there);

  await open(page, '/admin/import/ai');
  await page.getByRole('radio', { name: 'Paruošti' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Straipsnis' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Straipsnis' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByLabel('Ieškoti straipsnio').fill('the');
  await expect(page).toHaveURL(/state=imported&sort=-original_title&q=the/);
  const rows = titles('tbody td button:first-child');
  // Without what the search leaves out: until it is answered the rows before it stand there.
  await expect
    .poll(async () => (await rows()).join())
    .toMatch(/^(?!.*Shared mailboxes).*The firmware you forgot/);
  await staysAfter(rows, () => page.reload());
  await expect(page.getByLabel('Ieškoti straipsnio')).toHaveValue('the');
  await staysAfter(rows, there);
});

test('a dialog whose file cannot be fetched says so over its list, and the list stays', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED .*source-dialog|Failed to fetch dynamically imported module/);
  await page.route(/\/source-dialog[^/]*\.js$/, (route) => route.abort());
  await open(page, '/admin/import/sources');
  const opener = page.getByRole('button', { name: 'Pridėti šaltinį' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Naujas šaltinis' });
  await expect(dialog.getByRole('button', { name: 'Įkelti iš naujo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('switch').first()).toBeVisible();
});

test('a message: read whole, marked while it is new, suspected, answered and deleted for good', async ({
  page,
}) => {
  await open(page, '/admin/communications/contacts');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  const opener = page.getByRole('button', { name: 'Tomas Jankauskas', exact: true });
  await opener.press('Enter');
  const message = page.getByRole('dialog', { name: 'Žinutė' });
  await expect(message).toContainText('Iš anksto dėkoju už atsakymą.');
  await expect(message).toContainText('Nesukonfigūruota');
  const reply = await message.getByRole('link', { name: 'Atsakyti' }).getAttribute('href');
  const { pathname, searchParams } = new URL(reply ?? '');
  expect(pathname).toBe('tomas.jankauskas@gamykla.example');
  expect(searchParams.get('body')).toContain('Sveiki, Tomas Jankauskas,');
  expect(searchParams.get('body')).toMatch(/\n> \S/);
  const mark = message.getByRole('button', { name: 'Pažymėti kaip perskaitytą' });
  await mark.press('Enter');
  await expectToast(page, 'Pažymėta kaip perskaityta');
  await expect(mark).toHaveCount(0);
  await message.getByRole('button', { name: 'Žymėti kaip įtariamą' }).press('Enter');
  await expectToast(page, 'Pažymėta kaip įtariama');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.getByRole('radio', { name: 'Visos' }).press('ArrowLeft');
  await expect(page).toHaveURL(/filter=suspect/);
  await expect(rows).toHaveCount(3);
  await opener.press('Enter');
  await message.getByRole('button', { name: 'Ištrinti' }).press('Enter');
  await expect(page.getByText('Ar tikrai norite ištrinti šią žinutę?')).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Ištrinti žinutę' })
    .getByRole('button', { name: 'Ištrinti' })
    .press('Enter');
  await expectToast(page, 'Žinutė ištrinta');
  await expect(rows).toHaveCount(2);
  await expect(opener).toHaveCount(0);
});

test('messages are searched and exported as a table that no spreadsheet takes for commands', async ({
  page,
}) => {
  const database = await openDatabase(product);
  await database.query(
    `insert into contacts (name, email, message, delivery_state)
     values ('Lentelė', 'lentele@imone.example', '=HYPERLINK("https://blogis.example";"Spauskite") „ąžuolas“', 'sent')`,
  );
  await database.close();
  await open(page, '/admin/communications/contacts');
  await page.getByLabel('Ieškoti žinutės').press('Control+a');
  await page.keyboard.insertText('AZUOLAS');
  await expect(page.getByRole('button', { name: 'Lentelė', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=AZUOLAS/);
  await expect(page.getByText('1–1 iš 1')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Eksportuoti CSV' }).press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^zinutes-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await download.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row, ...rest] = bytes.toString('utf8').slice(1).split('\r\n');
  expect(head).toBe(
    '"Gauta";"Vardas";"El. paštas";"Telefonas";"Įmonė";"Žinutė";"Būsena";"Įtartina";"Pranešimas"',
  );
  expect(row).toContain(
    `;"'=HYPERLINK(""https://blogis.example"";""Spauskite"") „ąžuolas“";"nauja";"ne";"išsiųstas"`,
  );
  expect(rest).toEqual(['']);
});

test('how long messages are kept is a number of days between a month and what the policy promises', async ({
  page,
}) => {
  await open(page, '/admin/communications/contacts');
  const opener = page.getByRole('button', { name: 'Saugojimas' });
  // A key does not wait, as a click does, until what is kept is known and the button can be used.
  await expect(opener).toBeEnabled();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Žinučių saugojimas' });
  const days = dialog.getByLabel('Saugoti dienų');
  await expect(days).toBeFocused();
  await days.fill('29');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Laikymo trukmė turi būti nuo 30 iki 730 dienų')).toBeVisible();
  await days.fill('365');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Saugojimo trukmė išsaugota');
  await expect(page.getByText('Žinutės saugomos 365 dienas')).toBeVisible();
});
