import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api-client.ts';
import { refuseCookies } from '../support/contact-form.ts';
import { expect, test } from '../support/journey.ts';
import { type Product, startProduct } from '../support/product.ts';
import { PAGE_KINDS } from '../support/public-pages.ts';
import { WALKED_SCREENS } from '../support/screens.ts';

const PER_PAGE = 12;
/** So many that what a search for them finds has two pages as well. */
const OWN_POSTS = PER_PAGE + 1;

let product: Product;
let total = 0;
test.beforeAll(async () => {
  product = await startProduct({ SEED: 'demo', TRUST_PROXY: '127.0.0.1,::1' });
  const ask = await signInToApi(product);
  const date = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Vilnius' });
  for (let n = 1; n <= OWN_POSTS; n++) {
    const { status } = await ask('POST', '/api/admin/articles', {
      ai_translated_title: `Povandeninis kabelis ${n}`,
      ai_slug: `povandeninis-kabelis-${n}`,
      ai_translated_excerpt: 'Bandomasis įrašas.',
      ai_translated_content:
        '<h2>Viena</h2><h3>Antra</h3><h2>Trečia</h2><p>Tekstas.</p><div data-block="video"><a href="https://youtu.be/dQw4w9WgXcQ">Kaip dirbame</a></div><div data-block="card"><a href="https://svetaine.example/apie">Kita svetainė</a></div>',
      ai_category: 'Technologijos',
      date,
    });
    expect(status).toBe(201);
  }
  total = (await (await fetch(`${product.url}/api/articles`)).json()).total;
});
test.afterAll(() => product?.remove());
test.beforeEach(({ page }) => refuseCookies(page));

const titles = (page: Page) => page.locator('.article-card :is(h2, h3)');
const skeletons = (page: Page) => page.locator('.skeleton');
const pages = (page: Page) => page.getByRole('navigation', { name: 'Puslapiai' });
/** What the page tells search engines of itself, in any order. */
const headOf = (page: Page) =>
  page
    .locator('head :is(title, meta, link:not([rel*=preload], [rel=stylesheet]))')
    .evaluateAll((nodes) => nodes.map((node) => node.outerHTML).sort());
