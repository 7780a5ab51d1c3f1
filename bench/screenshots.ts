// `npm run screenshots [-- name …]`: the main screens of the built product with demonstration content, each as one
// sheet: 390, 768 and 1440 px, light above dark. Written to docs/screenshots, to be looked at after a change.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findOrInstallBrowser } from '../scripts/browser.mjs';
import { refuseCookies } from '../tests/support/contact-form.ts';
import { signIn } from '../tests/support/panel.ts';
import { startProduct } from '../tests/support/product.ts';
import { PAGE_KINDS } from '../tests/support/public-pages.ts';

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const WIDTHS = [390, 768, 1440];
/** What fits on one sheet of each page; longer pages are cut. */
const HEIGHT = 1600;
const SCALE = 0.5;
const GAP = 12;

const PUBLIC: Record<string, string> = {
  home: PAGE_KINDS.home,
  service: PAGE_KINDS.service,
  'sub-service': PAGE_KINDS['sub-service'],
  prices: PAGE_KINDS['service with prices'],
  help: PAGE_KINDS.help,
  projects: PAGE_KINDS['EU projects'],
  news: PAGE_KINDS['technology news'],
  blog: PAGE_KINDS.blog,
  article: PAGE_KINDS.article,
  'not-found': '/serverio-prieziuros-paslaugos-kaune',
  contact: '/kontaktai',
};
const PANEL: Record<string, string> = {
  'admin-sign-in': '/auth',
  'admin-dashboard': '/admin/dashboard',
  'admin-posts': '/admin/content/posts',
  'admin-categories': '/admin/content/categories',
  'admin-images': '/admin/content/images',
  'admin-bin': '/admin/content/bin',
  'admin-import': '/admin/import/ai',
  'admin-sources': '/admin/import/sources',
  'admin-settings': '/admin/automation/settings',
  'admin-logs': '/admin/automation/logs',
  'admin-contacts': '/admin/communications/contacts',
  'admin-users': '/admin/settings/users',
  'admin-account': '/admin/settings/account',
  'admin-audit': '/admin/settings/audit',
};

const wanted = process.argv.slice(2);
const isWanted = ([name]: [string, string]) => wanted.length === 0 || wanted.includes(name);
const isPanel = (path: string) => path.startsWith('/admin') || path === '/auth';
const product = await startProduct({ SEED: 'demo' });
const executablePath = findOrInstallBrowser();
let administrator: BrowserContextOptions['storageState'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, path] of Object.entries(PUBLIC).filter(isWanted))
    await sheet(browser, name, path);
  const panel = Object.entries(PANEL).filter(isWanted);
  if (panel.length > 0) administrator = await signInOnce(browser);
  for (const [name, path] of panel) await sheet(browser, name, path);
} finally {
  await browser.close();
  await product.remove();
}

async function signInOnce(chrome: Browser) {
  const context = await chrome.newContext({ locale: 'lt-LT', timezoneId: 'Europe/Vilnius' });
  await signIn(await context.newPage(), product);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function sheet(chrome: Browser, name: string, path: string): Promise<void> {
  const shots: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (const colorScheme of ['light', 'dark'] as const) {
    let left = GAP;
    for (const width of WIDTHS) {
      const input = await shoot(chrome, path, width, colorScheme);
      shots.push({ input, left, top });
      left += Math.round(width * SCALE) + GAP;
    }
    top += (isPanel(path) ? 900 : HEIGHT) * SCALE + GAP;
  }
  const width = WIDTHS.reduce((sum, one) => sum + Math.round(one * SCALE) + GAP, GAP);
  await sharp({ create: { width, height: top, channels: 3, background: '#888' } })
    .composite(shots)
    .webp({ quality: 70, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  console.log(name);
}

async function shoot(
  chrome: Browser,
  path: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<Buffer> {
  const context = await chrome.newContext({
    viewport: { width, height: isPanel(path) ? 900 : HEIGHT },
    colorScheme,
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    reducedMotion: 'reduce',
    ...(administrator && path.startsWith('/admin') ? { storageState: administrator } : {}),
  });
  const page = await context.newPage();
  await refuseCookies(page);
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(400);
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return await sharp(picture)
    .resize({ width: Math.round(width * SCALE) })
    .extract({
      left: 0,
      top: 0,
      width: Math.round(width * SCALE),
      height: Math.round((isPanel(path) ? 900 : HEIGHT) * SCALE),
    })
    .png()
    .toBuffer();
}
