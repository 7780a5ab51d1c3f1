// `npm run bench:next-page`: from a click on a link to the largest thing painted (LCP), median of rounds, with the pointer
// resting on the link a moment before, as people do, and without. In the browser people have, from the built product.
import { findOrInstallFullBrowser } from '../scripts/browser.mjs';
import { type BrowserTab, openTab } from '../tests/support/browser-tab.ts';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';
import { median } from './figures.ts';

const ROUNDS = isBrief ? 1 : 5;
/** Milliseconds: the rules' own patience is 200. */
const REST = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const LINKS = {
  'home → blog': ['/', 'header a[href="/tinklarastis"]'],
  'home → EU projects': ['/', 'header a[href="/es-projektai"]'],
  'home → service': ['/', 'main a[href^="/paslaugos/"]'],
  'blog → article': ['/tinklarastis', 'main [data-list] a[href^="/tinklarastis/"]'],
  'article → blog': ['article', 'header a[href="/tinklarastis"]'],
  'blog → help': ['/tinklarastis', 'header a[href="/pagalba"]'],
} as const;

/** Milliseconds from the visit's beginning: a page made ready begins when it is shown. */
const PAINTED = `new Promise((resolve) => new PerformanceObserver((list) => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  resolve([Math.max(0, list.getEntries().at(-1).startTime - activationStart), activationStart > 0]);
}).observe({ type: 'largest-contentful-paint', buffered: true }))`;

async function measure(tab: BrowserTab, url: string, link: string, rest: number) {
  await tab.open(url);
  // The first visit asks about cookies; the answer is kept.
  await tab.evaluate(
    `document.querySelector('#slapukai:not([hidden]) [value=necessary]')?.click()`,
  );
  await pause(500);
  if (rest > 0) {
    await tab.point(link);
    await pause(rest);
  }
  await tab.click(link);
  await pause(1500);
  if ((await tab.evaluate('location.href')) === url) throw new Error(`${link} leads nowhere`);
  return tab.evaluate<[number, boolean]>(PAINTED);
}

const product = await startProduct({ SEED: 'demo' });
const tab = await openTab(findOrInstallFullBrowser() ?? '');
try {
  const list = await (await fetch(`${product.url}/tinklarastis`)).text();
  const article = /\/tinklarastis\/[a-z0-9-]{20,}(?=")/.exec(list)?.[0] ?? '';
  const table: Record<string, Record<string, number | string>> = {};
  for (const [name, [page, link]] of Object.entries(LINKS)) {
    const url = product.url + (page === 'article' ? article : page);
    const seen = { rested: [] as number[], atOnce: [] as number[], ready: 0 };
    for (let round = -1; round < ROUNDS; round += 1) {
      const [rested, isReady] = await measure(tab, url, link, REST);
      const [atOnce] = await measure(tab, url, link, 0);
      // The first round fills the product's memory of pages.
      if (round < 0) continue;
      seen.rested.push(rested);
      seen.atOnce.push(atOnce);
      if (isReady) seen.ready += 1;
    }
    table[name] = {
      [`LCP, rested ${REST} ms`]: Math.round(median(seen.rested)),
      'its worst': Math.round(Math.max(...seen.rested)),
      'made ready': `${seen.ready} of ${ROUNDS}`,
      'LCP, clicked at once': Math.round(median(seen.atOnce)),
    };
  }
  console.table(table);
} finally {
  await tab.close();
  await product.remove();
}
