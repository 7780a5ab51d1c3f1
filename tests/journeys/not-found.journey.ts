import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { type Product, startProduct } from '../support/product.ts';
import { WALKED_SCREENS } from '../support/screens.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'info' });
});
test.afterAll(() => product?.remove());

const SEARCHING = 'Puslapis nerastas. Ieškome tinkamo puslapio...';
const SECURITY = '/paslaugos/kibernetinis-saugumas';
/** Chromium's own line about the wrong address. */
const NOT_FOUND = /status of 404/;

/** From here on the page's timers run only when told to. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Leaves the redirect to the page's script alone. */
async function dropRefresh(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const { refresh: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

for (const [screen, viewport] of WALKED_SCREENS) {
  test.describe(`an address that is not there, ${screen}`, () => {
    test.use({ viewport });

    test('leads at once to the page it most likely meant, in place of itself', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(NOT_FOUND);
      await page.goto(`${product.url}/tinklarastis`);
      await stopTime(page);
      await dropRefresh(page, '**/saugumas-kibernetinis');
      await page.goto(`${product.url}/saugumas-kibernetinis`).catch(() => {});
      await expect(page).toHaveURL(`${product.url}${SECURITY}`);
      await page.goBack();
      await expect(page).toHaveURL(`${product.url}/tinklarastis`);
    });

    test('leads to the beginning after two seconds when it resembles nothing', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(NOT_FOUND);
      await page.goto(`${product.url}/tinklarastis`);
      await stopTime(page);
      await dropRefresh(page, '**/nera-tokio');
      await page.goto(`${product.url}/nera-tokio`);
      await expect(page.getByText(SEARCHING)).toBeVisible();
      await expect(page.locator('main')).toContainText('atversime pradžios puslapį');
      await page.clock.runFor(1999);
      await expect(page).toHaveURL(`${product.url}/nera-tokio`);
      await page.clock.runFor(1).catch(() => {});
      await expect(page).toHaveURL(`${product.url}/`);
      await page.goBack();
      await expect(page).toHaveURL(`${product.url}/tinklarastis`);
    });
  });
}

for (const [address, target] of [
  ['/saugumas-kibernetinis', SECURITY],
  ['/nera-tokio', '/'],
] as const) {
  test(`is left behind for good also when ${target} is slow and its header leads there too`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(NOT_FOUND);
    await page.goto(`${product.url}/tinklarastis`);
    await page.route(product.url + target, async (route) => {
      // Longer than script and header together wait.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await route.continue();
    });
    const response = await page.goto(product.url + address, { waitUntil: 'commit' });
    expect(response?.headers().refresh).toBe(`2; url=${target}`);
    await expect(page).toHaveURL(product.url + target, { timeout: 15_000 });
    await page.goBack();
    await expect(page).toHaveURL(`${product.url}/tinklarastis`);
  });
}

test('works without scripts: by a header, with a plain link for the impatient', async ({
  newVisitor,
  expectComplaint,
}) => {
  expectComplaint(NOT_FOUND);
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage();
  const response = await page.goto(`${product.url}/saugumas-kibernetinis`);
  expect(response?.status()).toBe(404);
  expect(response?.headers().refresh).toBe(`2; url=${SECURITY}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SEARCHING);
  await expect(page.locator('main')).toContainText('„Kibernetinis saugumas“');
  await expect(page.getByRole('link', { name: 'Eiti į tinkamiausią puslapį' })).toHaveAttribute(
    'href',
    SECURITY,
  );
  await expect(page).toHaveURL(`${product.url}${SECURITY}`);
});

test('is not indexed, and its path alone is written down', async ({ request }) => {
  const response = await request.get(`${product.url}/slaptas-kelias?raktas=vertybe`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  expect(product.output()).toContain('"path":"/slaptas-kelias","msg":"page not found"');
  expect(product.output()).not.toContain('vertybe');
});

test('old addresses move for good, in one step and with what they carry', async ({ request }) => {
  const ask = async (path: string) => {
    const response = await request.get(product.url + path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  expect(await ask('/paslaugos/microsoft365')).toEqual([301, '/paslaugos/microsoft-365']);
  expect(await ask('/paslaugos/microsoft365/gdpr/?utm=x')).toEqual([
    301,
    '/paslaugos/microsoft-365/bdar-atitiktis?utm=x',
  ]);
  expect(await ask('/paslaugos/kibernetinis-saugumas/edr')).toEqual([
    301,
    '/paslaugos/kibernetinis-saugumas/edr-sprendimai',
  ]);
  expect(await ask('/tinklarastis/')).toEqual([301, '/tinklarastis']);
  expect(await ask('//evil.example/')).toEqual([301, '/evil.example']);
  expect(await ask('/PASLAUGOS/IT-pagalba')).toEqual([301, '/paslaugos/it-pagalba']);
  expect(await ask('/NERA-TOKIO')).toEqual([404, undefined]);
  expect((await ask('/tinklarastis?puslapis=99'))[0]).toBe(404);
  expect((await ask('/tinklarastis?puslapis=abc'))[0]).toBe(404);
  expect((await ask('/tinklarastis?kategorija=%00'))[0]).toBe(404);
});
