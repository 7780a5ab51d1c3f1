import { expect, type Page } from '@playwright/test';
import { dialogOf } from './panel.ts';
import { press } from './panel-keys.ts';
import type { PanelProduct } from './panel-product.ts';
import {
  countVersions,
  EDITOR,
  openPost,
  type Post,
  publishPost,
  readPost,
} from './panel-writing.ts';

/* The dialog in which posts are written, by the names in it, and the posts of one file of journeys. */

export const button = (page: Page, name: string | RegExp) =>
  dialogOf(page).getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) =>
  dialogOf(page).getByRole('textbox', { name, exact: true });
export const menuOf = (page: Page) => button(page, 'Daugiau veiksmų');

/** The text of the day's field, whose parts the arrows lead through, stands there in one piece. */
export const setDate = (page: Page, day: string) => page.locator('input[type=date]').fill(day);

/** @param panel filled before the first journey, as `panelOfFile` does */
export function writingDesk(panel: PanelProduct) {
  let posts = 0;
  return {
    /** A number that no other walk of this file has. */
    next: () => {
      posts += 1;
      return posts;
    },
    /** A published post of this walk alone; its title ends in a number of its own. */
    async publish(title: string, values: Record<string, string> = {}): Promise<Post> {
      posts += 1;
      return await publishPost(panel.api, `${title} ${posts}`, `savas-${posts}`, values);
    },
    /** Opens the dialog on a post. */
    open: (page: Page, post: Pick<Post, 'id'>) => openPost(page, panel.product.url, post),
    /** Opens it for a new one, as the list of posts does, and gives that its title. */
    async begin(page: Page, title: string): Promise<void> {
      await panel.open(page, '/admin/content/posts');
      await press(page.getByRole('button', { name: 'Naujas įrašas' }));
      await expect(field(page, 'Pavadinimas')).toBeFocused({ timeout: EDITOR });
      await page.keyboard.insertText(title);
    },
    /** The answer to a reader; a redirect as it is. */
    fetch: (slug: string) =>
      fetch(`${panel.product.url}/tinklarastis/${slug}`, { redirect: 'manual' }),
    /** What a reader gets, byte for byte. */
    read: (post: Post) => readPost(panel.product.url, post),
    countRevisions: (post: Post) => countVersions(panel.api, post),
  };
}
