import type { Page } from '@playwright/test';
import { refuseCookies } from '../support/contact-form.ts';
import { expect, test } from '../support/journey.ts';
import type { Product } from '../support/product.ts';
import { WALKED_SCREENS } from '../support/screens.ts';

let product: Pick<Product, 'url'>;
test.beforeAll(({ publicSite }) => {
  product = publicSite;
});

/** Specification §9. */
const OFFSET_PX = 80;
const SECTIONS = ['paslaugos', 'komanda', 'sertifikatai', 'atsiliepimai', 'kontaktai'];

/** Waits until the page has stopped with the section where it belongs. */
async function expectArrived(page: Page, section: string): Promise<void> {
  const place = page.locator(`#${section}`);
  await expect
    .poll(() => place.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(OFFSET_PX);
}

for (const [screen, viewport] of WALKED_SCREENS) {
  test.describe(`section addresses, ${screen}`, () => {
    test.use({ viewport });

    for (const section of SECTIONS) {
      test(`/${section} is the home page scrolled to it, 80 px below the top`, async ({ page }) => {
        await refuseCookies(page);
        await page.goto(`${product.url}/${section}`);
        await expectArrived(page, section);
        const canonical = page.locator('link[rel=canonical]');
        await expect(canonical).toHaveAttribute('href', `${product.url}/`);
        await expect(page).toHaveURL(`${product.url}/${section}`);
        await expect(page.locator(`#${section}`)).toBeFocused();
      });
    }

    test('a reload keeps the place the visitor had moved to', async ({ page }) => {
      // No soft scrolling here: its last steps would move the page after the visitor did.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await refuseCookies(page);
      await page.goto(`${product.url}/komanda`);
      await expectArrived(page, 'komanda');
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    });
  });
}
