import { expect, type Locator, type Page } from '@playwright/test';
import { button, openMenu, press } from './dialog-keys.ts';
import { dialogOf as dialog } from './panel.ts';
import type { PanelScreen } from './panel-screens.ts';
import { contentOf, EDITOR } from './panel-writing.ts';
import { POST_DIALOGS } from './post-dialogs.ts';
import { RECORD_DIALOGS } from './record-dialogs.ts';

/** Something that opens over a screen of the panel. */
export interface PanelDialog {
  screen: PanelScreen;
  /** Only in wide windows, or only in narrow ones. */
  where?: 'wide' | 'narrow';
  /** With keys alone; answers what has the focus again when everything has been closed with Escape. */
  open: (page: Page) => Promise<Locator>;
  /** Where Escape alone does not lead back. */
  close?: (page: Page) => Promise<void>;
}

/** Presses a button of a dialog that puts a question, or another dialog, over it: which is not the last in the page. */
async function pressOver(page: Page, opener: Locator, text: string): Promise<void> {
  await expect(opener).toBeEnabled();
  await opener.press('Enter');
  await expect(page.getByRole('dialog').filter({ hasText: text })).toBeVisible();
}

/** Into the form that is open: it asks before it is closed. */
async function typeAndLeave(page: Page, label: string, question: string): Promise<void> {
  await dialog(page).getByLabel(label).press('End');
  await page.keyboard.insertText('!');
  await pressOver(page, dialog(page).getByRole('button', { name: 'Atšaukti' }), question);
}

