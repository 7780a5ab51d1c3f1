import type { Page } from '@playwright/test';
import { company } from '../../src/content/company.ts';
import { refuseCookies } from '../support/contact-form.ts';
import { expect, test } from '../support/journey.ts';
import type { Product } from '../support/product.ts';
import { SCREENS, WALKED_SCREENS } from '../support/screens.ts';

let product: Pick<Product, 'url'>;
test.beforeAll(({ publicSite }) => {
  product = publicSite;
});
test.beforeEach(({ page }) => refuseCookies(page));

/** Specification §9. */
const SOLID_BEYOND_PX = 20;
const ANCHOR_DELAY_MS = 100;
const OFFSET_PX = 80;

const header = (page: Page) => page.locator('[data-header]');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Meniu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Pagrindinis meniu' });
const menuLink = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

for (const width of [320, 360, 375]) {
  test(`on a screen ${width} px wide the menu opens by touch`, async ({ newVisitor }) => {
    const context = await newVisitor({ viewport: { width, height: 640 }, hasTouch: true });
    const page = await context.newPage();
    await refuseCookies(page);
    await page.goto(product.url);
    const box = await menuButton(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    const call = page.getByRole('banner').getByRole('link', { name: company.phone });
    await expect(call).toBeVisible();
    // The number stands beside its drawing, or the drawing alone: never an empty box where it found no room.
    const [outside, inside] = await Promise.all([
      call.boundingBox(),
      call.locator('span').boundingBox(),
    ]);
    const bottomOf = (box: typeof inside) => (box?.y ?? 0) + (box?.height ?? 0);
    const isInside = bottomOf(inside) <= bottomOf(outside);
    expect(isInside || (outside?.width ?? 0) < 60).toBe(true);
    await menuButton(page).tap();
    await expect(menuLink(page, 'Kontaktai')).toBeVisible();
  });
}

/** Presses a link of the menu, which a phone has to open first. */
async function choose(page: Page, name: string): Promise<void> {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  await menuLink(page, name).click();
}

const topOf = (page: Page, section: string) =>
  page
    .locator(`#${section}`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const [screen, viewport] of WALKED_SCREENS) {
  test.describe(`the frame, ${screen}`, () => {
    test.use({ viewport });

    test('the header turns solid past 20 px and plain again at 20', async ({ page }) => {
      await page.goto(product.url);
      const scroll = (top: number) =>
        page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect(header(page)).not.toHaveAttribute('data-solid');
      await scroll(SOLID_BEYOND_PX + 1);
      await expect(header(page)).toHaveAttribute('data-solid', '');
      await scroll(SOLID_BEYOND_PX);
      await expect(header(page)).not.toHaveAttribute('data-solid');
    });

    test('a section of the home page is reached from another page: after 100 ms, softly, 80 px short', async ({
      page,
    }) => {
      await page.goto(`${product.url}/pagalba`);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await choose(page, 'Komanda');
      // The anchor is in the address again once the page sets off.
      await expect(page).toHaveURL(`${product.url}/`);
      await page.waitForLoadState('load');
      await page.evaluate(() => {
        const tops: number[] = [];
        addEventListener('scroll', () => tops.push(scrollY));
        Object.assign(window, { tops });
      });
      await page.clock.runFor(ANCHOR_DELAY_MS - 1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.clock.runFor(1);
      await expect(page).toHaveURL(`${product.url}/#komanda`);
      await expect.poll(() => topOf(page, 'komanda')).toBe(OFFSET_PX);
      const [tops, end] = await page.evaluate(() => [
        (window as unknown as { tops: number[] }).tops,
        scrollY,
      ]);
      expect(tops.filter((top) => top > 0 && top < end - 1).length).toBeGreaterThan(2);
      // The keyboard has come along.
      await expect(page.locator('#komanda')).toBeFocused();
      // No second history entry of the same place.
      await page.goBack();
      await expect(page).toHaveURL(`${product.url}/pagalba`);
    });

    test('a section chosen on the home page is scrolled to and enters the address', async ({
      page,
    }) => {
      await page.goto(product.url);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await choose(page, 'Sertifikatai');
      await expect(page).toHaveURL(`${product.url}/#sertifikatai`);
      await expect.poll(() => topOf(page, 'sertifikatai')).toBe(OFFSET_PX);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(`${product.url}/`);
    });

    test('the footer leads to the portal, the legal pages and the cookie settings', async ({
      page,
    }) => {
      await page.goto(product.url);
      const footer = page.getByRole('contentinfo');
      const portal = footer.getByRole('link', { name: /Klientų savitarna/ });
      await expect(portal).toHaveAttribute('href', company.clientPortalUrl);
      await expect(portal).toHaveAttribute('target', '_blank');
      await expect(portal).toHaveAttribute('rel', /noopener/);
      for (const [name, path] of [
        ['Privatumo politika', '/privatumo-politika'],
        ['Naudojimo sąlygos', '/naudojimo-salygos'],
      ] as const)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', path);
      for (const profile of company.social)
        await expect(footer.getByRole('link', { name: profile.label })).toHaveAttribute(
          'href',
          profile.url,
        );
      await expect(footer.getByRole('link', { name: company.email })).toBeVisible();
      await footer.getByRole('button', { name: 'Slapukų nustatymai' }).click();
      const panel = page.getByRole('region', { name: 'Slapukai' });
      await expect(panel.getByRole('switch', { name: /Statistika/ })).toBeFocused();
      await expect(panel.getByRole('button', { name: 'Išsaugoti pasirinkimą' })).toBeVisible();
    });

    test('what help costs is one link away from home and from every footer', async ({ page }) => {
      await page.goto(product.url);
      const prices = page.getByRole('link', { name: 'Kas įeina į kainą' });
      await expect(page.locator('#paslaugos')).toContainText(/40.EUR per valandą.*150.EUR per mėn/);
      const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Kainos' });
      for (const link of [prices, footer])
        await expect(link).toHaveAttribute('href', '/paslaugos/it-pagalba#kainos');
      await prices.click();
      await expect(
        page.getByRole('heading', { name: 'Kiek kainuoja IT pagalba' }),
      ).toBeInViewport();
    });

    test('the call button dials the number it shows, the logo leads home', async ({ page }) => {
      await page.goto(`${product.url}/pagalba`);
      const call = page.getByRole('banner').getByRole('link', { name: company.phone });
      await expect(call).toBeInViewport();
      await expect(call).toHaveAttribute('href', company.phoneHref);
      await page.getByRole('banner').getByRole('link', { name: company.brand }).click();
      await expect(page).toHaveURL(`${product.url}/`);
    });
  });
}

for (const path of ['/', '/paslaugos/it-pagalba']) {
  test(`on paper ${path} is its words, whole, with the company’s name and address`, async ({
    page,
  }) => {
    await page.goto(product.url + path);
    await page.emulateMedia({ media: 'print' });
    await expect(header(page)).toHaveCSS('position', 'static');
    const folded = page.locator('details > :not(summary)');
    expect(await folded.count()).toBeGreaterThan(1);
    for (const answer of await folded.all()) await expect(answer).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const text of [company.legalName, company.address.street, company.phone])
      await expect(footer.getByText(text)).toBeVisible();
    for (const gone of [menu(page), page.locator('form'), page.locator('.copy').first()])
      await expect(gone).toBeHidden();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: SCREENS.phone });

  test('long lists of the home page are folded, and open without scripts', async ({
    newVisitor,
  }) => {
    const context = await newVisitor({ javaScriptEnabled: false, viewport: SCREENS.phone });
    const page = await context.newPage();
    await page.goto(product.url);
    for (const [name, section, all] of [
      ['Kiti sertifikatai (4)', '.certificates .card', 7],
      ['Kiti atsiliepimai (5)', 'blockquote', 8],
    ] as const) {
      const shown = page.locator(section).filter({ visible: true });
      await expect(shown).toHaveCount(3);
      await page.getByText(name).click();
      await expect(shown).toHaveCount(all);
    }
  });
});

