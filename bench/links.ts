// `npm run bench:links`: the stories that are found on listing pages without a selector: ten pages of our own
// (tests/fixtures/listings) and those of the corpus. Prints every miss. Bars, for each page and for all together:
// at least 95 % of the stories, at most 5 % of what was found something else.
import { createPageReader } from '../src/server/newsroom/import/pages/page-reader.ts';
import {
  compareListing,
  listCorpusListings,
  listOwnListings,
} from '../tests/support/listing-pages.ts';

const BAR_FOUND = 0.95;
const BAR_OTHERS = 0.05;

const reader = createPageReader({ log: { warn: () => {} } });
const table: Record<string, Record<string, number>> = {};
const total = { stories: 0, found: 0, others: 0 };
for (const page of [...listOwnListings(), ...listCorpusListings()]) {
  const links = await reader.discoverLinks(page.html, { url: page.url });
  const { found, missed, others } = compareListing(page, links);
  total.stories += page.stories.size;
  total.found += found.length;
  total.others += others.length;
  table[page.name] = rowOf(page.stories.size, found.length, others.length);
  for (const url of missed) console.log(`${page.name} missed ${url}`);
  for (const url of others) console.log(`${page.name} took ${url}`);
  if (process.argv.includes('--titles')) {
    for (const { title, url } of links) console.log(`${page.name}: ${title} ${url}`);
  }
}
await reader.close();
table.together = rowOf(total.stories, total.found, total.others);
console.table(table);

function rowOf(stories: number, found: number, others: number) {
  const share = stories === 0 ? 0 : found / stories;
  const otherShare = found + others === 0 ? 0 : others / (found + others);
  if (share < BAR_FOUND || otherShare > BAR_OTHERS) process.exitCode = 1;
  const percent = (value: number) => Math.round(value * 1000) / 10;
  return { stories, found, others, '% found': percent(share), '% others': percent(otherShare) };
}
