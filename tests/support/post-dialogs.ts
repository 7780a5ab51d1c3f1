import { expect, type Locator, type Page } from '@playwright/test';
import { addPost, button, openMenu, prepare, press } from './dialog-keys.ts';
import { callAs, dialogOf } from './panel.ts';
import type { PanelDialog } from './panel-dialogs.ts';
import { goToTab } from './panel-keys.ts';
import { comparisonOf, contentOf, EDITOR } from './panel-writing.ts';

/* What opens over the list of posts, the writing dialog with all of its own among it. */

const inDialog = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', { name }).first();

const openEditor = async (page: Page) => {
  const opener = await press(page, button(page, /^Redaguoti: /));
  await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
  return opener;
};

async function openHistory(page: Page): Promise<Locator> {
  const opener = await openEditor(page);
  await press(page, inDialog(page, 'Versijų istorija'), 'Atkurti šią versiją');
  return opener;
}

async function beginPost(page: Page): Promise<Locator> {
  const opener = await press(page, button(page, 'Naujas įrašas'));
  await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
  return opener;
}

/** In the bar that stands over the list while posts are chosen; they stay so. */
async function bulkButton(page: Page, name: RegExp): Promise<Locator> {
  const bar = page.getByRole('region', { name: 'Pažymėtos eilutės' });
  if ((await bar.count()) === 0)
    await page
      .getByRole('list', { name: 'Publikuoti' })
      .getByRole('listitem')
      .first()
      .press('Control+a');
  return bar.getByRole('button', { name });
}

const ask = async (page: Page, name: RegExp, text: string) =>
  press(page, await bulkButton(page, name), text);

