import { refuseCookies, toasts } from '../support/contact-form.ts';
import { expect, test } from '../support/journey.ts';
import type { Product } from '../support/product.ts';
import { WALKED_SCREENS } from '../support/screens.ts';

let product: Pick<Product, 'url'>;
test.beforeAll(({ publicSite }) => {
  product = publicSite;
});

for (const [screen, viewport] of WALKED_SCREENS) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('the map is a drawing until it is asked for', async ({ page, context }) => {
      const asked: string[] = [];
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => {
          asked.push(route.request().url());
          return route.fulfill({
            contentType: 'text/html; charset=utf-8',
            body: '<p>Žemėlapis</p>',
          });
        },
      );
      await refuseCookies(page);
      await page.goto(`${product.url}/#kontaktai`);
      const link = page.getByRole('link', { name: 'Rodyti tikrą žemėlapį' });
      await link.scrollIntoViewIfNeeded();
      await expect(page.getByRole('img', { name: /Schema: biuras Kaune/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await link.click();
      await expect(page.frameLocator('.map iframe').getByText('Žemėlapis')).toBeVisible();
      // What is in the frame, not what the link invited to.
      await expect(page.getByTitle('Žemėlapis su pažymėta mūsų biuro vieta')).toBeFocused();
      expect(asked).toHaveLength(1);
      expect(asked[0]).toContain('https://www.openstreetmap.org/export/embed.html?bbox=');
      await expect(page).toHaveURL(`${product.url}/#kontaktai`);
    });

    for (const [name, value] of [
      ['kodą', '000000000'],
      ['PVM kodą', 'LT000000000000'],
      ['sąskaitą', 'LT00 0000 0000 0000 0000'],
    ] as const) {
      test(`„Kopijuoti ${name}“ puts it on the clipboard`, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await refuseCookies(page);
        await page.goto(product.url);
        await page.getByRole('button', { name: `Kopijuoti ${name}`, exact: true }).click();
        await expect(toasts(page).locator('strong')).toHaveText('Nukopijuota');
        await expect(toasts(page).locator('p')).toHaveText(value);
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
      });
    }
  });
}

test('a browser that refuses to copy shows the text', async ({ page }) => {
  await refuseCookies(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Kopijuoti PVM kodą' }).click();
  await expect(toasts(page).locator('strong')).toHaveText('Nepavyko nukopijuoti');
  await expect(toasts(page).locator('p')).toHaveText('LT000000000000');
});

test('without scripts the map is a link and nothing offers to copy', async ({ newVisitor }) => {
  const page = await (await newVisitor({ javaScriptEnabled: false })).newPage();
  await page.goto(product.url);
  const link = page.getByRole('link', { name: 'Rodyti tikrą žemėlapį' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
  await expect(page.getByRole('button', { name: /Kopijuoti/ })).toHaveCount(0);
});
