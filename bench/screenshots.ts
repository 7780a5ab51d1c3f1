// `npm run screenshots [-- name …]`: the main screens of the built product with demonstration content, and of the panel
// every screen, dialog, empty and failed list, each as one sheet: 390, 768 and 1440 px, light above dark. Written to
// docs/screenshots, to be looked at after a change.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { refuseCookies } from '../tests/support/contact-form.ts';
import { editFirstPost } from '../tests/support/edit-first-post.ts';
import { signIn } from '../tests/support/panel.ts';
import { PANEL_DIALOGS } from '../tests/support/panel-dialogs.ts';
import { PANEL_SCREENS, type PanelScreen, waitForScreen } from '../tests/support/panel-screens.ts';
import { startProduct } from '../tests/support/product.ts';
import { PAGE_KINDS } from '../tests/support/public-pages.ts';
import { launchBrowser } from './launch-browser.ts';

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url));
const WIDTHS = [390, 768, 1440];
/** Below this the panel's menu is a drawer. */
const NARROW = 768;
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
/** A sheet's address, and what is done there before the picture is taken. */
interface Sheet {
  path: string;
  width?: 'wide' | 'narrow';
  prepare?: (page: Page) => Promise<unknown>;
}

const waitFor = (screen: PanelScreen) => (page: Page) => waitForScreen(page, screen);
const screenSheets = Object.entries(PANEL_SCREENS).map(([name, { path }]): [string, Sheet] => [
  `admin-${name}`,
  { path, prepare: waitFor(name as PanelScreen) },
]);
const dialogSheets = Object.entries(PANEL_DIALOGS).map(
  ([name, { screen, where, open }]): [string, Sheet] => [
    `admin-dialog-${name}`,
    {
      path: PANEL_SCREENS[screen].path,
      ...(where ? { width: where } : {}),
      prepare: async (page) => {
        await waitForScreen(page, screen);
        await open(page);
      },
    },
  ],
);
const PANEL: Record<string, Sheet> = {
  'admin-sign-in': { path: '/auth' },
  ...Object.fromEntries([...screenSheets, ...dialogSheets]),
  'admin-empty-posts': { path: '/admin/content/posts?q=nieko-tokio' },
  'admin-empty-import': { path: '/admin/import/ai?q=nieko-tokio' },
  'admin-error-posts': { path: PANEL_SCREENS.posts.path, prepare: failToLoad },
  'admin-error-import': { path: PANEL_SCREENS.import.path, prepare: failToLoad },
};

/** As when the server is away. */
async function failToLoad(page: Page): Promise<void> {
  await page.route('**/api/admin/articles?*', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'Bandyti dar kartą' }).first().waitFor();
}

const wanted = process.argv.slice(2);
const isWanted = ([name]: [string, unknown]) => wanted.length === 0 || wanted.includes(name);
const isPanel = (path: string) => path.startsWith('/admin') || path === '/auth';
const product = await startProduct({ SEED: 'demo' });
let administrator: BrowserContextOptions['storageState'];
const browser = await launchBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, path] of Object.entries(PUBLIC).filter(isWanted))
    await sheet(browser, name, { path });
  const panel = Object.entries(PANEL).filter(isWanted);
  if (panel.length > 0) {
    await editFirstPost(product);
    administrator = await signInOnce(browser);
  }
  for (const [name, each] of panel) await sheet(browser, name, each);
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

async function sheet(chrome: Browser, name: string, asked: Sheet): Promise<void> {
  const shots: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  const { path } = asked;
  const widths = WIDTHS.filter(
    (width) => !asked.width || (asked.width === 'narrow') === width < NARROW,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    let left = GAP;
    for (const width of widths) {
      const input = await shoot(chrome, asked, width, colorScheme);
      shots.push({ input, left, top });
      left += Math.round(width * SCALE) + GAP;
    }
    top += (isPanel(path) ? 900 : HEIGHT) * SCALE + GAP;
  }
  const width = widths.reduce((sum, one) => sum + Math.round(one * SCALE) + GAP, GAP);
  await sharp({ create: { width, height: top, channels: 3, background: '#888' } })
    .composite(shots)
    .webp({ quality: 70, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  console.log(name);
}

async function shoot(
  chrome: Browser,
  { path, prepare }: Sheet,
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
  await prepare?.(page);
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