const datesOf = (page: Page) =>
  page
    .locator('.article-card time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));

async function expectNewestFirst(page: Page): Promise<void> {
  const dates = await datesOf(page);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual(dates.toSorted().reverse());
}

/** Walks the pages of a list or a search forwards by their links and back by one, and returns what was on them. */
async function walkPages(page: Page): Promise<string[][]> {
  const met: string[][] = [];
  for (let number = 1; ; number++) {
    await expect(pages(page).locator('[aria-current]')).toHaveText(String(number));
    met.push(await titles(page).allTextContents());
    await expectNewestFirst(page);
    const older = pages(page).getByRole('link', { name: 'Senesni' });
    if ((await older.count()) === 0) break;
    await older.click();
    await expect(page).toHaveURL(new RegExp(`puslapis=${number + 1}$`));
  }
  await pages(page).getByRole('link', { name: '1 puslapis', exact: true }).click();
  await expect(page).not.toHaveURL(/puslapis/);
  await expect(titles(page)).toHaveText(met[0] ?? []);
  return met;
}

function expectWhole(met: string[][], count: number): void {
  const all = met.flat();
  expect(met.slice(0, -1).every((titlesOfPage) => titlesOfPage.length === PER_PAGE)).toBe(true);
  expect(all).toHaveLength(count);
  expect(new Set(all).size).toBe(count);
}

for (const [screen, viewport] of WALKED_SCREENS) {
  test.describe(screen, () => {
    test.use({ viewport });

    test('a category takes the list’s place without a new page, and back brings the list back', async ({
      page,
    }) => {
      await page.goto(`${product.url}/tinklarastis`);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      const all = await titles(page).allTextContents();
      await page.getByRole('link', { name: 'Technologijos', exact: true }).click();
      await expect(page).toHaveURL(/kategorija=Technologijos/);
      await expect(page).toHaveTitle(/^Technologijos – Tinklaraštis/);
      await expect(page.locator('.filters [aria-current]')).toHaveText('Technologijos');
      const changed = await headOf(page);
      const fresh = await page.context().newPage();
      await fresh.goto(page.url());
      expect(changed).toEqual(await headOf(fresh));
      await fresh.close();
      for (const category of await page
        .locator('.article-card .article-meta span')
        .allTextContents())
        expect(category).toBe('Technologijos');
      await page.goBack();
      await expect(titles(page)).toHaveText(all);
      await expect(page.locator('.filters [aria-current]')).toHaveText('Visi straipsniai');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    test('nothing stands in before 150 ms, then three skeleton cards until the list is there', async ({
      page,
    }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.goto(`${product.url}/tinklarastis`);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.route('**/tinklarastis?kategorija=*', async (route) => {
        await released;
        await route.continue();
      });
      const before = await titles(page).count();
      const asked = page.waitForRequest(/kategorija=/);
      await page.getByRole('link', { name: 'IT paslaugos', exact: true }).click();
      await asked;
      await page.clock.runFor(149);
      await expect(skeletons(page)).toHaveCount(0);
      await expect(titles(page)).toHaveCount(before);
      await page.clock.runFor(1);
      await expect(skeletons(page)).toHaveCount(3);
      await expect(titles(page)).toHaveCount(0);
      release();
      await expect(titles(page).first()).toBeVisible();
      await expect(skeletons(page)).toHaveCount(0);
    });

    test('the list is in pages of twelve, newest first, changed without a new page', async ({
      page,
    }) => {
      await page.goto(`${product.url}/tinklarastis`);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      expectWhole(await walkPages(page), total);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    test('what a search found has pages as well', async ({ page }) => {
      await page.goto(`${product.url}/tinklarastis`);
      const field = page.getByRole('searchbox', { name: 'Ieškoti tinklaraštyje' });
      await field.fill('povandeniniai kabeliai');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: 'Paieškos rezultatai' })).toContainText(
        `(${OWN_POSTS})`,
      );
      expectWhole(await walkPages(page), OWN_POSTS);
      await expect(page).toHaveURL(/q=povandeniniai/);
    });

    test('a search finds words without their accents and in other cases', async ({ page }) => {
      await page.goto(`${product.url}/tinklarastis`);
      const field = page.getByRole('searchbox', { name: 'Ieškoti tinklaraštyje' });
      for (const words of ['atsarginiu kopiju', 'ATSARGINĖMIS kopijomis']) {
        await field.fill(words);
        await field.press('Enter');
        await expect(page.getByRole('heading', { name: 'Paieškos rezultatai' })).toContainText(
          words,
        );
        await expect(titles(page).filter({ hasText: 'atsarginės kopijos' })).toHaveCount(1);
      }
      await field.fill('qwertyuiop');
      await field.press('Enter');
      await expect(page.getByText('Nieko neradome.')).toBeVisible();
      // What a screen reader is told.
      await expect(page.locator('[data-blog]').getByRole('status')).toContainText(
        'Paieškos rezultatai: „qwertyuiop“ (0)',
      );
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await expect(page).toHaveURL(/q=qwertyuiop/);
    });

    test('an article says how long it takes, what is in it, what is next to it and how to pass it on', async ({
      page,
    }) => {
      await page.goto(product.url + PAGE_KINDS.article);
      await expect(page.locator('article .article-meta')).toContainText(/\d+\smin\. skaitymo/);
      const contents = page.getByRole('navigation', { name: 'Turinys' });
      const entries = contents.getByRole('link');
      expect(await entries.count()).toBeGreaterThanOrEqual(3);
      await expect(page.locator('.prose :is(h2, h3)')).toHaveText(await entries.allTextContents());
      await entries.nth(1).click();
      await expect(page.locator('.prose :is(h2, h3)').nth(1)).toBeInViewport();

      const address = `${product.url}${PAGE_KINDS.article}`;
      for (const name of ['LinkedIn', 'Facebook', 'El. paštu'])
        await expect(page.locator('.share').getByRole('link', { name })).toHaveAttribute(
          'href',
          new RegExp(encodeURIComponent(address)),
        );
      await page.getByRole('button', { name: 'Kopijuoti nuorodą' }).click();
      await expect(page.locator('#toasts')).toContainText(address);

      const related = page.locator('section', {
        has: page.getByRole('heading', { name: 'Skaitykite toliau' }),
      });
      await expect(related.locator('.article-card')).toHaveCount(3);
      await expect(related.locator(`a[href="${PAGE_KINDS.article}"]`)).toHaveCount(0);

      // A reader can ask about it here, and the message says about what.
      await expect(page.locator('#kontaktai textarea')).toHaveValue(/^NIS2 Lietuvoje: kam taikoma/);
      const form = page.locator('#kontaktai form');
      await expect(form).toContainText('ne vėliau kaip kitą darbo dieną');
      await expect(form.getByRole('link', { name: 'Privatumo politika' })).toHaveAttribute(
        'href',
        '/privatumo-politika',
      );

      const older = page
        .getByRole('navigation', { name: 'Kiti straipsniai' })
        .locator('[rel=next]');
      await older.click();
      await expect(page).not.toHaveURL(address);
      await page.locator('.neighbours [rel=prev]').click();
      await expect(page).toHaveURL(address);
    });

    test('a missing article says so, leads back and stays where it is', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/status of 404/);
      const response = await page.goto(`${product.url}${PAGE_KINDS['missing article']}`);
      expect(response?.status()).toBe(404);
      expect(response?.headers().refresh).toBeUndefined();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Straipsnis nerastas');
      await page.getByRole('link', { name: 'Grįžti į tinklaraštį' }).click();
      await expect(page).toHaveURL(`${product.url}/tinklarastis`);
    });
  });
}

