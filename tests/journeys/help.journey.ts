import { refuseCookies } from '../support/contact-form.ts';
import { expect, test } from '../support/journey.ts';
import type { Product } from '../support/product.ts';
import { WALKED_SCREENS } from '../support/screens.ts';

let product: Pick<Product, 'url'>;
test.beforeAll(({ publicSite }) => {
  product = publicSite;
});

const ADDRESS = '[data-client-address]';
const FUNCTION = '**/functions/v1/get-client-ip';

for (const [screen, viewport] of WALKED_SCREENS) {
  test.describe(`the help page, ${screen}`, () => {
    test.use({ viewport });

    test('loads the address, shows it and copies it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      let answer = () => {};
      const isAsked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(FUNCTION, async (route) => {
        await isAsked;
        const headers = { ...route.request().headers(), 'x-forwarded-for': '198.51.100.7' };
        await route.continue({ headers });
      });
      await refuseCookies(page);
      await page.goto(`${product.url}/pagalba`);
      const copy = page.getByRole('button', { name: 'Kopijuoti' });
      await expect(page.locator(ADDRESS)).toHaveText('Kraunama...');
      await expect(copy).toBeHidden();
      answer();
      await expect(page.locator(ADDRESS)).toHaveText('198.51.100.7');
      await copy.click();
      await expect(page.getByText('Nukopijuota')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('198.51.100.7');
    });

    test('says when the address came through the proxy', async ({ page }) => {
      await page.route(FUNCTION, (route) =>
        route.continue({
          headers: {
            ...route.request().headers(),
            'x-forwarded-for': '198.51.100.7',
            'cf-connecting-ip': '198.51.100.7',
          },
        }),
      );
      await page.goto(`${product.url}/pagalba`);
      await expect(page.locator(ADDRESS)).toHaveText('198.51.100.7 (per „Cloudflare“)');
    });

    test('says when the address could not be had', async ({ page, expectComplaint }) => {
      expectComplaint(/Failed to load resource/);
      await page.route(FUNCTION, (route) => route.abort());
      await page.goto(`${product.url}/pagalba`);
      await expect(page.locator(ADDRESS)).toHaveText('Nepavyko gauti IP');
      await expect(page.getByRole('button', { name: 'Kopijuoti' })).toBeHidden();
    });
  });
}
