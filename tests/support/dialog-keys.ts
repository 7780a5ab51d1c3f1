import { expect, type Locator, type Page } from '@playwright/test';
import { callAs, dialogOf } from './panel.ts';
import { waitForContent } from './panel-screens.ts';

/* How dialogs of the panel are reached: with keys alone. */

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first();

/** Presses a button that can be used, a key does not wait for that, and waits for the dialog, whole with the text. */
export async function press(page: Page, opener: Locator, text?: string | RegExp): Promise<Locator> {
  await expect(opener).toBeEnabled();
  await opener.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  if (text) await expect(page.getByRole('dialog').getByText(text).first()).toBeVisible();
  return opener;
}

export async function openMenu(page: Page, opener: Locator): Promise<Locator> {
  await opener.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  return opener;
}

/** What a dialog needs is made by calls of the page itself, then the page is loaded again. */
export async function prepare<Made>(page: Page, make: () => Promise<Made>): Promise<Made> {
  const made = await make();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForContent(page);
  return made;
}

/** A post of today, so the first of the list. */
export const addPost = async (page: Page): Promise<{ id: string; version: number }> =>
  await callAs(page, 'POST', '/api/admin/articles', {
    ai_translated_title: 'Įrašas, kurį rašo keli',
    ai_slug: `keli-${crypto.randomUUID()}`,
    ai_translated_excerpt: 'Trumpai apie tai.',
    ai_translated_content: '<p>Pirma pastraipa.</p>',
    ai_category: 'Technologijos',
    date: new Date().toISOString().slice(0, 10),
  });
