import type { Page } from '@playwright/test';
import { addAccount } from '../support/accounts.ts';
import { type BreakableDatabase, openDatabase } from '../support/break-database.ts';
import { expect, test } from '../support/journey.ts';
import { expectFailure, expectToast, signedInState, signIn } from '../support/panel.ts';
import { ADMINISTRATOR, type Product, startProduct } from '../support/product.ts';

/*
 * Who gets into the panel and who does not (specification §4.4), and what signing in and out says (§2.9, §8).
 */

let product: Product;
let database: BreakableDatabase;
/** Signed in, but no administrators; the third has no row of a role at all. */
const OTHERS = ['moderator', 'user', null] as const;
const accountOf = (role: string | null) => ({
  ...ADMINISTRATOR,
  email: `${role ?? 'nobody'}@example.com`,
});

test.beforeAll(async () => {
  product = await startProduct();
  database = await openDatabase(product);
  for (const role of OTHERS) await addAccount(database, accountOf(role).email, role);
});
test.afterAll(async () => {
  await database?.close();
  await product?.remove();
});

async function submit(page: Page, { email, password } = ADMINISTRATOR): Promise<void> {
  await page.getByLabel('El. paštas').fill(email);
  await page.getByRole('textbox', { name: 'Slaptažodis' }).fill(password);
  await page.getByRole('button', { name: 'Prisijungti' }).click();
}

async function isTyped(page: Page, { email, password } = ADMINISTRATOR): Promise<void> {
  await expect(page.getByLabel('El. paštas')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Slaptažodis' })).toHaveValue(password);
}

test('without a session, or with one that is over, every address of the panel leads to the sign-in, and that back to it', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  await page.goto(`${product.url}/admin/automation/settings`);
  await expect(page).toHaveURL(`${product.url}/auth`);
  await expect(page.getByRole('heading', { name: 'Prisijungimas' })).toBeVisible();

  const over = { token: 'nera', user: { id: '1', email: ADMINISTRATOR.email, name: '' } };
  for (const hours of [-1, 1]) {
    // The first the browser knows to be over, the second only the server does.
    const expiresAt = new Date(Date.now() + hours * 3_600_000).toISOString();
    const session = JSON.stringify({ ...over, expiresAt });
    await page.evaluate((raw) => localStorage.setItem('session', raw), session);
    await page.goto(`${product.url}/admin/content/posts?tab=draft`);
    await expect(page).toHaveURL(`${product.url}/auth`);
  }
  // Who signs in there is back at the address.
  await submit(page);
  await expect(page).toHaveURL(`${product.url}/admin/content/posts?tab=draft`);
  await expect(page.getByText('Juodraščių nėra')).toBeVisible();
});

test('a moderator, a user and a person without a role are refused in words and sent home', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 403|^RequestProblem: 403/);
  for (const role of OTHERS) {
    await page.goto(`${product.url}/auth`);
    await submit(page, accountOf(role));
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByText('Prieiga uždrausta')).toBeVisible();
    await expect(page.getByText('Neturite administratoriaus teisių')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('session'));
  }
});

test('a wrong password, and a server that fails, are told and leave what was typed', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of (401|500)|^RequestProblem: 500/);
  await page.goto(`${product.url}/auth`);
  const wrong = { ...ADMINISTRATOR, password: 'neteisingas-slaptazodis' };
  await submit(page, wrong);
  await expectFailure(page, 'Neteisingas el. paštas arba slaptažodis');
  await isTyped(page, wrong);
  await database.without('select on accounts', async () => {
    await submit(page);
    await expectFailure(page, 'Įvyko nenumatyta klaida');
    await isTyped(page);
  });
  await database.without('insert on sessions', async () => {
    await submit(page);
    await expectFailure(page, 'Įvyko nenumatyta klaida');
    await isTyped(page);
  });
  await submit(page);
  await expectToast(page, 'Nukreipiame į administravimo skydelį...', {
    title: 'Sėkmingai prisijungta',
  });
  await expect(page).toHaveURL(/\/admin/);
});

test('the sign-in asks for both fields and shows that it is at work', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto(`${product.url}/auth`);
  await page.getByRole('button', { name: 'Prisijungti' }).click();
  await expect(page.getByText('El. paštas privalomas')).toBeVisible();
  await expect(page.getByText('Slaptažodis privalomas')).toBeVisible();
  await expect(page.getByLabel('El. paštas')).toBeFocused();
  await database.whileLocked('accounts', async () => {
    await submit(page);
    await expect(page.getByRole('button', { name: 'Jungiamasi...' })).toBeDisabled();
  });
  await expect(page).toHaveURL(/\/admin/);
  // With a session there is nothing to sign in to.
  await page.goto(`${product.url}/auth`);
  await expect(page).toHaveURL(/\/admin/);
});

test('a role that cannot be asked for is told with a retry, not taken for a refusal', {
  tag: '@full',
}, async ({ newVisitor, expectComplaint }) => {
  expectComplaint(/status of 500|^RequestProblem: 500/);
  const visitor = await newVisitor({ storageState: await signedInState(product) });
  const page = await visitor.newPage();
  await database.without('select on user_roles', async () => {
    await page.goto(`${product.url}/admin`);
    await expect(page.getByText('Nepavyko patikrinti administratoriaus teisių')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Bandyti dar kartą' }).click();
  await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();
});

test('the next page opens without asking for the role first; a role that was taken away meanwhile leads home', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 403|^RequestProblem: 403/);
  const email = 'buves@example.com';
  await addAccount(database, email, 'admin');
  await page.goto(`${product.url}/auth`);
  await submit(page, { ...ADMINISTRATOR, email });
  await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();
  const waits = Promise.withResolvers<void>();
  await page.route('**/api/admin/me', async (route) => {
    await waits.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/admin/content/posts?tab=draft`);
  await expect(page.getByText('Juodraščių nėra')).toBeVisible();
  await database.query(
    'delete from user_roles where user_id = (select id from profiles where email = $1)',
    [email],
  );
  waits.resolve();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText('Prieiga uždrausta')).toBeVisible();
});

test('leaving says so on the home page, and honestly when the server cannot end the session', {
  tag: '@full',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/status of 500|^RequestProblem: 500/);
  await signIn(page, product);
  await page.getByRole('button', { name: 'Atsijungti' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByText('Atsijungta', { exact: true })).toBeVisible();
  await expect(page.getByText('Sėkmingai atsijungėte iš sistemos')).toBeVisible();
  await page.goto(`${product.url}/admin`);
  await expect(page).toHaveURL(`${product.url}/auth`);

  await signIn(page, product);
  await database.without('delete on sessions', async () => {
    await page.getByRole('button', { name: 'Atsijungti' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(page.getByText('Klaida', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Šioje naršyklėje atsijungta, bet serveris sesijos neužbaigė.'),
    ).toBeVisible();
  });
  await page.goto(`${product.url}/admin`);
  await expect(page).toHaveURL(`${product.url}/auth`);
});