/** No dialog, but a page of its own that Escape leaves for the row it was opened from. */
async function openReview(page: Page): Promise<Locator> {
  const row = page.getByRole('row').nth(1);
  await row.getByRole('link').first().press('Enter');
  await expect(page.getByRole('navigation', { name: 'Eilė' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return row;
}
const leaveReview = async (page: Page) => {
  await closeEverything(page);
  await page.keyboard.press('Escape');
};

/** What stands over the list while rows are marked. */
async function markArticles(page: Page): Promise<Locator> {
  const all = page.getByRole('checkbox', { name: /^Pažymėti visus/ });
  if (!(await all.isChecked())) await all.press('Space');
  return page.getByRole('region', { name: 'Pažymėtos eilutės' });
}
const barButton = async (page: Page, name: RegExp) =>
  (await markArticles(page)).getByRole('button', { name });

const openSource = (page: Page) => press(page, button(page, /^Keisti: /), 'Teisės į tekstą');
const openSourcesMenu = (page: Page) => openMenu(page, button(page, 'Kiti veiksmai su šaltiniais'));

const openArticleMenu = (page: Page) => openMenu(page, button(page, /^Veiksmai: /));

async function chooseInMenu(page: Page, name: string, text: string): Promise<void> {
  await press(page, page.getByRole('menuitem', { name }), text);
}

export const PANEL_DIALOGS: Record<string, PanelDialog> = {
  menu: {
    screen: 'dashboard',
    where: 'narrow',
    open: (page) => press(page, button(page, 'Atidaryti meniu')),
  },
  search: {
    screen: 'dashboard',
    open: async (page) => {
      const before = page.getByRole('main').getByRole('link', { name: 'Rankinis importas' });
      await before.press('Control+k');
      const field = page.getByRole('combobox', { name: /^Ieškoti įrašų/ });
      await field.pressSequentially('serv');
      await expect(page.getByRole('group', { name: 'Įrašai' })).toBeVisible();
      return before;
    },
  },
  keys: {
    screen: 'dashboard',
    where: 'wide',
    open: (page) => press(page, button(page, 'Klaviatūros klavišai')),
  },
  ...POST_DIALOGS,
  image: {
    screen: 'images',
    open: (page) =>
      press(page, page.getByRole('main').getByRole('listitem').getByRole('button').first()),
  },
  'article-menu': { screen: 'import', open: openArticleMenu },
  'import-menu': { screen: 'import', open: (page) => openMenu(page, button(page, 'Daugiau')) },
  review: { screen: 'import', open: openReview, close: leaveReview },
  'review-question': {
    screen: 'import',
    open: async (page) => {
      const opener = await openReview(page);
      await page.keyboard.press('p');
      await expect(page.getByRole('alertdialog')).toContainText('Publikuoti straipsnį');
      return opener;
    },
    close: async (page) => {
      await page.keyboard.press('Escape');
      await leaveReview(page);
    },
  },
  'review-edit': {
    screen: 'import',
    open: async (page) => {
      const opener = await openReview(page);
      await page.keyboard.press('e');
      await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
      return opener;
    },
    close: async (page) => {
      await page.getByLabel('Kategorija', { exact: true }).press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await leaveReview(page);
    },
  },
  'article-history': {
    screen: 'import',
    open: async (page) => {
      const opener = await openReview(page);
      await openMenu(page, button(page, 'Daugiau veiksmų'));
      await chooseInMenu(page, 'Versijų istorija', 'Ankstesnių versijų nėra');
      return opener;
    },
    close: leaveReview,
  },
  'edit-article': {
    screen: 'import',
    open: async (page) => {
      const opener = await openArticleMenu(page);
      await chooseInMenu(page, 'Redaguoti', 'Originalas:');
      await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
      return opener;
    },
  },
  'discard-article': {
    screen: 'import',
    open: async (page) => {
      const opener = await openArticleMenu(page);
      await chooseInMenu(page, 'Redaguoti', 'Originalas:');
      await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
      await typeAndLeave(page, 'Kategorija', 'Atmesti tai, kas parašyta');
      return opener;
    },
  },
  reprocess: {
    screen: 'import',
    open: async (page) => {
      const opener = await openArticleMenu(page);
      await chooseInMenu(page, 'Apdoroti iš naujo', 'Ar tikrai norite apdoroti');
      return opener;
    },
  },
  'delete-article': {
    screen: 'import',
    open: async (page) => {
      const opener = await openArticleMenu(page);
      await chooseInMenu(page, 'Ištrinti', 'Ištrinti straipsnį');
      return opener;
    },
  },
  publish: {
    screen: 'import',
    open: (page) => press(page, button(page, /^Publikuoti: /), 'Peržiūrėjau'),
  },
  // With rows marked; they stay so.
  'import-categories': {
    screen: 'import',
    open: async (page) => openMenu(page, await barButton(page, /^Kategorija/)),
  },
  'publish-articles': {
    screen: 'import',
    open: async (page) =>
      press(page, await barButton(page, /^Publikuoti/), 'Ar tikrai norite publikuoti'),
  },
  'delete-articles': {
    screen: 'import',
    open: async (page) =>
      press(page, await barButton(page, /^Ištrinti/), 'Ar tikrai norite ištrinti'),
  },
  'new-source': {
    screen: 'sources',
    open: (page) => press(page, button(page, 'Pridėti šaltinį'), 'Teisės į tekstą'),
  },
  source: {
    screen: 'sources',
    open: async (page) => {
      const opener = await openSource(page);
      // With all its fields.
      await page.getByText('Daugiau nustatymų').press('Enter');
      return opener;
    },
  },
  'discard-source': {
    screen: 'sources',
    open: async (page) => {
      const opener = await openSource(page);
      await typeAndLeave(page, 'Pavadinimas', 'Uždaryti neišsaugojus?');
      return opener;
    },
    close: async (page) => {
      await page.getByRole('button', { name: 'Atmesti pakeitimus' }).press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
  'delete-source': {
    screen: 'sources',
    open: (page) => press(page, button(page, /^Ištrinti: /), 'Ar tikrai norite ištrinti'),
  },
  'sources-menu': { screen: 'sources', open: openSourcesMenu },
  opml: {
    screen: 'sources',
    open: async (page) => {
      const opener = await openSourcesMenu(page);
      await chooseInMenu(page, 'Importuoti OPML…', 'OPML failą eksportuoja');
      return opener;
    },
  },
  'leave-settings': {
    screen: 'models',
    open: async (page) => {
      await page.getByLabel('Vertimo nurodymas', { exact: true }).press('End');
      await page.keyboard.insertText('!');
      const away = page.getByRole('link', { name: 'Administravimo skydas' });
      await press(page, away, 'Išeiti neišsaugojus?');
      return away;
    },
  },
  log: {
    screen: 'logs',
    open: (page) => press(page, page.getByRole('row').nth(1).getByRole('button'), 'Vykdymo eiga'),
  },
  contact: {
    screen: 'contacts',
    open: (page) =>
      press(page, page.getByRole('row').nth(1).getByRole('button').first(), 'Atsakyti'),
  },
  retention: { screen: 'contacts', open: (page) => press(page, button(page, 'Saugojimas')) },
  person: { screen: 'contacts', open: (page) => press(page, button(page, 'Asmens duomenys')) },
  'second-factor': {
    screen: 'account',
    open: (page) => press(page, button(page, 'Įjungti antrąjį veiksnį')),
  },
  ...RECORD_DIALOGS,
  change: {
    screen: 'audit',
    // Of what an act makes there is no value that was.
    open: (page) => {
      const row = page.getByRole('row').filter({ hasText: 'Tekstas pakeistas' });
      return press(page, row.first().getByRole('button'), 'Buvo');
    },
  },
};

const OPEN = '[role=dialog], [role=menu]';

/** Escape, until nothing stands over the screen. Each closes one thing. */
export async function closeEverything(page: Page): Promise<void> {
  const open = page.locator(OPEN).filter({ visible: true });
  for (let left = await open.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(left - 1);
  }
}
