import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addAccount } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { dialogOf, expectToast } from '../support/panel.ts';
import { answer, choose, press, showFilters, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import { changePost, publishPost } from '../support/panel-writing.ts';
import { walk } from '../support/walk.ts';

/* What others left, by the keyboard alone: messages of visitors, people with an account, what was changed. */

// A closed port: mails about messages are tried and fail.
const panel = panelOfFile({
  SEED: 'demo',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_NOTIFY_TO: 'gavejas@imone.example',
});
let walks = 0;

interface Message {
  name: string;
  email?: string;
  message?: string;
  delivery_state?: 'sent' | 'failed';
}

/** As if a visitor had written; two months ago, so that the latest of the demonstration stay in front. */
async function leaveMessage({
  name,
  email = 'siuntejas@imone.example',
  message = 'Prašome paskambinti.',
  delivery_state = 'sent',
}: Message) {
  await panel.database.query(
    `insert into contacts (name, email, phone, message, delivery_state, delivery_error, created_at)
     values ($1, $4, '+370 600 00000', $2, $3, 'Serveris neatsako', now() - interval '60 days')`,
    [name, message, delivery_state, email],
  );
}

const openList = (page: Page, search = '') =>
  panel.open(page, `/admin/communications/contacts?${new URLSearchParams(search)}`);
const opened = (page: Page) => page.getByRole('dialog', { name: 'Žinutė', exact: true });
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

walk(
  'phone',
  'a message: read whole, marked while it is new, suspected and not, sent again, deleted for good',
  async ({ page }) => {
    walks += 1;
    const name = `Tomas Petraitis${'is'.repeat(walks)}`;
    const text = 'Sveiki.\nNeveikia spausdintuvas.';
    await leaveMessage({ name, message: text, delivery_state: 'failed' });
    await openList(page, `q=${name}`);
    const opener = named(page, name);
    await press(opener);
    const message = opened(page);
    await expect(message).toContainText('Neveikia spausdintuvas.');
    const addresses = await message
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.slice(0, 2)).toEqual(['mailto:siuntejas@imone.example', 'tel:+37060000000']);
    const { pathname, searchParams } = new URL(addresses[2] ?? '');
    expect(pathname).toBe('siuntejas@imone.example');
    expect(searchParams.get('body')).toMatch(/^Sveiki,\r\n/);
    expect(searchParams.get('body')).toMatch(/\n> Neveikia/);

    await expect(message).toContainText('Serveris neatsako');
    await press(message.getByRole('button', { name: 'Siųsti dar kartą' }));
    await expectToast(page, 'Pranešimas vėl siunčiamas');
    await expect(message).toContainText('Siunčiama');
    const mark = message.getByRole('button', { name: 'Pažymėti kaip perskaitytą' });
    await press(mark);
    await expectToast(page, 'Pažymėta kaip perskaityta');
    await expect(mark).toHaveCount(0);
    await press(message.getByRole('button', { name: 'Žymėti kaip įtartiną' }));
    await expectToast(page, 'Pažymėta kaip įtartina');
    await press(message.getByRole('button', { name: 'Tai ne šlamštas' }));
    await expectToast(page, 'Nebelaikoma įtartina');
    await press(message.getByRole('button', { name: 'Žymėti kaip įtartiną' }));
    await expectToast(page, 'Pažymėta kaip įtartina');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await press(page.getByRole('radio', { name: 'Visos' }), 'ArrowLeft');
    await expect(page).toHaveURL(/filter=suspect/);
    await press(opener);
    const asked = 'Ar tikrai norite ištrinti šią žinutę?';
    await press(message.getByRole('button', { name: 'Ištrinti' }));
    await answer(page, asked, 'Atšaukti');
    await expect(message.getByRole('button', { name: 'Ištrinti' })).toBeFocused();
    await press(message.getByRole('button', { name: 'Ištrinti' }));
    await answer(page, asked, 'Ištrinti');
    await expectToast(page, 'Žinutė ištrinta');
    await expect(message).toBeHidden();
    await expect(page.getByText('Kontaktų nėra')).toBeVisible();
  },
);

