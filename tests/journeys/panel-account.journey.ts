import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addAccount } from '../support/accounts.ts';
import { expect, type NewVisitor } from '../support/journey.ts';
import { dialogOf, expectFailure, expectToast, signedInState } from '../support/panel.ts';
import { answer, press, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import type { ADMINISTRATOR } from '../support/product.ts';
import { totpCode } from '../support/totp.ts';
import { walk } from '../support/walk.ts';

/*
 * The own account, by the keyboard alone: its password, where it is signed in, its second factor. Each walk has a
 * person of its own.
 */

const panel = panelOfFile({});
let walks = 0;

type Person = typeof ADMINISTRATOR;

const addPerson = () => {
  walks += 1;
  return addAccount(panel.database, `zmogus${walks}@example.com`, 'admin');
};

/** A browser in which the person is signed in, with the account's screen open. */
async function openAccount(newVisitor: NewVisitor, person: Person): Promise<Page> {
  const visitor = await newVisitor({ storageState: await signedInState(panel.product, person) });
  const page = await panel.open(await visitor.newPage(), '/admin/settings/account');
  // The first screen of a browser: every file of it is still to be fetched.
  await expect(page.getByRole('heading', { name: 'Prisijungimai' })).toBeVisible({
    timeout: 30_000,
  });
  return page;
}

const openSignIn = async (newVisitor: NewVisitor) =>
  await (await newVisitor({ storageState: { cookies: [], origins: [] } })).newPage();

/** What the panel does when its session is gone: it asks for the password where the person is. */
const expectLapse = async (page: Page) => {
  await page.reload();
  await expect(page).toHaveURL(/\/auth/);
};

async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(`${panel.product.url}/auth`);
  await type(page.getByLabel('El. paštas'), email);
  await type(page.getByRole('textbox', { name: 'Slaptažodis' }), password);
  await page.keyboard.press('Enter');
}

walk(
  'phone',
  'a new password is checked, ends the other sessions and is the only one that opens the panel',
  async ({ newVisitor, expectComplaint }) => {
    expectComplaint(/status of (400|401|422)|^RequestProblem: 4/);
    const person = await addPerson();
    const own = await openAccount(newVisitor, person);
    const other = await openAccount(newVisitor, person);
    const password = 'visiškai-naujas-slaptažodis';
    const fieldOf = (name: string) => own.getByRole('textbox', { name, exact: true });
    const current = fieldOf('Dabartinis slaptažodis');
    const change = async (...values: [string, string, string]) => {
      await type(current, values[0]);
      await type(fieldOf('Naujas slaptažodis'), values[1]);
      await type(fieldOf('Pakartokite naują slaptažodį'), values[2]);
      await own.keyboard.press('Enter');
    };
    await change(person.password, 'trumpas', 'kitas');
    await expect(own.getByText('Slaptažodį turi sudaryti bent 12 ženklų')).toBeVisible();
    await expect(own.getByText('Slaptažodžiai nesutampa')).toBeVisible();
    await expect(current).toHaveAttribute('type', 'password');
    await press(own.getByRole('button', { name: 'Rodyti arba slėpti slaptažodį' }).first());
    await expect(current).toHaveAttribute('type', 'text');
    await change('neteisingas-slaptazodis', password, password);
    await expectFailure(own, 'Nepavyko pakeisti slaptažodžio', /./);
    await expect(current).toBeFocused();
    await change(person.password, password, password);
    // Three slow hashes and fifty thousand leaked passwords to compare with.
    await expectToast(own, 'Slaptažodis pakeistas, kiti Jūsų prisijungimai nutraukti', {
      timeout: 40_000,
    });
    await expectLapse(other);
    await own.reload();
    await expect(own.getByText('Šis prisijungimas')).toBeVisible();

    const page = await openSignIn(newVisitor);
    await signInByForm(page, person);
    await expectFailure(page, 'Neteisingas el. paštas arba slaptažodis');
    await signInByForm(page, { ...person, password });
    await expect(page).toHaveURL(/\/admin/);
  },
);

walk(
  'full',
  'the other places where one is signed in are shown, and ended one by one or at once',
  async ({ newVisitor, expectComplaint }) => {
    expectComplaint(/status of 401/);
    const person = await addPerson();
    const [one, two, three] = [
      await openAccount(newVisitor, person),
      await openAccount(newVisitor, person),
      await openAccount(newVisitor, person),
    ];
    await one.reload();
    const others = one.getByRole('button', { name: /^Nutraukti: / });
    await expect(others).toHaveCount(2);
    await press(others.first());
    await expectToast(one, 'Prisijungimas nutrauktas');
    await expect(others).toHaveCount(1);
    const third = await openAccount(newVisitor, person);
    await one.reload();
    const endAll = one.getByRole('button', { name: 'Nutraukti visus kitus' });
    const asked = 'Ar tikrai norite nutraukti visus kitus prisijungimus?';
    await press(endAll);
    await answer(one, asked, 'Atšaukti');
    await expect(endAll).toBeFocused();
    await expect(others).toHaveCount(2);
    await press(endAll);
    await answer(one, asked, 'Nutraukti');
    await expectToast(one, 'Nutraukta: 2 prisijungimai');
    await expect(others).toHaveCount(0);
    for (const page of [two, three, third]) await expectLapse(page);
  },
);

