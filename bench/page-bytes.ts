// `npm run bench:page-bytes`: what a visitor's browser downloads, per page, brotli: HTML with its CSS and headers,
// scripts before any interaction, fonts. From the built product with demonstration content, in a real Chromium.
import { chromium, type Response } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/browser.mjs';
import { startProduct } from '../tests/support/product.ts';

const PAGES = [
  '/',
  '/tinklarastis',
  '/tinklarastis/nis2-lietuvoje-kam-taikoma-ir-nuo-ko-pradeti',
  '/auth',
];

interface Sizes {
  'HTML + CSS': number;
  headers: number;
  'inline scripts': number;
  'script files': number;
  fonts: number;
  images: number;
  requests: number;
}

const product = await startProduct({ SEED: 'demo' });
const executablePath = findOrInstallBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const table: Record<string, Sizes> = {};
  for (const path of PAGES) table[path] = await measure(path);
  console.table(table);
} finally {
  await browser.close();
  await product.remove();
}

async function measure(path: string): Promise<Sizes> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  const sizes: Sizes = {
    'HTML + CSS': 0,
    headers: 0,
    'inline scripts': await page.evaluate(() =>
      [...document.scripts].reduce((sum, script) => sum + script.text.length, 0),
    ),
    'script files': 0,
    fonts: 0,
    images: 0,
    requests: responses.length,
  };
  for (const response of responses) {
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    const type = response.request().resourceType();
    if (type === 'document') {
      sizes['HTML + CSS'] += responseBodySize;
      sizes.headers += responseHeadersSize;
    } else if (type === 'stylesheet') sizes['HTML + CSS'] += responseBodySize;
    else if (type === 'script') sizes['script files'] += responseBodySize;
    else if (type === 'font') sizes.fonts += responseBodySize;
    else if (type === 'image') sizes.images += responseBodySize;
  }
  await page.close();
  return sizes;
}
