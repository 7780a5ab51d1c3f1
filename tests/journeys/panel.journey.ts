import { expect, test } from '../support/journey.ts';
import { addSource, open, signIn } from '../support/panel.ts';
import { type Product, startProduct } from '../support/product.ts';

/* The administrator's everyday acts on the demonstration content, in a real browser on the real server. */

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SEED: 'demo' });
});
test.afterAll(() => product?.remove());

test('strangers are led to the sign-in page, and a wrong password says the same as an unknown account', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  await page.goto(`${product.url}/admin/content/posts`);
  await expect(page).toHaveURL(/\/auth/);
  for (const email of ['admin@example.com', 'niekas@example.com']) {
    await page.getByLabel('El. paštas').fill(email);
    await page.getByRole('textbox', { name: 'Slaptažodis' }).fill('neteisingas-slaptazodis');
    await page.getByRole('button', { name: 'Prisijungti' }).click();
    await expect(page.getByText('Neteisingas el. paštas arba slaptažodis').first()).toBeVisible();
  }
});

test('a post is written, read in public, edited, returned to draft and deleted', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const publicPage = (path: string) => fetch(`${product.url}${path}`);
  await signIn(page, product);
  await open(page, '/admin/content/posts');
  await page.getByRole('button', { name: 'Naujas įrašas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pavadinimas').fill('Žiemos darbų sąrašas serverinei');
  await expect(dialog.getByLabel('Nuoroda (slug)')).toHaveValue('ziemos-darbu-sarasas-serverinei');
  await dialog.getByLabel('Santrauka').fill('Ką patikrinti serverinėje prieš žiemą.');
  await dialog.getByText('HTML', { exact: true }).click();
  await dialog
    .getByRole('textbox', { name: 'Turinys (HTML)' })
    .fill('<p>Patikrinkite <strong>drėgmę</strong>.</p><p onclick="x()">Ir temperatūrą.</p>');
  await dialog.getByRole('combobox', { name: 'Kategorija' }).click();
  await page.getByRole('option', { name: 'IT paslaugos' }).click();
  await dialog.getByRole('button', { name: 'Sukurti įrašą' }).click();
  await expect(page.getByText('Įrašas sukurtas').first()).toBeVisible();

  const address = '/tinklarastis/ziemos-darbu-sarasas-serverinei';
  const first = await (await publicPage(address)).text();
  expect(first).toContain('<strong>drėgmę</strong>');
  expect(first).not.toContain('onclick');

  await page.getByRole('button', { name: 'Redaguoti: Žiemos darbų sąrašas serverinei' }).click();
  await dialog.getByLabel('Pavadinimas').fill('Rudens darbų sąrašas serverinei');
  await dialog.getByRole('button', { name: 'Išsaugoti' }).click();
  await expect(page.getByText('Įrašas atnaujintas').first()).toBeVisible();
  expect(await (await publicPage(address)).text()).toContain('Rudens darbų sąrašas serverinei');

  await page.getByRole('button', { name: 'Į juodraštį: Rudens darbų sąrašas serverinei' }).click();
  await expect(page.getByText('Ar tikrai norite grąžinti šį įrašą į juodraštį?')).toBeVisible();
  await page.getByRole('button', { name: 'Grąžinti' }).click();
  await expect.poll(async () => (await publicPage(address)).status).toBe(404);

  const other = /^Ištrinti: /;
  const count = await page.getByRole('button', { name: other }).count();
  await page.getByRole('button', { name: other }).first().click();
  await expect(page.getByText('Ar tikrai norite ištrinti šį įrašą?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click();
  await expect(page.getByRole('button', { name: other })).toHaveCount(count - 1);
});

test('a source is added, switched off and deleted', async ({ page }) => {
  await signIn(page, product);
  await addSource(page, 'Bandomasis šaltinis', 'https://bandymas.example/rss.xml');
  await page.getByText('Bandomasis šaltinis').first().scrollIntoViewIfNeeded();
  const toggle = page.getByRole('switch', { name: 'Aktyvus: Bandomasis šaltinis' });
  await toggle.click({ force: true });
  await expect(toggle).not.toBeChecked();
  await page.getByRole('button', { name: 'Ištrinti: Bandomasis šaltinis' }).click();
  await expect(page.getByText('Ar tikrai norite ištrinti šį šaltinį?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).click();
  await expect(page.getByRole('button', { name: 'Ištrinti: Bandomasis šaltinis' })).toHaveCount(0);
});

test('a message is marked as read, settings are saved and stay', async ({ page }) => {
  await signIn(page, product);
  await open(page, '/admin/communications/contacts');
  const marks = page.getByRole('button', { name: /^Pažymėti kaip perskaitytą: / });
  await expect(marks.first()).toBeVisible();
  const count = await marks.count();
  await marks.first().click();
  await expect(marks).toHaveCount(count - 1);

  await open(page, '/admin/automation/settings');
  await page.getByLabel('Mažiausias aktualumo balas').fill('85');
  await page.getByRole('button', { name: 'Išsaugoti' }).click();
  await expect(page.getByText('Nustatymai išsaugoti')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mažiausias aktualumo balas')).toHaveValue('85');
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, product);
  const other = await context.newPage();
  await other.goto(`${product.url}/admin/settings/users`);
  await expect(other.getByRole('heading', { name: 'Vartotojai' })).toBeVisible();
  await page.getByRole('button', { name: 'Atsijungti' }).click();
  await expect(page.getByText('Sėkmingai atsijungėte iš sistemos')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(other).not.toHaveURL(/\/admin/);
});

test('every screen of the panel opens without a complaint', async ({ page }) => {
  await signIn(page, product);
  for (const path of [
    '/admin',
    '/admin/dashboard',
    '/admin/content/posts',
    '/admin/content/categories',
    '/admin/import/ai',
    '/admin/import/sources',
    '/admin/automation/settings',
    '/admin/automation/logs',
    '/admin/communications/contacts',
    '/admin/settings/users',
  ]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Nepavyko/)).toHaveCount(0);
  }
});
