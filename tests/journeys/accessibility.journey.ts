import type { Page } from '@playwright/test';
import {
  CONTRAST_RULES,
  findAxeViolations,
  makeTextSizes,
  overflowOf,
  pinnedShareOf,
  readFit,
  ZOOMED,
} from '../support/accessibility.ts';
import { refuseCookies } from '../support/contact-form.ts';
import { isFullRun, sampleOf } from '../support/full-run.ts';
import { expect, test } from '../support/journey.ts';
import { readLines, SHORTEST_MEASURE } from '../support/line-lengths.ts';
import { listMoving } from '../support/list-moving.ts';
import type { Product } from '../support/product.ts';
import { listIndexablePages, PAGE_KINDS } from '../support/public-pages.ts';
import { SCREENS, WALKED_SCREENS } from '../support/screens.ts';

let product: Pick<Product, 'url'>;
test.beforeAll(({ publicSite }) => {
  product = publicSite;
});

/** Chromium's own line about the page of a missing article. */
const MISSING = /status of 404/;
/** All four in the full run and in the bench; here each size and each theme once. */
const LOOKS = isFullRun
  ? (['phone light', 'phone dark', 'desktop light', 'desktop dark'] as const)
  : (['phone dark', 'desktop light'] as const);

/** Another size and theme of the same page: in the full run all is looked for again. */
const SECOND_LOOK = isFullRun ? undefined : CONTRAST_RULES;

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
    expectComplaint(MISSING);
    const [screen, colorScheme] = look.split(' ') as ['phone' | 'desktop', 'light' | 'dark'];
    const viewport = SCREENS[screen];
    const context = await newVisitor({ viewport, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of Object.values(PAGE_KINDS)) {
      await page.goto(product.url + path);
      // The banner of the first page is looked at too; then the choice is made.
      const violations = await findAxeViolations(page, look === LOOKS[0] ? undefined : SECOND_LOOK);
      found.push(...violations.map((violation) => `${path} ${violation}`));
      const banner = page.getByRole('button', { name: 'Tik būtini' });
      if (await banner.isVisible()) await banner.click();
    }
    expect(found).toEqual([]);
  });
}

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

test('pages of many kinds give way to a narrow window and to large text, and have lines one can read', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(MISSING);
  await refuseCookies(page);
  // Every page is laid out here, none looked at: covers in all sizes would be drawn for nobody.
  await page.route('**/storage/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: PIXEL }),
  );
  const setTextSize = await makeTextSizes(page);
  const indexable = isFullRun ? await listIndexablePages(product.url) : [];
  // It leads on by itself after two seconds, which a busy machine may need for the looks.
  const { 'not found': _, ...staying } = PAGE_KINDS;
  const paths = new Set([...sampleOf(Object.values(staying), 9), ...indexable]);
  const found: string[] = [];
  const checkFit = async (place: string) => {
    const { overflow, isMenuInReach } = await readFit(page);
    if (overflow > 0) found.push(`${place}: ${overflow} px wider than its window`);
    if (!isMenuInReach) found.push(`${place}: the menu's button is out of reach`);
  };
  for (const path of paths) {
    await page.setViewportSize(ZOOMED);
    await page.goto(product.url + path, { waitUntil: 'domcontentloaded' });
    // 400 % zoom of 1280 px.
    await checkFit(`${path} at 320 px`);
    await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    if ((await pinnedShareOf(page)) > 0) found.push(`${path}: a part of 256 px does not scroll`);
    await page.setViewportSize(SCREENS.phone);
    await setTextSize(200);
    await checkFit(`${path} with text of 200 %`);
    await setTextSize(100);
    // As phones do it: what the styles' conditions say of widths in `rem` stays as it was.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await checkFit(`${path} with its letters doubled`);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    await page.setViewportSize(SCREENS.desktop);
    const { long, measure } = await readLines(page);
    found.push(...long.map((line) => `${path}: a line of ${line}`));
    if (measure !== null && measure < SHORTEST_MEASURE)
      found.push(`${path}: no line of its text has more than ${measure} characters`);
    const silent = await page
      .locator(
        'table:not(:has(> caption)), th:not([scope]), :is(section:has(> .wrap > h2), .found + ul) .article-card h2',
      )
      .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 80)));
    found.push(...silent.map((html) => `${path}: no caption, scope or level of its own: ${html}`));
  }
  expect(found).toEqual([]);
});

test('between a phone and a desktop the text keeps clear of the edge of the window', async ({
  page,
}) => {
  await refuseCookies(page);
  await page.goto(product.url);
  for (const [width, edge] of [
    [390, 20],
    [768, 38],
    [1024, 50],
    [1200, 60],
    [1288, 60],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const box = await page.locator('main h2').first().boundingBox();
    expect(box?.x, `${width} px`).toBeGreaterThanOrEqual(edge);
    expect(await overflowOf(page), `${width} px`).toBe(0);
    const call = await page.getByRole('banner').getByRole('link', { name: /370/ }).boundingBox();
    expect((call?.x ?? width) + (call?.width ?? 0), `${width} px`).toBeLessThan(width);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`who asked for more contrast gets firm rules and no pale text, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await refuseCookies(page);
    await page.goto(product.url);
    const pale = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = [1, 3, 5]
          .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const found: string[] = [];
      for (const selector of [':root', '.band']) {
        const style = getComputedStyle(document.querySelector(selector) ?? document.body);
        const read = (token: string) => luminance(style.getPropertyValue(token).trim());
        for (const ground of ['--page', '--paper'])
          for (const [token, enough] of [
            ['--soft', 7],
            ['--accent', 7],
            ['--rule', 4.5],
          ] as const) {
            const [low = 0, high = 0] = [read(token), read(ground)].sort((a, b) => a - b);
            const contrast = (high + 0.05) / (low + 0.05);
            if (!(contrast >= enough))
              found.push(`${selector} ${token} on ${ground}: ${contrast.toFixed(1)}`);
          }
      }
      return found;
    });
    expect(pale).toEqual([]);
  });
}

test('at 400 % zoom the menu and the cookie banner can be used', async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.goto(`${product.url}/`);
  expect(await pinnedShareOf(page)).toBeLessThanOrEqual(0.5);
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
    // The frame of a password's field carries its ring.
    const styles = [element, ...(element.parentElement ? [element.parentElement] : [])].map((one) =>
      getComputedStyle(one),
    );
    const box = element.getBoundingClientRect();
    return {
      name: `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('name')}`,
      isMarked: styles.some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
      ),
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
    // The panel draws itself after its scripts have come.
    await page.getByRole('heading', { level: 1 }).waitFor();
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

for (const [screen, viewport] of WALKED_SCREENS) {
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
    expect(await listMoving(page), path).toEqual([]);
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
