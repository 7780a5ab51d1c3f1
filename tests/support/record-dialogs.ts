import { expect, type Page } from '@playwright/test';
import { addPost, button, prepare, press } from './dialog-keys.ts';
import { callAs, dialogOf } from './panel.ts';
import type { PanelDialog } from './panel-dialogs.ts';
import { ADMINISTRATOR } from './product.ts';
import { totpCode } from './totp.ts';

/* What opens over pictures, the bin, messages and the own account, but for what the first row of each opens. */

const inDialog = (page: Page, name: string) => dialogOf(page).getByRole('button', { name });
const pressInDialog = (page: Page, name: string) => inDialog(page, name).press('Enter');

/** Drawn by the page: no text shows it. */
const uploadPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    const form = new FormData();
    if (blob) form.set('file', blob, 'nereikalinga.png');
    const { token } = JSON.parse(localStorage.getItem('session') ?? '{}');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch('/api/admin/images', { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(await answer.text());
  });

async function fillBin(page: Page): Promise<void> {
  const { id, version } = await addPost(page);
  const items = [{ id, version }];
  await callAs(page, 'POST', '/api/admin/articles/bulk', { action: 'delete', items });
}

/** With the account's password for what asks for it. */
async function confirmPassword(page: Page, confirm: string): Promise<void> {
  await dialogOf(page).getByRole('textbox', { name: 'Slaptažodis' }).press('Control+a');
  await page.keyboard.insertText(ADMINISTRATOR.password);
  await inDialog(page, confirm).press('Enter');
}

/** One that is good, for what asks for it beside the password. */
let recoveryCode = '';

const isFactorOn = async (page: Page) => (await button(page, 'Išjungti').count()) > 0;

async function switchFactorOn(page: Page): Promise<void> {
  if (await isFactorOn(page)) return;
  await prepare(page, async () => {
    const { password } = ADMINISTRATOR;
    const made = await callAs(page, 'POST', '/api/admin/account/two-factor', { password });
    const { secret, recovery_codes } = made;
    recoveryCode = recovery_codes[0];
    await callAs(page, 'POST', '/api/admin/account/two-factor/confirm', { code: totpCode(secret) });
  });
}

export const RECORD_DIALOGS: Record<string, PanelDialog> = {
  'delete-image': {
    screen: 'images',
    open: async (page) => {
      await prepare(page, () => uploadPicture(page));
      const opener = await press(page, button(page, /^nereikalinga\.png/), 'Niekur');
      await press(page, inDialog(page, 'Ištrinti'), 'Ar tikrai norite ištrinti šią nuotrauką?');
      return opener;
    },
  },
  purge: {
    screen: 'bin',
    open: async (page) => {
      await prepare(page, () => fillBin(page));
      return await press(page, button(page, /^Ištrinti visam laikui: /), 'visam laikui?');
    },
  },
  'delete-contact': {
    screen: 'contacts',
    open: async (page) => {
      const row = page.getByRole('row').nth(1).getByRole('button').first();
      const opener = await press(page, row, 'Atsakyti');
      await press(page, inDialog(page, 'Ištrinti'), 'Ar tikrai norite ištrinti šią žinutę?');
      return opener;
    },
  },
  'end-sessions': {
    screen: 'account',
    open: async (page) => {
      if ((await button(page, /^Nutraukti: /).count()) === 0)
        await prepare(page, () => callAs(page, 'POST', '/api/auth/sign-in/email', ADMINISTRATOR));
      return await press(page, button(page, 'Nutraukti visus kitus'), 'visus kitus prisijungimus?');
    },
  },
  'set-up-factor': {
    screen: 'account',
    open: async (page) => {
      const opener = await press(page, button(page, 'Įjungti antrąjį veiksnį'));
      await confirmPassword(page, 'Tęsti');
      await expect(dialogOf(page).getByText('1. Nuskaitykite kodą')).toBeVisible();
      return opener;
    },
    close: (page) => pressInDialog(page, 'Atšaukti'),
  },
  'recovery-codes': {
    screen: 'account',
    open: async (page) => {
      await switchFactorOn(page);
      const opener = await press(page, button(page, 'Sukurti naujus atkūrimo kodus'));
      await dialogOf(page).getByLabel('Kodas iš programėlės').fill(recoveryCode);
      await confirmPassword(page, 'Sukurti naujus');
      const codes = dialogOf(page).getByRole('list', { name: 'Atkūrimo kodai' });
      await expect(codes).toBeVisible();
      recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
      return opener;
    },
    close: (page) => pressInDialog(page, 'Kodus išsaugojau'),
  },
  'switch-factor-off': {
    screen: 'account',
    open: async (page) => {
      await switchFactorOn(page);
      return await press(page, button(page, 'Išjungti'), 'Prisijungti vėl užteks slaptažodžio');
    },
  },
};
