// `npm run bench:import-run [200]`: the product reads so many sources with ten whole articles each, as its queue does it, first
// new and then unchanged, while a visitor opens the home page again and again. Seconds of the run, and what the page took
// beside an idle product. Bar: unchanged, 20 sources a second on two cores.
import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '../src/domain/time/duration.ts';
import { signInToApi } from '../tests/support/api-client.ts';
import { startFeedServer } from '../tests/support/feed-server.ts';
import { inventArticle } from '../tests/support/invented-names.ts';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';

const SOURCES = isBrief ? 2 : Number(process.argv[2] ?? 200);
const ARTICLES = 10;
const BAR_A_SECOND = 20;
/** Milliseconds between two looks of the visitor. */
const PAUSE = 15;

const feeds = await startFeedServer();
const product = await startProduct({ OUTBOUND_ALLOW: feeds.hostPort });
const api = await signInToApi(product);
for (let source = 0; source < SOURCES; source += 1) await addSource(source);

let isRunning = true;
const idle = openHomePage();
await sleep(isBrief ? 100 : seconds(5));
isRunning = false;
const table = { idle: await idle, new: await run(), unchanged: await run() };
console.table(table);
await product.remove();
await feeds.close();
const isFastEnough = (table.unchanged['sources a second'] ?? 0) >= BAR_A_SECOND;
process.exit(isBrief || isFastEnough ? 0 : 1);

async function addSource(source: number): Promise<void> {
  const items = Array.from({ length: ARTICLES }, (_, at) => {
    const { title, text } = inventArticle(`${source} ${at}`);
    return `<item><title>${title}</title><link>${feeds.origin}/${source}/${at}</link><description><![CDATA[<p>${text}</p><p>${text}</p>]]></description></item>`;
  });
  feeds.route(`/${source}.xml`, {
    headers: { 'content-type': 'application/rss+xml' },
    body: `<rss version="2.0"><channel><title>S</title><link>${feeds.origin}</link>${items.join('')}</channel></rss>`,
  });
  const values = { name: `S${source}`, rss_url: `${feeds.origin}/${source}.xml`, type: 'rss' };
  const { status } = await api('POST', '/api/admin/sources', values);
  if (status !== 201) throw new Error(`A source was not added: ${status}`);
}

async function run() {
  const begun = performance.now();
  isRunning = true;
  const visits = openHomePage();
  const path = '/functions/v1/import-rss-sources';
  const { body } = await api('POST', path, { manual: true });
  const took = (performance.now() - begun) / 1000;
  isRunning = false;
  const round = (value: number) => Number(value.toFixed(1));
  return {
    articles: body.imported as number,
    seconds: round(took),
    'sources a second': round(SOURCES / took),
    ...(await visits),
  };
}

/** What a visitor waits, in milliseconds, until `isRunning` is false. */
async function openHomePage() {
  const took: number[] = [];
  do {
    const begun = performance.now();
    await (await fetch(product.url)).arrayBuffer();
    took.push(performance.now() - begun);
    await sleep(PAUSE);
  } while (isRunning);
  took.sort((a, b) => a - b);
  const share = (part: number) => Number((took[Math.floor(took.length * part)] ?? 0).toFixed(1));
  return { 'page p50 ms': share(0.5), 'p95 ms': share(0.95), 'p99 ms': share(0.99) };
}
