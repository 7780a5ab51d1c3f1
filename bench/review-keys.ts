// `npm run bench:review-keys`: how long after J the next text of the review stands on the screen, with 200 imports waiting; then
// what the page holds in memory, after a collection, while texts are skipped on and on, there and back: an hour of
// triage and more. In a real browser, on the built product. Bars: median and p95 100 ms; a heap that stays as it is.
import type { Page } from '@playwright/test';
import { openDatabase } from '../tests/support/break-database.ts';
import { titleOf } from '../tests/support/import-panel.ts';
import { signedInState } from '../tests/support/panel.ts';
import { addQueue } from '../tests/support/panel-articles.ts';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';
import { describeKeys, nextFrames, threadTime, watchTitle } from './key-frames.ts';
import { launchBrowser } from './launch-browser.ts';

const QUEUED = isBrief ? 5 : 200;
const KEYS = isBrief ? 3 : 100;
const SKIPS = isBrief ? 4 : 600;
const ROUNDS = isBrief ? 1 : 6;
/** Milliseconds between two keys: nobody decides faster. */
const PACE = 400;
const BAR = 100;

const product = await startProduct();
const database = await openDatabase(product);
try {
  await addQueue(
    database,
    Array.from({ length: QUEUED }, (_, at) => `Eilės straipsnis ${at + 1}`),
  );
  const [first] = await database.query<{ id: string }>(
    `select id from articles where ai_translated_title = 'Eilės straipsnis 1'`,
  );
  const browser = await launchBrowser();
  const context = await browser.newContext({ storageState: await signedInState(product) });
  const page = await context.newPage();
  await page.goto(`${product.url}/admin/import/ai/${first?.id}?min=0`);
  await titleOf(page).filter({ hasText: 'Eilės straipsnis 1' }).waitFor();
  await page.waitForLoadState('networkidle');
  await watchTitle(page);
  const worked = await threadTime(page);
  const before = await worked();
  await skip(page, 'j', KEYS);
  const workedFor = (await worked()) - before;
  const took = await nextFrames(page);
  console.table([describeKeys(took, workedFor, BAR)]);

  const memory = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round > 0)
      for (const key of ['k', 'j']) await skip(page, key, SKIPS / ROUNDS / 2, PACE / 4);
    memory.push({ skips: KEYS + (round * SKIPS) / ROUNDS, ...(await weigh(page)) });
  }
  console.table(memory);
  await browser.close();
} finally {
  await database.close();
  await product.remove();
}

async function skip(page: Page, key: string, times: number, pace = PACE): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pace);
  }
}

/** After a collection. */
async function weigh(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  await devTools.detach();
  return { 'heap MB': (usedSize / 1e6).toFixed(1), nodes, listeners: jsEventListeners };
}
