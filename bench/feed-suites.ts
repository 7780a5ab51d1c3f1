// `npm run bench:feed-suites -- FOLDER`: what two public suites of tests say of feeds, asked of the product's parser.
// FOLDER holds clones of github.com/kurtmckee/feedparser (BSD-2-Clause: values that its tests expect of titles, links,
// identifiers, dates, texts, authors and languages) and of github.com/w3c/feedvalidator (MIT: feeds right and wrong, of which
// every date and every item's text is looked at; RSS 1.1, which nobody took up, is left out). Where the product differs on purpose stands below with the reason. Split by the SHA-256 of
// the file names: only of the half 0–7 are differences printed. Bar: no difference that is not deliberate.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { decodeText } from '../src/server/newsroom/import/documents/decode-text.ts';
import { SourceError } from '../src/server/newsroom/import/documents/source-error.ts';
import { parseFeed } from '../src/server/newsroom/import/feeds/parse-feed.ts';
import type { ParsedFeed } from '../src/server/newsroom/import/item/feed-item.ts';
import { isBrief } from './brief.ts';
import { type Check, checkDates, checkText, listChecks } from './feed-suite-cases.ts';

interface Suite {
  name: string;
  home: string;
  files: string;
  checksOf: (text: string, file: string) => Check[];
}

/** By file names, with the reason. */
const DELIBERATE: [RegExp, string][] = [
  [
    /content_location/,
    'the header Content-Location is not asked about: addresses are relative to the address of the feed',
  ],
  [/[/]cdf[/]/, 'CDF is written by nobody any more'],
  [/crazy/, 'what scripts say is no text'],
  [/entity_in_doctype/, 'entities of its own are not expanded: they explode and read files'],
  [
    /not_a_doctype|unexpected_character|malicious_comment/,
    'broken HTML means what it means to browsers',
  ],
  [/item_dc_author/, 'Dublin Core has no element of this name'],
  [/description_and_summary/, 'RSS has no element of this name, and the description is there'],
  [/lang_underscore/, 'kept as it is written; only its first letters are read'],
];

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const suites: Suite[] = [
  {
    name: 'feedparser',
    home: join(folder, 'feedparser', 'tests'),
    files: '{wellformed,illformed}/**/*.xml',
    checksOf: listChecks,
  },
  {
    name: 'feedvalidator',
    home: join(folder, 'feedvalidator', 'testcases'),
    files: '{atom,rss,rss20,ext,xml}/**/*.xml',
    checksOf: (text: string, file: string) => [...checkDates(text, file), ...checkText(text)],
  },
].filter(({ home }) => folder !== '' && existsSync(home));
if (suites.length === 0) {
  console.log('The suites are not there (see the first lines of the bench): nothing measured.');
  process.exit(0);
}

let rest = 0;
for (const { name, home, files, checksOf } of suites) {
  const half = () => ({ checks: 0, agree: 0, deliberate: 0, rest: 0 });
  const table = { 'seen (0–7)': half(), 'unseen (8–f)': half() };
  for (const file of globSync(files, { cwd: home })
    .sort()
    .slice(0, isBrief ? 20 : undefined)) {
    const { text } = decodeText(readFileSync(join(home, file)), { url: addressOfFeed() });
    const checks = checksOf(text, file);
    if (checks.length === 0) continue;
    const feed = await read(text);
    const row = table[isSeen(file) ? 'seen (0–7)' : 'unseen (8–f)'];
    for (const { what, find } of checks) {
      const difference = find(feed);
      row.checks += 1;
      if (difference === null) row.agree += 1;
      else if (DELIBERATE.some(([pattern]) => pattern.test(`/${file}`))) row.deliberate += 1;
      else {
        row.rest += 1;
        if (isSeen(file))
          console.log(`${relative('.', file)}: ${what}\n  ${difference.slice(0, 400)}`);
      }
    }
  }
  console.log(name);
  console.table(table);
  rest += table['seen (0–7)'].rest + table['unseen (8–f)'].rest;
}
for (const [pattern, why] of DELIBERATE) console.log(`deliberate: ${pattern.source}: ${why}`);
process.exit(rest === 0 || isBrief ? 0 : 1);

/** As the suite of feedparser serves its files. */
function addressOfFeed(): string {
  return 'http://127.0.0.1:8097/tests/feed.xml';
}

async function read(text: string): Promise<ParsedFeed | null> {
  return parseFeed(text, addressOfFeed()).catch((error: unknown) => {
    if (error instanceof SourceError) return null;
    throw error;
  });
}

function isSeen(file: string): boolean {
  return /^[0-7]/.test(createHash('sha256').update(basename(file)).digest('hex'));
}
