// `npm run bench:page-collections -- FOLDER`: articles taken from two public collections of annotated pages, the whole
// way an imported page goes (bytes, characters, interstitial, extraction, sanitiser, stored text), by each collection's
// own measure. FOLDER holds clones of github.com/scrapinghub/article-extraction-benchmark and
// github.com/adbar/trafilatura. Each is split by the SHA-256 of its pages' file names: rules are made looking at the
// half 0–7 alone (`--worst` prints its worst pages) and weights are fitted on it, the half 8–f is only scored, and counts. Bars: F1 0.972 and 0.926
// on the unseen half, p95 60 ms of processor time, which a busy machine lengthens less than the clock's. The time is the
// extraction's in the reader's thread; characters before it and the sanitiser after it are part of the scores alone.
import { textOfHtml } from '../src/server/html/plain-text.ts';
import type { FeedItem } from '../src/server/newsroom/import/item/feed-item.ts';
import { createPageReader } from '../src/server/newsroom/import/pages/page-reader.ts';
import {
  type AnnotatedPage,
  type Collection,
  isSeen,
  listCollections,
  readCharacters,
} from './annotated-pages.ts';
import { isBrief } from './brief.ts';
import { percentile } from './figures.ts';
import type { Counts } from './page-scores.ts';

interface Read extends AnnotatedPage {
  counts: Counts;
  ms: number;
  cpuMs: number;
  isLost: boolean;
}

const BAR_MS = 60;
const folder = process.argv.slice(2).find((word) => !word.startsWith('--'));
const collections = listCollections(folder);
if (collections.length === 0) {
  console.log(
    'The collections are not there (see the first lines of the bench): nothing measured.',
  );
  process.exit(0);
}

const reader = createPageReader({ log: { warn: () => {} } });
let isGood = true;
for (const { name, bar, score, pages } of collections) {
  const read: Read[] = [];
  for (const page of pages.slice(0, isBrief ? 4 : undefined)) read.push(await readPage(page));
  const halves = { 'seen (0–7)': read.filter(isSeen), 'unseen (8–f)': read.filter(not(isSeen)) };
  const rows = Object.entries(halves).map(([half, of]) => {
    const { f1, precision, recall } = score(of.map(({ counts }) => counts));
    const p95 = (times: number[]) => Math.round(percentile(times, 0.95));
    const cpuMs = p95(of.map((each) => each.cpuMs));
    if (half.startsWith('unseen') && (f1 < bar || cpuMs > BAR_MS)) isGood = false;
    const lost = of.filter(({ isLost }) => isLost).length;
    return [
      half,
      {
        pages: of.length,
        F1: round(f1),
        precision: round(precision),
        recall: round(recall),
        lost,
        'p95 cpu ms': cpuMs,
        'p95 ms': p95(of.map(({ ms }) => ms)),
      },
    ];
  });
  console.log(`${name} (bar: ${bar})`);
  console.table(Object.fromEntries(rows));
  if (process.argv.includes('--worst')) printWorst(halves['seen (0–7)'], score);
}
await reader.close();
process.exit(isGood || isBrief ? 0 : 1);

/** As `readArticlePage` does with what a server answered, and what is stored of it. */
async function readPage(page: AnnotatedPage): Promise<Read> {
  const text = readCharacters(page);
  const [started, before] = [performance.now(), process.cpuUsage()];
  const article = await reader.extractArticle(text, page.url).catch(() => null);
  const ms = performance.now() - started;
  // All threads: the reader's, and what collects its garbage.
  const { user, system } = process.cpuUsage(before);
  const reading = { article, url: page.url, status: 200, fault: null };
  const { body } = await reader.composeBody({ item: linkTo(page.url), page: reading });
  const stored = textOfHtml(body.html);
  return {
    ...page,
    counts: page.compare(stored),
    ms,
    cpuMs: (user + system) / 1000,
    isLost: article === null,
  };
}

/** An item of which only the address is known. */
function linkTo(url: string): FeedItem {
  const none = { guid: null, author: null, publishedAt: null, rawDate: null, imageUrl: null };
  return { ...none, url, title: '', summaryHtml: '', contentHtml: '', baseUrl: url };
}

function not<Item>(holds: (item: Item) => boolean): (item: Item) => boolean {
  return (item) => !holds(item);
}

function printWorst(pages: Read[], score: Collection['score']): void {
  const f1 = ({ counts }: Read) => score([counts]).f1;
  for (const page of pages.toSorted((a, b) => f1(a) - f1(b)).slice(0, 40)) {
    const { precision, recall } = score([page.counts]);
    console.log(
      `${round(f1(page))} (${round(precision)}, ${round(recall)}) ${page.isLost ? 'LOST ' : ''}${page.file} ${page.url}`,
    );
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
