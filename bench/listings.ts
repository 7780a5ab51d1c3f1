// `npm run bench:listings -- FOLDER`: stories found on listing pages of a public collection, the way a listing is read (bytes,
// characters, links of its own host). FOLDER holds a clone of github.com/TeamHG-Memex/autopager, whose pages are split by the
// SHA-256 of their site's name: rules are made looking at the half 0–7 alone (`--misses` prints what is missed and
// wrongly taken there), the half 8–f is only scored, and counts. Bars on it: 95 % of the stories found, 2 % of what is found others.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { decodeText } from '../src/server/newsroom/import/documents/decode-text.ts';
import { createPageReader } from '../src/server/newsroom/import/pages/page-reader.ts';
import {
  ANNOTATED_LISTINGS,
  ANNOTATED_STORIES,
  type AnnotatedListing,
} from './annotated-listings.ts';
import { isBrief } from './brief.ts';

const BAR_FOUND = 0.95;
const BAR_OTHERS = 0.02;

const folder = process.argv.slice(2).find((word) => !word.startsWith('--'));
const home = folder ? join(folder, 'autopager', 'autopager', 'data', 'html') : null;
if (!home || !existsSync(home)) {
  console.log('The collection is not there (see the first lines of the bench): nothing measured.');
  process.exit(0);
}

const reader = createPageReader({ log: { warn: () => {} } });
const listings = isBrief ? ANNOTATED_LISTINGS.slice(0, 4) : ANNOTATED_LISTINGS;
const read = [];
for (const listing of listings) read.push(await readListing(home, listing));
await reader.close();
const annotated = read.reduce((sum, { stories }) => sum + stories, 0);
if (!isBrief && annotated !== ANNOTATED_STORIES) {
  throw new Error(
    `${annotated} stories are annotated, ${ANNOTATED_STORIES} were: is it the same collection?`,
  );
}
if (process.argv.includes('--misses')) {
  for (const { file, url, missed, others } of read.filter((each) => each.isSeen)) {
    for (const each of missed) console.log(`${file} ${url} missed ${each}`);
    for (const each of others) console.log(`${file} ${url} took ${each}`);
  }
}
const unseen = read.filter(({ isSeen }) => !isSeen);
console.table({
  'seen (0–7)': sum(read.filter(({ isSeen }) => isSeen)),
  'unseen (8–f)': sum(unseen),
});
const { found, stories, others } = count(unseen);
const isGood = found >= BAR_FOUND * stories && others <= BAR_OTHERS * (found + others);
process.exit(isGood || isBrief ? 0 : 1);

interface ReadListing {
  file: string;
  url: string;
  isSeen: boolean;
  stories: number;
  missed: string[];
  others: string[];
}

async function readListing(base: string, listing: AnnotatedListing): Promise<ReadListing> {
  const { file, url } = listing;
  const { text } = decodeText(readFileSync(join(base, file)), { contentType: 'text/html', url });
  const { document } = parseHTML(text);
  const addressesOf = (selector: string | undefined) =>
    new Set(
      [...(selector ? document.querySelectorAll(selector) : [])].flatMap((each) => {
        const address = URL.parse(each.getAttribute('href') ?? '', url);
        if (!address) return [];
        address.hash = '';
        return [address.href];
      }),
    );
  const stories = addressesOf(listing.stories);
  const elsewhere = addressesOf(listing.others);
  const links = await reader.discoverLinks(text, { url });
  const found = new Set(links.filter(({ isElsewhere }) => !isElsewhere).map((link) => link.url));
  const site = new URL(url).host.replace(/^www\./, '');
  return {
    file,
    url,
    isSeen: /^[0-7]/.test(createHash('sha256').update(site).digest('hex')),
    stories: stories.size,
    missed: [...stories].filter((each) => !found.has(each)),
    others: [...found].filter((each) => !stories.has(each) && !elsewhere.has(each)),
  };
}

function count(pages: ReadListing[]) {
  const total = (of: (page: ReadListing) => number) =>
    pages.reduce((sum, page) => sum + of(page), 0);
  const stories = total((page) => page.stories);
  const found = stories - total(({ missed }) => missed.length);
  return { pages: pages.length, stories, found, others: total((page) => page.others.length) };
}

function sum(pages: ReadListing[]) {
  const counted = count(pages);
  const { stories, found, others } = counted;
  const percent = (part: number, whole: number) =>
    Math.round((part / Math.max(1, whole)) * 1000) / 10;
  return {
    ...counted,
    '% found': percent(found, stories),
    '% others': percent(others, found + others),
  };
}
