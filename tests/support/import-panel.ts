import { expect, type Locator, type Page } from '@playwright/test';
import type { BreakableDatabase } from './break-database.ts';
import type { MadeArticle } from './panel-articles.ts';

/* The list of imported articles, by the names that are on the screen. */

export const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
/** Of an article's acts. */
export const menuOf = (page: Page, { title }: MadeArticle) => button(page, `Veiksmai: ${title}`);
/** Opens an article beside its original. */
export const openerOf = (page: Page, { title }: MadeArticle) =>
  page.getByRole('main').getByRole('link', { name: title, exact: true });
export const dialogNamed = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true });
/** The text that is reviewed, by its title, and what stands beside its original. */
export const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
export const reviewedOf = (page: Page) =>
  page.getByRole('region', { name: 'Tekstas šalia originalo' });
/** What the page asks before an act. */
export const questionOf = (page: Page) => page.getByRole('alertdialog');
/** What can be done with the marked rows. */
export const barOf = (page: Page) => page.getByRole('region', { name: 'Pažymėtos eilutės' });

/** Of the rows, from the first to the last. */
export const readTitles = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('a, button')?.textContent));
export const expectTitles = (page: Page, expected: string[]) =>
  expect.poll(() => readTitles(page)).toEqual(expected);

/** Whatever an earlier walk left: each adds the articles it is about. */
export async function removeArticles(database: BreakableDatabase): Promise<void> {
  for (const table of ['articles', 'article_bin', 'article_keys', 'rss_sources', 'images'])
    await database.query(`delete from ${table}`);
}
