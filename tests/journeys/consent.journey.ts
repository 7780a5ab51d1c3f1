import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { type Product, startProduct } from '../support/product.ts';
import { WALKED_SCREENS } from '../support/screens.ts';

const SIMPLE_SCRIPT = { contentType: 'text/javascript', body: '' };
const STATISTICS = 'https://www.googletagmanager.com/gtag/js?id=G-TEST123';
const RECORDING = 'https://www.clarity.ms/tag/clarity1';

const readConsent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));
const choose = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const banner = (page: Page) => page.getByRole('region', { name: 'Slapukai' });
const statistics = (page: Page) => page.getByRole('switch', { name: /Statistika/ });
const marketing = (page: Page) => page.getByRole('switch', { name: /Rinkodara/ });

/** Answers for every host that is not ours, and notes what was asked. */
async function standInForOthers(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill(SIMPLE_SCRIPT);
    },
  );
  return asked;
}

test.describe('with no analytics configured', () => {
  let product: Pick<Product, 'url'>;
  test.beforeAll(({ publicSite }) => {
    product = publicSite;
  });

  for (const [screen, viewport] of WALKED_SCREENS) {
    test.describe(screen, () => {
      test.use({ viewport });

      test('refusing and accepting weigh the same, and nothing is stored before', async ({
        page,
        context,
      }) => {
        const asked = await standInForOthers(context);
        await page.goto(product.url);
        await expect(banner(page)).toBeVisible();
        const [refuse, accept] = await Promise.all(
          ['Tik būtini', 'Sutinku su visais'].map((name) =>
            page.getByRole('button', { name, exact: true }).evaluate((button) => {
              const { color, backgroundColor, fontSize, fontWeight, borderColor } =
                getComputedStyle(button);
              const { height, top } = button.getBoundingClientRect();
              return { color, backgroundColor, fontSize, fontWeight, borderColor, height, top };
            }),
          ),
        );
        expect({ ...refuse, top: 0 }).toEqual({ ...accept, top: 0 });
        expect(refuse?.top).toBeLessThanOrEqual(accept?.top ?? 0);
        expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
        await choose(page, 'Tik būtini');
        await expect(banner(page)).toBeHidden();
        // The button is gone: the keyboard goes on from the page, not from nowhere.
        await expect(page.locator('main')).toBeFocused();
        expect(await page.evaluate(() => scrollY)).toBe(0);
        expect(asked).toEqual([]);
      });

      for (const [button, expected] of [
        ['Tik būtini', false],
        ['Sutinku su visais', true],
      ] as const) {
        test(`„${button}“ is kept with its version and date, and not asked again`, async ({
          page,
        }) => {
          await page.goto(product.url);
          await choose(page, button);
          await expect(banner(page)).toBeHidden();
          const consent = await readConsent(page);
          expect(consent).toMatchObject({
            necessary: true,
            statistics: expected,
            marketing: expected,
            version: 1,
          });
          expect(Math.abs(Date.parse(consent.date) - Date.now())).toBeLessThan(60_000);
          await page.reload();
          await page.waitForLoadState('load');
          await expect(banner(page)).toBeHidden();
        });
      }

      test('„Pasirinkti“ opens the panel, whose switches are kept as they stand', async ({
        page,
      }) => {
        await page.goto(product.url);
        await choose(page, 'Pasirinkti');
        await expect(statistics(page)).toBeFocused();
        // Nothing is chosen yet, so there is nothing to go back to.
        await page.keyboard.press('Escape');
        const necessary = page.getByRole('checkbox', { name: /Būtini/ });
        await expect(necessary).toBeChecked();
        await expect(necessary).toBeDisabled();
        await expect(statistics(page)).not.toBeChecked();
        await expect(marketing(page)).not.toBeChecked();
        // Nothing is configured, and the panel says so.
        await expect(banner(page).getByText('nebus įrašyta')).toHaveCount(2);
        await choose(page, 'Atgal');
        await expect(page.getByRole('button', { name: 'Tik būtini' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Pasirinkti' })).toBeFocused();
        await choose(page, 'Pasirinkti');
        await statistics(page).check();
        await choose(page, 'Išsaugoti pasirinkimą');
        await expect(banner(page)).toBeHidden();
        expect(await readConsent(page)).toMatchObject({ statistics: true, marketing: false });
      });

      test('the event and the footer’s button open the panel with the saved values', async ({
        page,
      }) => {
        await page.goto(product.url);
        await choose(page, 'Pasirinkti');
        await marketing(page).check();
        await choose(page, 'Išsaugoti pasirinkimą');
        await page.evaluate(() => dispatchEvent(new Event('openCookieSettings')));
        await expect(marketing(page)).toBeChecked();
        await expect(statistics(page)).not.toBeChecked();
        await expect(statistics(page)).toBeFocused();
        await choose(page, 'Išsaugoti pasirinkimą');
        const opener = page.locator('[data-cookie-settings]');
        await opener.click();
        await expect(marketing(page)).toBeChecked();
        await marketing(page).uncheck();
        await page.keyboard.press('Escape');
        await expect(banner(page)).toBeHidden();
        await expect(opener).toBeFocused();
        expect(await readConsent(page)).toMatchObject({ statistics: false, marketing: true });
        await opener.click();
        await marketing(page).uncheck();
        await choose(page, 'Išsaugoti pasirinkimą');
        await expect(banner(page)).toBeHidden();
        await expect(opener).toBeFocused();
        expect(await readConsent(page)).toMatchObject({ statistics: false, marketing: false });
      });
    });
  }

  for (const saved of [
    'ne JSON',
    '7',
    '{}',
    '{"version":1}',
    '{"necessary":true,"statistics":"taip","marketing":false,"version":1}',
    '{"necessary":true,"statistics":true,"marketing":true,"version":99}',
  ]) {
    test(`a saved value that cannot be used is asked for again: ${saved}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('cookieConsent', value), saved);
      await page.goto(product.url);
      await expect(banner(page)).toBeVisible();
    });
  }

  test('without scripts there is nothing to choose, for nothing is stored', async ({
    newVisitor,
  }) => {
    const page = await (await newVisitor({ javaScriptEnabled: false })).newPage();
    await page.goto(product.url);
    await expect(page.locator('#slapukai')).toBeHidden();
  });

  test('no host of others is allowed', async ({ request }) => {
    const policy = (await request.get(product.url)).headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/googletagmanager|clarity|unsafe-inline/);
  });
});

test.describe('with analytics configured', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct({ ANALYTICS_ID: 'G-TEST123', SESSION_RECORDING_ID: 'clarity1' });
  });
  test.afterAll(() => product?.remove());

  for (const [screen, viewport] of WALKED_SCREENS) {
    test.describe(screen, () => {
      test.use({ viewport });

      test('nothing of others is asked before a choice nor after a refusal', async ({
        page,
        context,
      }) => {
        const asked = await standInForOthers(context);
        await page.goto(product.url);
        await expect(banner(page)).toBeVisible();
        await choose(page, 'Pasirinkti');
        await expect(banner(page)).toContainText('Google Analytics');
        await expect(banner(page)).toContainText('Microsoft Clarity');
        await choose(page, 'Atgal');
        await choose(page, 'Tik būtini');
        await page.goto(`${product.url}/tinklarastis`);
        await page.waitForLoadState('networkidle');
        expect(asked).toEqual([]);
      });

      test('each agreed tool is loaded once, at once and on the next page', async ({
        page,
        context,
      }) => {
        const asked = await standInForOthers(context);
        await page.goto(product.url);
        await choose(page, 'Sutinku su visais');
        await expect.poll(() => [...asked].sort()).toEqual([RECORDING, STATISTICS].sort());
        await page.evaluate(() => dispatchEvent(new Event('openCookieSettings')));
        await choose(page, 'Išsaugoti pasirinkimą');
        await page.goto(`${product.url}/tinklarastis`);
        await expect.poll(() => asked.length).toBe(4);
        await page.waitForLoadState('networkidle');
        expect([...asked].sort()).toEqual([RECORDING, RECORDING, STATISTICS, STATISTICS].sort());
      });
    });
  }

  test('statistics alone loads no recording', async ({ page, context }) => {
    const asked = await standInForOthers(context);
    await page.goto(product.url);
    await choose(page, 'Pasirinkti');
    await statistics(page).check();
    await choose(page, 'Išsaugoti pasirinkimą');
    await expect.poll(() => asked).toEqual([STATISTICS]);
    expect(await page.evaluate(() => 'clarity' in window)).toBe(false);
  });

  test('withdrawing stops what runs and deletes what it left', async ({ page, context }) => {
    const asked = await standInForOthers(context);
    await page.goto(product.url);
    await choose(page, 'Sutinku su visais');
    await expect.poll(() => asked.length).toBe(2);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the tools themselves do it
      document.cookie = '_ga=GA1.1.1; path=/';
      localStorage.setItem('_clck', 'x');
      sessionStorage.setItem('_cltk', 'x');
      sessionStorage.setItem('contactDraft', '{}');
    });
    await page.evaluate(() => dispatchEvent(new Event('openCookieSettings')));
    await statistics(page).uncheck();
    await marketing(page).uncheck();
    await Promise.all([page.waitForEvent('load'), choose(page, 'Išsaugoti pasirinkimą')]);
    expect(
      await page.evaluate(() => ({
        cookie: document.cookie,
        runs: ['dataLayer', 'clarity'].filter((name) => name in window),
        kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      })),
    ).toEqual({ cookie: '', runs: [], kept: ['cookieConsent', 'contactDraft'] });
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(2);
    await expect(banner(page)).toBeHidden();
  });

  test('a choice made when there was nothing to agree to is asked for again', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'cookieConsent',
        '{"necessary":true,"statistics":true,"marketing":true,"version":1,"date":"2026-01-01"}',
      ),
    );
    await page.goto(product.url);
    await expect(banner(page)).toBeVisible();
  });

  test('a script of any other host is refused', async ({ page, context, expectComplaint }) => {
    expectComplaint(/Content Security Policy/);
    const asked = await standInForOthers(context);
    await page.goto(product.url);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.src = 'https://evil.example/x.js';
          script.onerror = resolve;
          document.head.append(script);
        }),
    );
    expect(asked).toEqual([]);
  });
});
