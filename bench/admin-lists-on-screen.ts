// `node bench/admin-lists-on-screen.ts [100000]`: how long after a click in the open panel the first rows of a list are
// on the screen, with that many articles; in a real browser, on the built product. Median and worst of twenty, each
// in a panel just loaded, so nothing of the list is remembered. Bars: medians of 200 ms, of the dashboard 250. Nothing
// else may run; how much the browser, the server and PostgreSQL worked for it, all together, is told too, for machines
// that are never quiet.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startEmbeddedServer } from '../src/server/database/embedded/embedded-server.ts';
import { makeDataFolder } from '../tests/support/data-folder.ts';
import { signedInState } from '../tests/support/panel.ts';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';
import { cpuSeconds } from './cpu-time.ts';
import { median } from './figures.ts';
import { generateNewsroom } from './generated-articles.ts';
import { launchBrowser } from './launch-browser.ts';

const ARTICLES = isBrief ? 100 : Number(process.argv[2] ?? 100_000);
const TIMES = isBrief ? 1 : 20;
/** Milliseconds. */
const BAR = { list: 200, dashboard: 250 };
/** Address of a screen, and what its rows are. */
const SCREENS: Record<string, string> = {
  // With its figures and charts too.
  '/admin/dashboard': 'main:not(:has([aria-label="Kraunama"])) [aria-labelledby="siandien"] li',
  '/admin/content/posts': '[aria-label="Publikuoti"] > li',
  '/admin/import/ai': '[aria-label="Straipsnių sąrašas"] tbody tr',
  '/admin/communications/contacts': '[aria-label="Žinučių sąrašas"] tbody tr',
  '/admin/settings/audit': '[aria-label="Pakeitimų sąrašas"] tbody tr',
};

const folder = await makeDataFolder('bench-screen');
const database = await startEmbeddedServer(join(folder, 'postgres'));
const product = await startProduct({ DATABASE_URL: database.url });
try {
  await generateNewsroom(database.adminUrl, ARTICLES);
  const browser = await launchBrowser();
  const context = await browser.newContext({ storageState: await signedInState(product) });
  const page = await context.newPage();
  const table = [];
  for (const [path, rows] of Object.entries(SCREENS)) {
    const took: number[] = [];
    const worked: number[] = [];
    // The first time fetches the screen's own files; they are kept from then on.
    for (let n = 0; n <= TIMES; n += 1) {
      await page.goto(`${product.url}/admin/settings/account`);
      // Pointed at or focused, as before any click, a link fetches its screen's file: only the rows are missing.
      await page.focus(`aside a[href="${path}"]`);
      await page.waitForLoadState('networkidle');
      const before = childrenSeconds();
      const milliseconds = await openScreen(page, path, rows);
      if (n === 0) continue;
      took.push(milliseconds);
      worked.push((childrenSeconds() - before) * 1000);
    }
    table.push({
      screen: path,
      'median ms': Math.round(median(took)),
      'worst ms': Math.round(Math.max(...took)),
      'CPU ms': Math.round(median(worked)),
      'under the bar': median(took) <= (path === '/admin/dashboard' ? BAR.dashboard : BAR.list),
    });
  }
  await browser.close();
  console.table(table);
} finally {
  await product.remove();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** All processes of this one: the browser, the product, PostgreSQL. */
function childrenSeconds(): number {
  const { user, system } = process.cpuUsage();
  return cpuSeconds(process.pid) - (user + system) / 1e6;
}

/** Clicks the screen's link in the sidebar. @returns milliseconds until its first row is painted */
function openScreen(page: Page, path: string, rows: string): Promise<number> {
  return page.evaluate(
    ({ path, rows }) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () => {
          if (!document.querySelector(rows)) return requestAnimationFrame(look);
          // Found before a frame is drawn: it is seen in the next one.
          return requestAnimationFrame(() => resolve(performance.now() - started));
        };
        document.querySelector<HTMLElement>(`aside a[href="${path}"]`)?.click();
        look();
      }),
    { path, rows },
  );
}
