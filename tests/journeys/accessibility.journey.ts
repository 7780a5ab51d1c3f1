import type { Page } from '@playwright/test';
import { findAxeViolations, overflowOf } from '../support/accessibility.ts';
import { refuseCookies } from '../support/contact-form.ts';
import { expect, test } from '../support/journey.ts';
import { type Product, startProduct } from '../support/product.ts';
import { listIndexablePages, PAGE_KINDS } from '../support/public-pages.ts';
import { SCREENS } from '../support/screens.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ SEED: 'demo' });
});
test.afterAll(() => product?.remove());

/** Chromium's own line about the page of a missing article. */
const MISSING = /status of 404/;
/** All four in the full run and in the bench; here each size and each theme once. */
const LOOKS = process.env.TEST_FULL
  ? (['phone light', 'phone dark', 'desktop light', 'desktop dark'] as const)
  : (['phone dark', 'desktop light'] as const);

/** Everything on the page, as after reading it to its end. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

for (const look of LOOKS) {
  test(`axe finds nothing on any kind of page: ${look}`, async ({
    newVisitor,
    expectComplaint,
  }) => {
    test.setTimeout(180_000);
    expectComplaint(MISSING);
    const [screen, colorScheme] = look.split(' ') as ['phone' | 'desktop', 'light' | 'dark'];
    const viewport = SCREENS[screen];
    const context = await newVisitor({ viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of Object.values(PAGE_KINDS)) {
      await page.goto(product.url + path);
      // The banner of the first page is looked at too; then the choice is made.
      found.push(...(await findAxeViolations(page)).map((violation) => `${path} ${violation}`));
      const banner = page.getByRole('button', { name: 'Tik būtini' });
      if (await banner.isVisible()) await banner.click();
    }
    expect(found).toEqual([]);
  });
}

test('at 320 px, which is 400 % zoom of 1280, no page is wider than its window', async ({
  page,
  expectComplaint,
}) => {
  test.setTimeout(120_000);
  expectComplaint(MISSING);
  await page.setViewportSize({ width: 320, height: 256 });
  await refuseCookies(page);
  const paths = new Set([...Object.values(PAGE_KINDS), ...(await listIndexablePages(product.url))]);
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(product.url + path, { waitUntil: 'load' });
    const overflow = await overflowOf(page);
    if (overflow > 0) wide.push(`${path}: ${overflow} px`);
  }
  expect(wide).toEqual([]);
});

test('at 400 % zoom the menu and the cookie banner can be used', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${product.url}/`);
  await page.getByRole('button', { name: 'Pasirinkti' }).click();
  for (const name of ['Būtini', 'Statistika', 'Rinkodara']) {
    const box = page.getByLabel(name, { exact: true });
    await box.scrollIntoViewIfNeeded();
    // On top where it is seen, not under the header or out of reach.
    expect(
      await box.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === element;
      }),
      name,
    ).toBe(true);
  }
  await page.getByRole('button', { name: 'Išsaugoti pasirinkimą' }).click();
  await page.getByRole('button', { name: /meniu/i }).click();
  const last = page.locator('[data-header] nav a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page).not.toHaveURL(`${product.url}/`);
});

/** What has the focus, and whether a person sees that it has. */
const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('name')}`,
      isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      isSeen:
        box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0,
    };
  });

for (const path of ['/', '/paslaugos/it-pagalba', '/pagalba', '/tinklarastis', '/auth']) {
  test(`the keyboard reaches everything on ${path} and always shows where it is`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREENS.desktop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await refuseCookies(page);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    const expected = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select'),
        ].filter(
          (element) =>
            element.tabIndex >= 0 && element.checkVisibility() && !element.matches(':disabled'),
        ).length,
    );
    expect(expected).toBeGreaterThan(2);
    const unseen: string[] = [];
    let reached = 0;
    for (; reached <= expected; reached++) {
      await page.keyboard.press('Tab');
      const focus = await describeFocus(page);
      if (!focus) break;
      if (!focus.isMarked || !focus.isSeen) unseen.push(`${reached}: ${focus.name}`);
    }
    expect(unseen).toEqual([]);
    expect(reached).toBeGreaterThanOrEqual(expected);
  });
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`while the cookie banner asks, nothing with the focus lies under it, ${screen}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${product.url}/paslaugos/it-pagalba`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Tik būtini' })).toBeVisible();
    const covered: string[] = [];
    let reached = 0;
    for (; reached < 200; reached++) {
      await page.keyboard.press('Tab');
      const focus = await describeFocus(page);
      if (!focus) break;
      const isCovered = await page.evaluate(() => {
        const banner = document.getElementById('slapukai');
        const element = document.activeElement;
        if (!banner || !element || banner.contains(element)) return false;
        const box = element.getBoundingClientRect();
        const over = banner.getBoundingClientRect();
        return (
          box.top >= over.top &&
          box.bottom <= over.bottom &&
          box.left >= over.left &&
          box.right <= over.right
        );
      });
      if (isCovered) covered.push(`${reached}: ${focus.name}`);
    }
    expect(reached).toBeGreaterThan(20);
    expect(covered).toEqual([]);
  });
}

test('the first thing the keyboard reaches is the way past the menu', async ({ page }) => {
  await refuseCookies(page);
  await page.goto(`${product.url}/`);
  await page.keyboard.press('Tab');
  const skip = page.locator(':focus');
  await expect(skip).toHaveText(/Pereiti prie turinio/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('who asked for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await refuseCookies(page);
  for (const path of ['/', '/tinklarastis', '/pagalba']) {
    await page.goto(product.url + path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const style = getComputedStyle(element);
          const lasts = (text: string) => text.split(',').some((time) => parseFloat(time) > 0.05);
          return (
            (style.animationName !== 'none' && lasts(style.animationDuration)) ||
            lasts(style.transitionDuration) ||
            style.scrollBehavior === 'smooth'
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving, path).toEqual([]);
  }
});

test('in forced colours buttons keep an edge and drawings their lines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await refuseCookies(page);
  for (const path of ['/', '/pagalba', '/tinklarastis']) {
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    const edgeless = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, input:not([tabindex="-1"]), textarea, a.button',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.offsetWidth > 0)
        .filter((element) => {
          const style = getComputedStyle(element);
          const hasEdge = style.borderStyle !== 'none' && style.borderWidth !== '0px';
          return !hasEdge && !element.textContent?.trim() && !element.querySelector('svg, img');
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(edgeless, path).toEqual([]);
  }
});

test('nothing moves while a page arrives, on a slow line and a phone', async ({ page }) => {
  await page.setViewportSize(SCREENS.phone);
  await refuseCookies(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const places = entry.sources.map(({ node }) => node?.nodeName ?? '?').join(', ');
        shifts.push(`${entry.value.toFixed(4)} ${places}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Fonts and pictures come after the text has been painted.
  await page.route(/\.(woff2|avif|webp|svg)(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    await route.continue();
  });
  for (const path of ['/', '/paslaugos/serverio-prieziura', '/tinklarastis', PAGE_KINDS.article]) {
    await page.goto(product.url + path, { waitUntil: 'load' });
    await readToTheEnd(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
      [],
    );
  }
});
