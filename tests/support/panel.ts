import { expect, type Page } from '@playwright/test';
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

/**
 * Waits for a toast with exactly these lines and closes it: only three are shown at a time.
 * @param reason the server's words under the description; null: there are none
 */
export async function expectToast(
  page: Page,
  description: string | RegExp,
  { title = 'Atlikta', reason = null as string | RegExp | null } = {},
): Promise<void> {
  const toast = page
    .getByRole('alert')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) });
  await expect(toast).toBeVisible();
  if (title === 'Klaida') await expect(toast).toHaveClass(/toast-failure/);
  const reasons = toast.locator('.toast-reason');
  if (reason === null) await expect(reasons).toHaveCount(0);
  else await expect(reasons).toHaveText(reason);
  await toast.getByRole('button', { name: 'Uždaryti pranešimą' }).click();
  await expect(toast).toHaveCount(0);
}

/** A destructive toast of specification §8. */
export const expectFailure = (page: Page, description: string, reason?: string | RegExp) =>
  expectToast(page, description, { title: 'Klaida', reason: reason ?? null });