walk(
  'full',
  'messages are narrowed, searched, ordered, gone through by the arrows and marked in the list',
  async ({ page }) => {
    walks += 1;
    const word = `Eilė${walks}`;
    for (const name of ['Aldona', 'Benas', 'Cecilija'])
      await leaveMessage({ name: `${name} ${word}` });
    await openList(page);
    await type(page.getByRole('searchbox', { name: 'Ieškoti žinutės' }), word);
    await expect(page.getByText('1–3 iš 3')).toBeVisible();
    const names = page.getByRole('row').locator('td:first-child button');
    const order = (...first: string[]) =>
      expect(names).toHaveText(first.map((name) => `${name} ${word}`));
    await press(page.getByRole('button', { name: 'Siuntėjas' }));
    await expect(page).toHaveURL(/sort=-name/);
    await order('Cecilija', 'Benas', 'Aldona');
    await press(page.getByRole('button', { name: 'Siuntėjas' }));
    await order('Aldona', 'Benas', 'Cecilija');
    await press(page.getByRole('button', { name: 'Gauta' }));
    await expect(page).not.toHaveURL(/sort=/);
    await order('Cecilija', 'Benas', 'Aldona');

    await names.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opened(page)).toContainText('Prašome paskambinti.');
    await page.goBack();
    await expect(opened(page)).toBeHidden();
    await expect(names).toHaveCount(3);
    await expect(names.nth(1)).toBeFocused();
    const second = (await names.nth(1).textContent()) ?? '';
    await press(
      page
        .getByRole('button', { name: `Pažymėti kaip perskaitytą: ${second}` })
        .filter({ visible: true }),
    );
    await expectToast(page, 'Pažymėta kaip perskaityta');
    await press(page.getByRole('radio', { name: 'Visos' }), 'ArrowRight');
    await expect(page).toHaveURL(/filter=new/);
    await expect(names).toHaveCount(2);
    await expect(named(page, second)).toHaveCount(0);
    await page.reload();
    await expect(names).toHaveCount(2);
  },
);

walk(
  'desktop',
  'what a person asks of their data: found by the address, taken as a file, deleted after a question',
  async ({ page }) => {
    walks += 1;
    const email = `prasytojas${walks}@imone.example`;
    await leaveMessage({ name: `Prašytojas${'as'.repeat(walks)}`, email: email.toUpperCase() });
    await openList(page, `q=${email}`);
    const opener = page.getByRole('button', { name: 'Asmens duomenys' });
    await press(opener);
    const dialog = page.getByRole('dialog', { name: 'Asmens duomenys', exact: true });
    const field = dialog.getByLabel('El. paštas');
    await type(field, 'prasytojas@');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Neteisingas el. pašto formatas');
    await expect(field).toBeFocused();
    await type(field, email);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Turime: 1 žinutė.');
    const saved = page.waitForEvent('download');
    await press(dialog.getByRole('button', { name: 'Eksportuoti' }));
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(JSON.parse(file).messages).toMatchObject([{ message: 'Prašome paskambinti.' }]);
    await press(dialog.getByRole('button', { name: 'Ištrinti' }));
    await answer(page, `Ar tikrai norite ištrinti viską, ką turime apie ${email}?`, 'Ištrinti');
    await expectToast(page, 'Asmens duomenys ištrinti');
    await expect(dialog).toContainText('Duomenų su šiuo adresu nėra.');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByText('Kontaktų nėra')).toBeVisible();
  },
);

walk(
  'desktop',
  'messages are exported as a table that no spreadsheet takes for commands',
  async ({ page }) => {
    walks += 1;
    const name = `Lentelė${walks}`;
    await leaveMessage({
      name,
      message: '=HYPERLINK("https://blogis.example";"Spauskite") „ąžuolas“',
    });
    // By words of the message, without their marks.
    await openList(page);
    await type(page.getByRole('searchbox', { name: 'Ieškoti žinutės' }), `AZUOLAS`);
    await expect(named(page, name)).toBeVisible();
    await type(page.getByRole('searchbox', { name: 'Ieškoti žinutės' }), name);
    await expect(page.getByText('1–1 iš 1')).toBeVisible();
    const saved = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'Eksportuoti CSV' }));
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
  },
);