test.describe('the menu of a small screen', () => {
  test.use({ viewport: SCREENS.phone });

  test.beforeEach(async ({ page }) => {
    await page.goto(product.url);
    await expect(menuLink(page, 'Tinklaraštis')).toBeHidden();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page).click();
    await expect(menuLink(page, 'Tinklaraštis')).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  const expectClosed = async (page: Page) => {
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menuLink(page, 'Tinklaraštis')).toBeHidden();
  };

  test('keeps the keyboard while it covers the page', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link').first()).toBeFocused();
    const links = await header(page).getByRole('link').count();
    for (let press = 0; press < links * 2; press++) {
      await page.keyboard.press('Tab');
      // Past the last one the browser's own bars have it.
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('[data-header]') !== null,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
    await page.getByRole('link', { name: 'Pereiti prie turinio' }).focus();
    await expect(page.locator(':focus')).toHaveText('Pereiti prie turinio');
  });

  test('does not hold the page once the window is wide enough for all links', async ({ page }) => {
    await page.setViewportSize(SCREENS.desktop);
    await expect(page.locator('html')).not.toHaveClass(/menu-open/);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('closes when a link is chosen', async ({ page }) => {
    await menuLink(page, 'Komanda').click();
    await expectClosed(page);
    await expect.poll(() => topOf(page, 'komanda')).toBe(OFFSET_PX);
  });

  test('closes by Escape, from wherever the keyboard is in it', async ({ page }) => {
    await menuLink(page, 'Pagalba').focus();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });

  test('closes by the button that opened it, which keeps the focus', async ({ page }) => {
    await menuButton(page).press('Enter');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });
});
