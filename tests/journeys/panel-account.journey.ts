import type { Page } from '@playwright/test';
import { addAccount } from '../support/accounts.ts';
import { type BreakableDatabase, openDatabase } from '../support/break-database.ts';
import { expect, type NewVisitor, test } from '../support/journey.ts';
import { expectFailure, expectToast, signedInState } from '../support/panel.ts';
import { type ADMINISTRATOR, type Product, startProduct } from '../support/product.ts';
import { totpCode } from '../support/totp.ts';

/* The own account: its password, where it is signed in, its second factor. Each test has a person of its own. */

let product: Product;
let database: BreakableDatabase;
test.beforeAll(async () => {
  product = await startProduct();
  database = await openDatabase(product);
});
test.afterAll(async () => {
  await database?.close();
  await product?.remove();
});

type Person = typeof ADMINISTRATOR;

/** A browser in which the person is signed in, with the account's screen open. */
async function openAccount(newVisitor: NewVisitor, person: Person): Promise<Page> {
  const visitor = await newVisitor({ storageState: await signedInState(product, person) });
  const page = await visitor.newPage();
  await page.goto(`${product.url}/admin/settings/account`);
  // The first screen of a browser: every file of it is still to be fetched.
  await expect(page.getByRole('heading', { name: 'Prisijungimai' })).toBeVisible({
    timeout: 30_000,
  });
  return page;
}

/** What the panel does when its session is gone: it asks for the password where the person is. */
const expectLapse = async (page: Page) => {
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
};

async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('El. paštas').fill(email);
  await page.getByRole('textbox', { name: 'Slaptažodis' }).fill(password);
  await page.keyboard.press('Enter');
}

test('a new password is checked, ends the other sessions and is the only one that opens the panel', async ({
  page,
  newVisitor,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|401|422)|^RequestProblem: 4/);
  const person = await addAccount(database, 'slaptazodis@example.com', 'admin');
  const own = await openAccount(newVisitor, person);
  const other = await openAccount(newVisitor, person);
  const password = 'visiškai-naujas-slaptažodis';
  const [current, fresh, repeated] = [
    'Dabartinis slaptažodis',
    'Naujas slaptažodis',
    'Pakartokite naują slaptažodį',
  ].map((name) => own.getByRole('textbox', { name, exact: true }));
  const change = async (...values: [string, string, string]) => {
    await current?.fill(values[0]);
    await fresh?.fill(values[1]);
    await repeated?.fill(values[2]);
    await own.keyboard.press('Enter');
  };
  await change(person.password, 'trumpas', 'kitas');
  await expect(own.getByText('Slaptažodį turi sudaryti bent 12 ženklų')).toBeVisible();
  await expect(own.getByText('Slaptažodžiai nesutampa')).toBeVisible();
  await change('neteisingas-slaptazodis', password, password);
  await expectFailure(own, 'Nepavyko pakeisti slaptažodžio', /./);
  await expect(current as NonNullable<typeof current>).toBeFocused();
  await change(person.password, password, password);
  await expectToast(own, 'Slaptažodis pakeistas, kiti Jūsų prisijungimai nutraukti');
  await expectLapse(other);
  await own.reload();
  await expect(own.getByText('Šis prisijungimas')).toBeVisible();

  await signInByForm(page, person);
  await expectFailure(page, 'Neteisingas el. paštas arba slaptažodis');
  await signInByForm(page, { ...person, password });
  await expect(page).toHaveURL(/\/admin/);
});