walk(
  'full',
  'how long messages are kept is a number of days between a month and what the policy promises',
  async ({ page }) => {
    await openList(page);
    const opener = page.getByRole('button', { name: 'Saugojimas' });
    const dialog = page.getByRole('dialog', { name: 'Žinučių saugojimas' });
    const days = dialog.getByLabel('Saugoti dienų');
    await press(opener);
    await expect(days).toBeFocused();
    await type(days, '29');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Saugojimo trukmė turi būti nuo 30 iki 730 dienų')).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Atšaukti' }));
    await expect(opener).toBeFocused();
    const wanted = String(300 + walks);
    await press(opener);
    await type(days, wanted);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Saugojimo trukmė išsaugota');
    await expect(page.getByText(new RegExp(`^Žinutės saugomos ${wanted}\\sdien`))).toBeVisible();
  },
);

walk('full', 'people with an account are searched and ordered', async ({ page }) => {
  walks += 1;
  const word = `eile${walks}`;
  for (const name of ['anicetas', 'brone'])
    await addAccount(panel.database, `${name}.${word}@imone.example`, 'user');
  await panel.open(page, '/admin/settings/users');
  await type(page.getByRole('searchbox', { name: 'Ieškoti naudotojo' }), word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  const emails = page.getByRole('row').locator('td:first-child');
  await expect(emails).toHaveCount(2);
  for (const label of ['El. paštas', 'Vardas', 'Registracijos data']) {
    await press(page.getByRole('button', { name: label }));
    await expect(page.getByRole('columnheader', { name: label })).toHaveAttribute(
      'aria-sort',
      /ending$/,
    );
  }
  await press(page.getByRole('button', { name: 'El. paštas' }));
  await expect(page).toHaveURL(/sort=-?email/);
  const before = await emails.allTextContents();
  await press(page.getByRole('button', { name: 'El. paštas' }));
  await expect.poll(() => emails.allTextContents()).toEqual(before.toReversed());
});

walk(
  'phone',
  'a change is found by what, how and who, opened, and followed back through the object it was made to',
  async ({ page }) => {
    walks += 1;
    const post = await publishPost(panel.api, `Kas keitė ${walks}`, `kas-keite-${walks}`);
    await changePost(panel.api, post, { ai_translated_title: `Kas pakeitė ${walks}` });
    await changePost(panel.api, post, { ai_translated_excerpt: 'Kitaip apie tai.' });
    await panel.open(page, '/admin/settings/audit');
    await showFilters(page);
    await choose(page.getByRole('combobox', { name: 'Kas pakeista' }), 'Tekstas');
    await expect(page).toHaveURL(/entity=article/);
    const action = page.getByRole('combobox', { name: 'Veiksmas' });
    await choose(action, 'Tekstas pakeistas', 'pakeis');
    await expect(page).toHaveURL(/action=article.update/);
    await type(page.getByRole('searchbox', { name: 'Ieškoti pakeitimo arba žmogaus' }), 'admin');
    await expect(page).toHaveURL(/q=admin/);
    const changes = page.getByRole('row').getByRole('button');
    await changes.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(changes.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    const change = dialogOf(page);
    await expect(change).toContainText(`Kas pakeitė ${walks}`);
    await page.keyboard.press('Escape');
    await expect(changes.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await press(change.getByRole('button', { name: 'Rodyti tik šio objekto pakeitimus' }));
    await expect(change).toBeHidden();
    await expect(page).toHaveURL(/id=/);
    await expect(changes.last()).toHaveText('Įrašas sukurtas');
    const all = page.getByRole('button', { name: 'Išvalyti filtrus' });
    await press(all);
    await expect(page).not.toHaveURL(/id=|entity=/);
    await expect(all).toHaveCount(0);
  },
);