test('when the list cannot be had the browser goes to its address', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/);
  await page.goto(`${product.url}/tinklarastis`);
  await page.route(/kategorija=/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await page.getByRole('link', { name: 'Technologijos', exact: true }).click();
  await expect(page).toHaveURL(/kategorija=Technologijos/);
  await expect(titles(page).first()).toBeVisible();
});

test('the page of a search is kept by nobody and asks not to be indexed', async ({ request }) => {
  const response = await request.get(
    `${product.url}/tinklarastis?q=${encodeURIComponent('<b>"&')}`,
  );
  expect(response.headers()['cache-control']).toBe('private, no-store');
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('<b>"&');
});

test('whoever searches more than a person does is asked to wait, in the page', async ({
  request,
}) => {
  // An address of its own, so that no other journey is kept waiting.
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const address = `${product.url}/tinklarastis?%71=kopijos`;
  // Thirty in a minute of the clock: of 62 one minute holds more, also where the clock turns between them.
  const answers = await Promise.all(
    Array.from({ length: 62 }, () => request.get(address, { headers })),
  );
  const refused = answers.find((answer) => answer.status() === 429);
  expect(await refused?.text()).toContain('Ieškote labai dažnai.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('categories are links and the search is a form', async ({ page }) => {
    await page.goto(`${product.url}/tinklarastis`);
    await page.getByRole('link', { name: 'Technologijos', exact: true }).click();
    await expect(page).toHaveURL(/kategorija=Technologijos/);
    await expect(titles(page).first()).toBeVisible();
    await page.getByRole('searchbox').fill('nis2');
    await page.getByRole('button', { name: 'Ieškoti' }).click();
    await expect(page).toHaveURL(/\?q=nis2/);
  });

  test('pages are links, of the list and of a search', async ({ page }) => {
    await page.goto(`${product.url}/tinklarastis`);
    expectWhole(await walkPages(page), total);
    await page.goto(`${product.url}/tinklarastis?q=povandeninis`);
    expectWhole(await walkPages(page), OWN_POSTS);
  });
});

test('the table of contents sets smaller headings under the larger one', async ({ page }) => {
  await page.goto(`${product.url}/tinklarastis/povandeninis-kabelis-1`);
  const contents = page.getByRole('navigation', { name: 'Turinys' });
  await expect(contents.getByRole('link')).toHaveText(['Viena', 'Antra', 'Trečia']);
  const lefts = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  expect(lefts[1]).toBeGreaterThan(lefts[0] ?? 0);
  expect(lefts[2]).toBe(lefts[0]);
});

test('on paper an article is its text with the company’s name and address, without what one could only click', async ({
  page,
}) => {
  await page.goto(product.url + PAGE_KINDS.article);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.prose')).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  for (const kept of ['.logo', 'footer .big'])
    await expect(page.locator(kept).first()).toBeVisible();
  for (const gone of ['header nav', '.call', 'footer nav', '.share', '.toc', '.neighbours'])
    await expect(page.locator(gone).first()).toBeHidden();

  await page.goto(`${product.url}/tinklarastis/povandeninis-kabelis-1`);
  const film = page.locator('.prose [data-block="video"]');
  await expect(film.getByRole('link', { name: 'Kaip dirbame' })).toBeVisible();
  await expect(film.locator('small')).toBeHidden();
  await expect(film).toHaveCSS('break-inside', 'avoid');
  const place = await page
    .locator('.prose [data-block="card"] a')
    .evaluate((link) => getComputedStyle(link, '::after').position);
  expect(place, 'the address stands behind the title').toBe('static');
});
