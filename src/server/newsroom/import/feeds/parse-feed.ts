import { parseFeed as parseWithFeedsmith } from 'feedsmith';
import { isChallengePage } from '../documents/challenge-page.ts';
import { brokenFeed, SourceError } from '../documents/source-error.ts';
import type { ParsedFeed } from '../item/feed-item.ts';
import { hasEndlessTag } from './endless-tags.ts';
import { isFeedTooComplex } from './feed-limits.ts';
import { readWithFeedparser } from './read-feedparser.ts';
import { readFeedsmith } from './read-feedsmith.ts';
import { cutToBeginning, respellFeed } from './respell-feed.ts';

/** The longest archives that publishers put into one feed have some thousands. */
const MAX_ITEMS = 10_000;

/**
 * RSS 0.9x, 1.0 and 2.0, Atom and JSON Feed. One parser reads nearly everything; a second, more patient
 * one takes over for broken XML and where items went missing.
 * @param written already decoded
 * @param feedUrl where the feed was fetched from; relative addresses are resolved against it
 * @throws SourceError blocked, not-a-feed, broken-feed
 */
export async function parseFeed(written: string, feedUrl: string): Promise<ParsedFeed> {
  const feed = await readFeed(written, feedUrl);
  const items = feed.items.map((item) => ({ ...item, language: item.language ?? feed.language }));
  return { ...feed, items };
}

async function readFeed(written: string, feedUrl: string): Promise<ParsedFeed> {
  const text = withoutWarnings(written);
  if (hasEndlessTag(text)) throw brokenFeed('an element with thousands of attributes');
  if (countItems(text) > MAX_ITEMS) throw brokenFeed('too many items');
  const start = startOf(text);
  const isJson = start.startsWith('{');
  if (!isJson && !start.startsWith('<')) throw notAFeed('neither XML nor JSON');
  if (!isJson && isFeedTooComplex(text)) throw brokenFeed('too deep or too many elements');
  let feed: ParsedFeed | null = null;
  let cause: unknown;
  try {
    feed = readFeedsmith(parseWithFeedsmith(isJson ? text : respellFeed(text)), feedUrl);
  } catch (error) {
    cause = error;
  }
  if (feed && (isJson || feed.items.length >= countItems(text))) return feed;
  const patient = isJson ? null : await readWithFeedparser(text, feedUrl);
  if (feed) return patient && patient.items.length > feed.items.length ? patient : feed;
  if (patient && (patient.items.length > 0 || patient.title)) return patient;
  throw isJson || /<(?:rss|rdf:RDF|feed)\b/i.test(start)
    ? brokenFeed(cause)
    : notAFeed(String(cause));
}

const startOf = (text: string): string =>
  text
    .slice(0, 4096)
    .replace(/^\ufeff/, '')
    .trimStart();

/** Servers write their warnings before a feed; what stands before a page may look like one. */
function withoutWarnings(written: string): string {
  const start = startOf(written);
  if (isHtml(start)) throw htmlInsteadOfFeed(written);
  const text = /^(?:\{|<[?!])/.test(start) ? written : cutToBeginning(written);
  if (isHtml(startOf(text))) throw htmlInsteadOfFeed(text);
  return text;
}

/** Cheap and from above: the fallback runs in vain where an item's text talks about `<item>`. */
function countItems(text: string): number {
  const start = /<(?:[\w-]+:)?(?:item|entry)[\s>]/g;
  let count = 0;
  while (start.test(text)) count += 1;
  return count;
}

function isHtml(start: string): boolean {
  const bare = start.replace(/^(?:\s*(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->))*\s*/, '');
  return /^<(?:!doctype\s+html|html|head|body)\b/i.test(bare);
}

function htmlInsteadOfFeed(html: string): SourceError {
  if (!isChallengePage(html)) return notAFeed('HTML page');
  return new SourceError(
    'blocked',
    'Svetainė vietoj srauto rodo patikros arba prisijungimo puslapį.',
    'challenge or sign-in page instead of a feed',
  );
}

function notAFeed(log: string): SourceError {
  return new SourceError(
    'not-a-feed',
    'Šiuo adresu nėra naujienų srauto (RSS, Atom arba JSON Feed).',
    log,
  );
}
