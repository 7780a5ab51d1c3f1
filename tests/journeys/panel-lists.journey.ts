import type { Page } from '@playwright/test';
import { openDatabase } from '../support/break-database.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast, signedInState } from '../support/panel.ts';
import { type Product, startProduct } from '../support/product.ts';

/* Imported articles by the keyboard alone: many rows at once and back, filters that stay in the address. */

let product: Product;
let signedIn: Awaited<ReturnType<typeof signedInState>>;

test.use({ storageState: ({ browserName: _ }, use) => use(signedIn) });

test.beforeAll(async () => {
  product = await startProduct({ SEED: 'demo' });
  signedIn = await signedInState(product);
});
test.afterAll(() => product?.remove());

const open = (page: Page, path: string) => page.goto(product.url + path);

/** The button of the question over the list. */
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).press('Enter');
/** In the bar over the list. */
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter');

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

  await open(page, '/admin/import/ai');
  await page.getByRole('radio', { name: 'Paruošti' }).press('ArrowLeft');
  await page.getByRole('button', { name: 'Straipsnis' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Straipsnis' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByLabel('Ieškoti straipsnio').fill('the');
  await expect(page).toHaveURL(/state=imported&sort=-title&q=the/);
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