walk(
  'full',
  'the second factor: set up with a code, asked for at the next sign-in, replaced by a recovery code once',
  async ({ newVisitor, expectComplaint }) => {
    expectComplaint(/status of (400|401|422)|^RequestProblem: 4/);
    const person = await addPerson();
    const own = await openAccount(newVisitor, person);
    const dialog = dialogOf(own);
    const proof = dialog.getByLabel('Kodas iš programėlės arba atkūrimo kodas');
    const answerPassword = async (button: string, password = person.password, code = '') => {
      const field = dialog.getByRole('textbox', { name: 'Slaptažodis' });
      await expect(field).toBeFocused();
      await type(field, password);
      if (code) await type(proof, code);
      await press(dialog.getByRole('button', { name: button }));
    };
    const codesShown = () =>
      dialog.getByRole('list', { name: 'Atkūrimo kodai' }).getByRole('listitem');
    /** The place of the keyboard stays in the section, whatever button has come or gone. */
    const staysHere = () =>
      expect
        .poll(() => own.evaluate(() => document.activeElement?.closest('section')?.textContent))
        .toMatch(/^Antrasis veiksnys/);

    const enable = own.getByRole('button', { name: 'Įjungti antrąjį veiksnį' });
    await press(enable);
    await expect(own).toHaveURL(/\?veiksnys=ijungti$/);
    await own.reload();
    await press(dialog.getByRole('button', { name: 'Tęsti' }));
    await expect(dialog.getByText('Slaptažodis privalomas')).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Atšaukti' }));
    await expect(enable).toBeFocused();
    await press(enable);
    await answerPassword('Tęsti', 'neteisingas-slaptazodis');
    await expectFailure(own, 'Nepavyko įjungti antrojo veiksnio', /./);
    await answerPassword('Tęsti');
    // Left half-way, nothing has changed.
    await expect(dialog).toContainText('Jei nuskaityti negalite');
    await press(dialog.getByRole('button', { name: 'Atšaukti' }));
    await expect(enable).toBeFocused();
    await press(enable);
    await answerPassword('Tęsti');
    const hint = dialog.getByText(/^Jei nuskaityti negalite/);
    const secret = ((await hint.textContent()) ?? '').split(':')[1]?.replace(/\s/g, '') ?? '';
    const code = dialog.getByLabel('2. Įrašykite programėlės rodomą kodą');
    await type(code, '12345');
    await own.keyboard.press('Enter');
    await expect(dialog.getByText('Kodą sudaro 6 skaitmenys')).toBeVisible();
    await type(code, totpCode(secret));
    await own.keyboard.press('Enter');
    await expectToast(own, 'Antrasis veiksnys įjungtas, kiti Jūsų prisijungimai nutraukti');
    await expect(codesShown()).toHaveCount(10);
    const codes = await codesShown().allTextContents();
    expect(new Set(codes).size).toBe(10);
    const saved = own.waitForEvent('download');
    await press(dialog.getByRole('button', { name: 'Atsisiųsti' }));
    const file = await readFile(await (await saved).path(), 'utf8');
    for (const each of codes) expect(file).toContain(each);
    await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(dialog.getByRole('button', { name: 'Kopijuoti' }));
    await expect(dialog.getByRole('button', { name: 'Nukopijuota' })).toBeFocused();
    // A slip of the finger does not take them away unread, nor does the way back.
    await own.keyboard.press('Escape');
    await answer(own, 'Uždaryti neišsaugojus atkūrimo kodų?', 'Atšaukti');
    await own.goBack();
    await answer(own, 'Uždaryti neišsaugojus atkūrimo kodų?', 'Atšaukti');
    await press(dialog.getByRole('button', { name: 'Kodus išsaugojau' }));
    await expect(own.getByText('Liko: 10 atkūrimo kodų.')).toBeVisible();
    await staysHere();

    // A code is taken once: the next half minute's is already good.
    const page = await openSignIn(newVisitor);
    await signInByForm(page, person);
    const asked = page.getByLabel('Kodas iš programėlės');
    await type(asked, '000000');
    await page.keyboard.press('Enter');
    await expectFailure(page, 'Neteisingas kodas');
    await type(asked, totpCode(secret, new Date(Date.now() + 30_000)));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin/);

    const recover = async (visitor: Page) => {
      await signInByForm(visitor, person);
      await press(visitor.getByRole('button', { name: 'Naudoti atkūrimo kodą' }));
      await type(visitor.getByLabel('Atkūrimo kodas'), codes[0] ?? '');
      await visitor.keyboard.press('Enter');
    };
    const lost = await openSignIn(newVisitor);
    await recover(lost);
    await expect(lost).toHaveURL(/\/admin/);
    const thief = await openSignIn(newVisitor);
    await recover(thief);
    await expectFailure(thief, 'Neteisingas kodas');

    await own.reload();
    await expect(own.getByText('Liko: 9 atkūrimo kodai.')).toBeVisible();
    await press(own.getByRole('button', { name: 'Sukurti naujus atkūrimo kodus' }));
    // The password alone takes nothing away.
    await answerPassword('Sukurti naujus');
    await expect(dialog.getByText('Įveskite kodą', { exact: true })).toBeVisible();
    await type(proof, 'abcde-fghij');
    await own.keyboard.press('Enter');
    await expectFailure(own, 'Nepavyko sukurti atkūrimo kodų', /./);
    await expect(proof).toBeFocused();
    await type(proof, codes[1] ?? '');
    await own.keyboard.press('Enter');
    await expect(codesShown()).toHaveCount(10);
    const renewed = await codesShown().allTextContents();
    expect(renewed).not.toContain(codes[1]);
    await press(dialog.getByRole('button', { name: 'Kodus išsaugojau' }));
    await expect(dialog).toHaveCount(0);
    await staysHere();
    await press(own.getByRole('button', { name: 'Išjungti' }));
    await answerPassword('Išjungti', person.password, renewed[0]);
    await expectToast(own, 'Antrasis veiksnys išjungtas');
    await expect(enable).toBeVisible();
    await staysHere();
  },
);
