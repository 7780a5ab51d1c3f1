import { expect, type Page } from '@playwright/test';
import type { ApiAnswer } from './api-client.ts';
import { press } from './panel-keys.ts';

/* What a person who writes posts does in the panel, and where a post's words may be. */

type Api = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

export interface Post {
  id: string;
  version: number;
  ai_slug: string;
}

/** A published post of one test alone. */
export async function publishPost(
  api: Api,
  ai_translated_title: string,
  ai_slug: string,
  values: Record<string, string> = {},
): Promise<Post> {
  const { status, body } = await api('POST', '/api/admin/articles', {
    ai_translated_title,
    ai_slug,
    ai_translated_excerpt: 'Trumpai apie tai.',
    ai_translated_content: '<p>Pirma pastraipa.</p>',
    ai_category: 'Technologijos',
    date: new Date().toISOString().slice(0, 10),
    ...values,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

/** Saves a change from outside the browser and answers the post as it is then. */
export async function changePost(
  api: Api,
  { id }: Pick<Post, 'id'>,
  values: Record<string, unknown>,
): Promise<Post> {
  const { version } = (await api('GET', `/api/admin/articles/${id}`)).body;
  const { status, body } = await api('PATCH', `/api/admin/articles/${id}`, { version, ...values });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Milliseconds: the editor is a large file of its own. */
export const EDITOR = 30_000;

/** The text in the dialog of writing. */
export const contentOf = (page: Page) => page.getByRole('textbox', { name: 'Turinys' });

/** Where the text is said to be. */
export const saveStateOf = (page: Page) =>
  page.getByRole('dialog').first().getByRole('status').first();

export async function openPost(page: Page, url: string, { id }: Pick<Post, 'id'>): Promise<Page> {
  await page.goto(`${url}/admin/content/posts?irasas=${id}`);
  await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
  return page;
}

/** A paragraph at the end of the text. */
export async function write(page: Page, sentence: string): Promise<void> {
  await contentOf(page).press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(sentence);
  await expect(contentOf(page)).toContainText(sentence);
}

/** As a browser hands over what was copied in another program. */
export async function paste(page: Page, copied: string, type = 'text/html'): Promise<void> {
  await contentOf(page).evaluate(
    (place, copy) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(copy.type, copy.copied);
      place.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { copied, type },
  );
}

/** Sends what was typed to the draft at once, instead of two seconds after the last key. */
export const keep = (page: Page) => page.keyboard.press('Control+s');

export async function keepAndSee(page: Page): Promise<void> {
  await keep(page);
  await expect(saveStateOf(page)).toHaveText(/^Juodraštis išsaugotas/);
}

/** The dialog that shows both texts of a conflict. */
export const comparisonOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Tekstas pakeistas ir kitur' });

/** Both texts are shown; the person keeps both. */
export async function keepBoth(page: Page, mine: string, theirs: string): Promise<void> {
  const comparison = comparisonOf(page);
  await expect(comparison).toContainText(mine);
  await expect(comparison).toContainText(theirs);
  await comparison.getByRole('radio', { name: 'Mano' }).last().press('ArrowLeft');
  await expect(comparison.getByRole('radio', { name: 'Abi' })).toBeChecked();
  await comparison.getByRole('button', { name: 'Naudoti pasirinktą tekstą' }).press('Enter');
  await expect(comparison).toBeHidden();
  await expect(contentOf(page)).toContainText(mine);
  await expect(contentOf(page)).toContainText(theirs);
}

/** Everything the server keeps of a post: as it is, its draft, every version it had. */
export async function keptOnServer(api: Api, { id }: Pick<Post, 'id'>): Promise<string> {
  const article = (await api('GET', `/api/admin/articles/${id}`)).body;
  const draft = (await api('GET', `/api/admin/articles/${id}/draft-text`)).body;
  const { items } = (await api('GET', `/api/admin/articles/${id}/revisions?per_page=100`)).body;
  const revisions = await Promise.all(
    items.map((revision: { id: string }) =>
      api('GET', `/api/admin/articles/${id}/revisions/${revision.id}`),
    ),
  );
  return JSON.stringify([article, draft, revisions]);
}

/** The dialog of writing has a title, a state, a menu; the list behind it nothing to say. */
export const save = (page: Page) =>
  press(page.getByRole('button', { name: 'Išsaugoti', exact: true }));

/** What a reader gets, byte for byte. */
export async function readPost(url: string, { ai_slug }: Post): Promise<string> {
  const response = await fetch(`${url}/tinklarastis/${ai_slug}`);
  return `${response.status} ${await response.text()}`;
}

/** How many versions of it were saved over. */
export async function countVersions(api: Api, { id }: Post): Promise<number> {
  return (await api('GET', `/api/admin/articles/${id}/revisions`)).body.total;
}
