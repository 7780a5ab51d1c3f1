import { expect, type Page } from '@playwright/test';
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