test('the other places where one is signed in are shown, and ended one by one or at once', async ({
  newVisitor,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  const person = await addAccount(database, 'prisijungimai@example.com', 'admin');
  const [one, two, three] = [
    await openAccount(newVisitor, person),
    await openAccount(newVisitor, person),
    await openAccount(newVisitor, person),
  ];
  await one.reload();
  const others = one.getByRole('button', { name: /^Nutraukti: / });
  await expect(others).toHaveCount(2);
  await others.first().press('Enter');
  await expectToast(one, 'Prisijungimas nutrauktas');
  await expect(others).toHaveCount(1);
  const third = await openAccount(newVisitor, person);
  await one.reload();
  await one.getByRole('button', { name: 'Nutraukti visus kitus' }).press('Enter');
  await one.getByRole('dialog').getByRole('button', { name: 'Nutraukti' }).press('Enter');
  await expectToast(one, 'Nutraukta: 2 prisijungimai');
  await expect(others).toHaveCount(0);
  for (const page of [two, three, third]) await expectLapse(page);
});

test('the second factor: set up with a code, asked for at the next sign-in, replaced by a recovery code once', async ({
  page,
  newVisitor,
  expectComplaint,
}) => {
  expectComplaint(/status of (400|401|422)|^RequestProblem: 4/);
  const person = await addAccount(database, 'veiksnys@example.com', 'admin');
  const own = await openAccount(newVisitor, person);
  const dialog = own.getByRole('dialog');
  const answerPassword = async (button: string) => {
    await expect(dialog.getByRole('textbox', { name: 'Slaptažodis' })).toBeFocused();
    await own.keyboard.type(person.password);
    // A key does not wait as a click does.
    await expect(dialog.getByRole('button', { name: button })).toBeEnabled();
    await dialog.getByRole('button', { name: button }).press('Enter');
  };
  await own.getByRole('button', { name: 'Įjungti antrąjį veiksnį' }).press('Enter');
  await answerPassword('Tęsti');
  const hint = dialog.getByText(/^Jei nuskaityti negalite/);
  const secret = ((await hint.textContent()) ?? '').split(':')[1]?.replace(/\s/g, '') ?? '';
  const code = dialog.getByLabel('2. Įrašykite programėlės rodomą kodą');
  await code.fill('12345');
  await own.keyboard.press('Enter');
  await expect(dialog.getByText('Kodą sudaro 6 skaitmenys')).toBeVisible();
  await code.fill(totpCode(secret));
  await own.keyboard.press('Enter');
  await expectToast(own, 'Antrasis veiksnys įjungtas');
  const codes = await dialog
    .getByRole('list', { name: 'Atkūrimo kodai' })
    .getByRole('listitem')
    .allTextContents();
  expect(new Set(codes).size).toBe(10);
  await dialog.getByRole('button', { name: 'Kodus išsaugojau' }).press('Enter');
  await expect(own.getByText('Liko: 10 atkūrimo kodų.')).toBeVisible();

  // A code is taken once: the next half minute's is already good.
  await signInByForm(page, person);
  const asked = page.getByLabel('Kodas iš programėlės');
  await asked.fill('000000');
  await page.keyboard.press('Enter');
  await expectFailure(page, 'Neteisingas kodas');
  await asked.fill(totpCode(secret, new Date(Date.now() + 30_000)));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin/);

  const recover = async (visitor: Page) => {
    await signInByForm(visitor, person);
    await visitor.getByRole('button', { name: 'Naudoti atkūrimo kodą' }).press('Enter');
    await visitor.getByLabel('Atkūrimo kodas').fill(codes[0] ?? '');
    await visitor.keyboard.press('Enter');
  };
  const lost = await (await newVisitor()).newPage();
  await recover(lost);
  await expect(lost).toHaveURL(/\/admin/);
  const thief = await (await newVisitor()).newPage();
  await recover(thief);
  await expectFailure(thief, 'Neteisingas kodas');

  await own.reload();
  await expect(own.getByText('Liko: 9 atkūrimo kodai.')).toBeVisible();
  await own.getByRole('button', { name: 'Sukurti naujus atkūrimo kodus' }).press('Enter');
  await answerPassword('Sukurti naujus');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Kodus išsaugojau' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await own.getByRole('button', { name: 'Išjungti' }).press('Enter');
  await answerPassword('Išjungti');
  await expectToast(own, 'Antrasis veiksnys išjungtas');
});
