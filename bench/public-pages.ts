// `npm run bench:public-pages`: one table for every public page, from the built product with demonstration content in
// a real Chromium on a phone (390 px, pixel ratio 2): bytes as they travel (brotli), scripts, fonts, pictures, layout
// shift, hosts of others, complaints, and what axe finds in both themes at 390 and 1440 px.

import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { findAxeViolations } from '../tests/support/accessibility.ts';
import { startProduct } from '../tests/support/product.ts';
import { listIndexablePages, PAGE_KINDS } from '../tests/support/public-pages.ts';
import { SCREENS } from '../tests/support/screens.ts';
import { isBrief } from './brief.ts';
import { launchBrowser } from './launch-browser.ts';

const EXTRA = Object.values(PAGE_KINDS);
/** What each column may come to; of an article only what is above its own text counts, against its own bar. */
const BARS: Partial<Record<keyof Row, number>> = {
  'HTML+CSS+headers': 14_600,
  'above its text': 10_000,
  'own script': 3 * 1024,
  'framework before use': 0,
  'JS after use': 80 * 1024,
  fonts: 60 * 1024,
  'largest picture': 60 * 1024,
  CLS: 0,
  'other hosts': 0,
  complaints: 0,
  axe: 0,
};
const WATCH_SHIFTS = () => {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

interface Row {
  'HTML+CSS+headers': number;
  'above its text': number | '';
  'own script': number;
  'framework before use': number;
  'JS after use': number;
  fonts: number;
  'largest picture': number;
  formats: string;
  CLS: number;
  'other hosts': number;
  complaints: number;
  axe: number;
}

const product = await startProduct({ SEED: 'demo' });
const browser = await launchBrowser();
try {
  const all = [...new Set([...(await listIndexablePages(product.url)), ...EXTRA])];
  const paths = isBrief ? all.slice(0, 1) : all;
  const table: Record<string, Row> = {};
  for (const path of paths) {
    table[path] = await measure(browser, path);
    console.error(`${Object.keys(table).length} of ${paths.length}: ${path}`);
  }
  console.table(table);
  if (!printWorst(table)) process.exitCode = 1;
} finally {
  await browser.close();
  await product.remove();
}

/** What a body weighs as brotli: as it came, or compressed here where Chromium tells no length. */
async function weigh(response: Response): Promise<{ body: number; headers: number }> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  return { body: responseBodySize, headers: responseHeadersSize };
}

async function measure(chrome: Browser, path: string): Promise<Row> {
  const context = await chrome.newContext({
    viewport: SCREENS.phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript(WATCH_SHIFTS);
  const responses: Response[] = [];
  let complaints = 0;
  page.on('response', (response) => responses.push(response));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints += 1;
  });
  page.on('pageerror', () => {
    complaints += 1;
  });
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await page.waitForLoadState('networkidle');

  const row: Row = {
    'HTML+CSS+headers': 0,
    'above its text': '',
    'own script': 0,
    'framework before use': 0,
    'JS after use': 0,
    fonts: 0,
    'largest picture': 0,
    formats: '',
    CLS: await page.evaluate(() => (window as unknown as { shift: number }).shift),
    'other hosts': 0,
    complaints: 0,
    axe: 0,
  };
  const formats = new Set<string>();
  for (const response of responses.splice(0)) {
    if (new URL(response.url()).origin !== product.url) row['other hosts'] += 1;
    const { body, headers } = await weigh(response);
    const type = response.request().resourceType();
    if (type === 'document') row['HTML+CSS+headers'] += body + headers;
    else if (type === 'stylesheet') row['HTML+CSS+headers'] += body + headers;
    else if (type === 'font') row.fonts += body;
    else if (type === 'image') {
      row['largest picture'] = Math.max(row['largest picture'], body);
      formats.add((response.headers()['content-type'] ?? '?').replace(/^image\//, ''));
    } else if (type === 'script') {
      const text = await response.text();
      if (/hydrateRoot|react\.transitional\.element|astro-island/.test(text))
        row['framework before use'] += body;
      else row['own script'] += body;
    }
  }
  for (const text of await inlineScripts(page)) {
    const bytes = brotliCompressSync(text).length;
    if (text.includes('astro-island')) row['framework before use'] += bytes;
    else row['own script'] += bytes;
  }
  row.formats = [...formats].sort().join(' ');
  const isArticle = path.startsWith('/tinklarastis/');
  const text = isArticle
    ? await page
        .locator('.prose')
        .innerHTML({ timeout: 200 })
        .catch(() => '')
    : '';
  if (text) row['above its text'] = row['HTML+CSS+headers'] - brotliCompressSync(text).length;

  row['JS after use'] =
    row['own script'] + row['framework before use'] + (await use(page, responses));
  row.complaints = complaints;
  await context.close();
  row.axe = await countAxe(chrome, path);
  return row;
}

/** They travel inside the HTML and are counted there; here by themselves, as brotli would make them. */
function inlineScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && type !== 'application/ld+json')
      .map(({ text }) => text),
  );
}

/** Uses what there is: banner, menu, contact form, search; answers the bytes of script that came for it. */
async function use(page: Page, responses: Response[]): Promise<number> {
  const press = async (name: RegExp) => {
    const button = page.getByRole('button', { name }).first();
    if (await button.isVisible().catch(() => false))
      await button.click({ timeout: 2000 }).catch(() => {});
  };
  await press(/^Pasirinkti$/);
  await press(/^Išsaugoti pasirinkimą$/);
  await press(/meniu/i);
  await page.keyboard.press('Escape');
  for (const field of await page.locator('form input:not([type=hidden]), form textarea').all()) {
    await field.focus({ timeout: 1000 }).catch(() => {});
  }
  await press(/^Kopijuoti/);
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  for (const response of responses) {
    if (response.request().resourceType() !== 'script') continue;
    bytes += (await weigh(response)).body;
  }
  return bytes;
}

async function countAxe(chrome: Browser, path: string): Promise<number> {
  let found = 0;
  for (const viewport of Object.values(SCREENS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await chrome.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto(product.url + path, { waitUntil: 'load' });
      const violations = await findAxeViolations(page);
      for (const violation of violations) console.error(`${path} ${colorScheme}: ${violation}`);
      found += violations.length;
      await context.close();
    }
  }
  return found;
}

/** @returns whether every bar is met */
function printWorst(table: Record<string, Row>): boolean {
  const worst = Object.entries(BARS).map(([name, bar]) => {
    const column = name as keyof typeof BARS;
    // The first round trip of an article ends somewhere in its text; what is above it has a bar of its own.
    const rows = Object.entries(table).filter(
      ([, row]) => column !== 'HTML+CSS+headers' || row['above its text'] === '',
    );
    const [page, row] = rows.reduce((a, b) =>
      Number(b[1][column] || 0) > Number(a[1][column] || 0) ? b : a,
    );
    const value = Number(row[column] || 0);
    return [column, { worst: value, bar, met: value <= bar, page }] as const;
  });
  console.log(`${Object.keys(table).length} pages; the worst of each column:`);
  console.table(Object.fromEntries(worst));
  return worst.every(([, { met }]) => met);
}
