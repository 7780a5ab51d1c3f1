import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { call } from './api-client.ts';
import { ADMINISTRATOR, type Product } from './product.ts';

/* What an administrator does in the panel, by the names that are on the screen. */

export async function signIn(page: Page, product: Pick<Product, 'url'>): Promise<void> {
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('El. paštas').fill(ADMINISTRATOR.email);
  await page.getByRole('textbox', { name: 'Slaptažodis' }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Prisijungti' }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByText('Administravimo skydas').first()).toBeVisible();
}

/** The topmost dialog. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog').last();

/** A call as the page itself would make it, by the person who is signed in there. */
export async function callAs(page: Page, method: string, path: string, body?: unknown) {
  const answer = await page.evaluate(
    async ([how, where, what]) => {
      const { token } = JSON.parse(localStorage.getItem('session') ?? '{}');
      const response = await fetch(where, {
        method: how,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(what !== undefined && { body: JSON.stringify(what) }),
      });
      const text = await response.text();
      return { status: response.status, text };
    },
    [method, path, body] as const,
  );
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.text ? JSON.parse(answer.text) : null;
}

/** Within the panel: the address changes, the page is not loaded again. */
export const open = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

export async function addSource(page: Page, name: string, url: string): Promise<void> {
  if (!page.url().includes('/admin/import/sources')) await open(page, '/admin/import/sources');
  await page.getByRole('button', { name: 'Pridėti šaltinį' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pavadinimas').fill(name);
  await dialog.getByLabel('Adresas').fill(url);
  await dialog.getByRole('button', { name: 'Pridėti' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name }).first()).toBeVisible();
}

export async function importSources(page: Page, outcome: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Importuoti šaltinius' }).click();
  await expect(page.getByText(outcome).first()).toBeVisible({ timeout: 60_000 });
}

export async function prepareAll(page: Page, outcome: string | RegExp): Promise<void> {
  await open(page, '/admin/import/ai');
  await page.getByRole('button', { name: 'Apdoroti su AI', exact: true }).first().click();
  await expect(page.getByRole('alert').getByText(outcome).first()).toBeVisible({ timeout: 60_000 });
}

/** Publishes the first article of the default list (prepared, best score first) and returns its title. */
export async function publishFirst(
  page: Page,
  { isReviewed }: { isReviewed: boolean },
): Promise<string> {
  await open(page, '/admin/import/ai?min=0');
  await page
    .getByRole('button', { name: /^Publikuoti: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const title = (await dialog.locator('p').first().textContent())?.trim() ?? '';
  if (isReviewed) await dialog.getByLabel('Peržiūrėjau').check();
  await dialog.getByRole('button', { name: 'Publikuoti' }).click();
  await expect(page.getByText('Straipsnis publikuotas tinklaraštyje')).toBeVisible();
  // The panel goes back from the side panel's address; a visit begun meanwhile would be broken off by that.
  await expect(page).not.toHaveURL(/[?&]publikuoti=/);
  await expect(dialog).toBeHidden();
  return title;
}

/** What the browser keeps of a signed-in person (contracts.md, Browser): opens the panel without its form. */
export async function signedInState(
  { url }: Pick<Product, 'url'>,
  { email, password } = ADMINISTRATOR,
) {
  const { status, body } = await call(url, 'POST', '/api/auth/sign-in/email', { email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  const localStorage = [{ name: 'session', value: JSON.stringify(body) }];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}

interface ToastOptions {
  title?: string;
  /** The server's words under the description; null: there are none. */
  reason?: string | RegExp | null;
  /** Milliseconds to wait for it. */
  timeout?: number;
}

/**
 * Waits for a toast of exactly these words and closes it: only three are shown at a time. It goes by itself
 * after four seconds, so it is found, read and closed in one turn of the page.
 */
export async function expectToast(
  page: Page,
  description: string,
  { title = 'Atlikta', reason = null, timeout = 10_000 }: ToastOptions = {},
): Promise<void> {
  const take = () => page.evaluate(takeToast, { title, description });
  const expected = { isFailure: title === 'Klaida', reason };
  if (reason instanceof RegExp) Object.assign(expected, { reason: expect.stringMatching(reason) });
  await expect
    .poll(take, { message: `„${title}: ${description}“`, timeout, intervals: [50, 100] })
    .toEqual(expected);
}

/** Runs in the page. What is not the toast looked for is answered as it reads, for the failure's message. */
function takeToast({ title, description }: { title: string; description: string }) {
  const seen: string[] = [];
  for (const toast of document.querySelectorAll<HTMLElement>('.mantine-Notification-root')) {
    // One that was taken fades for a while; the next of the same words is another.
    if (toast.dataset.taken || !toast.checkVisibility()) continue;
    const words = toast.querySelector('.mantine-Notification-description');
    const parts = [toast.querySelector('.mantine-Notification-title'), ...(words?.children ?? [])];
    if (words?.childElementCount === 0) parts.push(words);
    // A number and its noun stay on one line; who reads them does not see how.
    const lines = parts.map((part) => part?.textContent.replaceAll('\u00a0', ' '));
    seen.push(lines.join(' | '));
    if (lines[0] !== title || lines[1] !== description) continue;
    toast.dataset.taken = 'yes';
    toast.querySelector<HTMLElement>('[aria-label="Uždaryti pranešimą"]')?.click();
    return { isFailure: toast.matches('.toast-failure[role=alert]'), reason: lines[2] ?? null };
  }
  return seen;
}

/** A destructive toast of specification §8. */
export const expectFailure = (page: Page, description: string, reason?: string | RegExp) =>
  expectToast(page, description, { title: 'Klaida', reason: reason ?? null });

/** The browser's complaints about acts that fail on the server: its own line, and the panel's (specification §8). */
export const SERVER_FAILURE = /status of 500|^RequestProblem: 500|^RunFailure: /;

export const drawPicture = async () => ({
  name: 'virselis.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background: '#246' } })
    .png()
    .toBuffer(),
});

/** Into the cover of the open dialog, whether it has one already or not. */
export async function pickCover(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  const button = page.getByRole('dialog').getByRole('button', { name: /^(Įkelti|Pakeisti)$/ });
  await button.click();
  await (await chooser).setFiles(await drawPicture());
}

/** Pastes a drawn picture where the button stands. */
export async function pastePicture(place: Locator, name: string): Promise<void> {
  const { mimeType, buffer } = await drawPicture();
  await place.evaluate(
    (button, [data, type, fileName]) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], fileName, { type }));
      button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [buffer.toString('base64'), mimeType, name] as const,
  );
}