/** What „/“ and a word offer first, in a line of its own. */
async function insertBlock(page: Page, query: string, title: string): Promise<Locator> {
  const opener = await openEditor(page);
  await contentOf(page).press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(`/${query}`);
  await expect(page.getByRole('listbox', { name: 'Įterpti bloką' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  return opener;
}

/** From a dialog over the text Escape leads to the text, from there to its buttons, and then out. */
async function leaveText(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(contentOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contentOf(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Escape, one after the other: what was underneath has to have the keyboard again before the next. */
async function closeInTurn(page: Page): Promise<void> {
  const open = page.getByRole('dialog');
  for (let left = await open.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(left - 1);
    await expect(page.locator(':focus')).toHaveCount(1);
  }
}

const setDate = (page: Page, day: string) => dialogOf(page).locator('input[type=date]').fill(day);

export const POST_DIALOGS: Record<string, PanelDialog> = {
  editor: { screen: 'posts', open: openEditor },
  'new-post': { screen: 'posts', open: beginPost },
  'post-menu': {
    screen: 'posts',
    open: async (page) => {
      const opener = await openEditor(page);
      await openMenu(page, button(page, 'Daugiau veiksmų'));
      return opener;
    },
  },
  'image-picker': {
    screen: 'posts',
    open: async (page) => {
      const opener = await openEditor(page);
      await press(page, button(page, 'Iš nuotraukų'), /^\d+–\d+ iš/);
      return opener;
    },
  },
  'text-link': {
    screen: 'posts',
    open: async (page) => {
      const opener = await openEditor(page);
      await contentOf(page).press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Nuoroda' })).toBeVisible();
      return opener;
    },
    close: leaveText,
  },
  'text-image': {
    screen: 'posts',
    open: async (page) => {
      const opener = await openEditor(page);
      await press(page, button(page, 'Įterpti nuotrauką'), /^\d+–\d+ iš/);
      await press(page, dialogOf(page).getByRole('listitem').getByRole('button').first());
      await expect(page.getByRole('dialog', { name: 'Nuotrauka tekste' })).toBeVisible();
      return opener;
    },
    close: leaveText,
  },
  'text-file': {
    screen: 'posts',
    open: (page) => insertBlock(page, 'priedas', 'Failas atsisiųsti'),
    close: leaveText,
  },
  'text-video': {
    screen: 'posts',
    open: (page) => insertBlock(page, 'youtube', 'Vaizdo įrašas'),
    close: leaveText,
  },
  'text-table': {
    screen: 'posts',
    open: async (page) => {
      const opener = await openEditor(page);
      await press(page, button(page, 'Įterpti lentelę'));
      await expect(button(page, 'Lentelė: 2 × 2')).toBeVisible();
      return opener;
    },
  },
  history: { screen: 'posts', open: openHistory },
  'restore-version': {
    screen: 'posts',
    open: async (page) => {
      const opener = await openHistory(page);
      await press(
        page,
        inDialog(page, 'Atkurti šią versiją'),
        'Dabartinis tekstas liks istorijoje',
      );
      return opener;
    },
    close: closeInTurn,
  },
  'delete-post': {
    screen: 'posts',
    open: (page) => press(page, button(page, /^Ištrinti: /), 'Ar tikrai norite ištrinti šį įrašą?'),
  },
  'draft-post': {
    screen: 'posts',
    open: (page) => press(page, button(page, /^Į juodraštį: /), 'Ar tikrai norite grąžinti šį'),
  },
  'posts-keys': {
    screen: 'posts',
    open: (page) => press(page, button(page, 'Klavišai šiame sąraše')),
    where: 'wide',
  },
  'posts-category': {
    screen: 'posts',
    open: async (page) => openMenu(page, await bulkButton(page, /^Kategorija/)),
  },
  'draft-posts': {
    screen: 'posts',
    open: (page) => ask(page, /^Į juodraštį/, 'Ar tikrai norite grąžinti į juodraštį'),
  },
  'delete-posts': {
    screen: 'posts',
    open: (page) => ask(page, /^Ištrinti/, 'Ar tikrai norite ištrinti'),
  },
  'discard-draft': {
    screen: 'posts',
    open: async (page) => {
      const opener = await beginPost(page);
      await page.keyboard.insertText('Tekstas, kurio nereikės');
      await openMenu(page, button(page, 'Daugiau veiksmų'));
      const entry = page.getByRole('menuitem', { name: 'Ištrinti juodraštį' });
      await press(page, entry, 'Ištrinti šį juodraštį?');
      return opener;
    },
    close: closeInTurn,
  },
  'hide-post': {
    screen: 'posts',
    open: async (page) => {
      await prepare(page, () => addPost(page));
      const opener = await openEditor(page);
      await setDate(page, '2099-01-01');
      await press(page, inDialog(page, 'Išsaugoti'), 'Ar tikrai jį paslėpti?');
      return opener;
    },
    close: closeInTurn,
  },
  'text-conflict': {
    screen: 'posts',
    open: async (page) => {
      const { id, version } = await prepare(page, () => addPost(page));
      const opener = await openEditor(page);
      await contentOf(page).press('Control+End');
      await page.keyboard.insertText(' Mano sakinys.');
      await callAs(page, 'PATCH', `/api/admin/articles/${id}`, {
        version,
        ai_translated_excerpt: 'Kito santrauka.',
        ai_translated_content: '<p>Pirma pastraipa, kito taisyta.</p>',
      });
      await inDialog(page, 'Išsaugoti').press('Enter');
      await expect(comparisonOf(page)).toContainText('Mano sakinys.');
      return opener;
    },
    close: closeInTurn,
  },
  'choose-text': {
    screen: 'posts',
    open: async (page) => {
      await prepare(page, async () => {
        const { id, version } = await addPost(page);
        await callAs(page, 'POST', '/api/admin/drafts', {
          article_id: id,
          base_version: version,
          values: { ai_translated_title: 'Juodraščio pavadinimas' },
        });
        await callAs(page, 'PATCH', `/api/admin/articles/${id}`, {
          version,
          ai_translated_title: 'Išsaugotas pavadinimas',
        });
      });
      return await press(page, button(page, /^Redaguoti: /), 'Kurį tekstą atidaryti?');
    },
  },
  'delete-draft': {
    screen: 'posts',
    open: async (page) => {
      await prepare(page, () =>
        callAs(page, 'POST', '/api/admin/drafts', {
          values: { ai_translated_title: 'Dar nebaigtas tekstas' },
        }),
      );
      await goToTab(page, 'Publikuoti', 'ArrowRight', 'Juodraščiai');
      return await press(page, button(page, /^Ištrinti juodraštį: /), 'Ištrinti juodraštį „');
    },
  },
};
