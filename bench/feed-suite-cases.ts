import { textOfHtml } from '../src/server/html/plain-text.ts';
import { sanitiseHtml } from '../src/server/html/sanitise-html.ts';
import type { ParsedFeed } from '../src/server/newsroom/import/item/feed-item.ts';
import { parseItemDate } from '../src/server/newsroom/import/item/item-date.ts';

/** A test of feedparser says in a comment what must hold, as an expression of Python. */
const CASE = /Description:\s*(.*?)\s*Expect:\s*(.*)\s*-->/;
const STRING = /^[ur]*(?:"""|'''|"|')(.*?)(?:"""|'''|"|')$/s;
const TUPLE = /^\((\d{4}(?:,\s*\d+){5,8})\)$/;

/** One thing that must hold of a feed. */
export interface Check {
  what: string;
  /** What is there instead, or null when it is as expected; the feed is null where it could not be read. */
  find: (feed: ParsedFeed | null) => string | null;
}

/** What a file of feedparser asserts of fields that this product has. */
export function listChecks(text: string): Check[] {
  const expression = CASE.exec(text)?.[2] ?? '';
  return expression.split(/\s+and\s+(?=not |entries|feed|bozo|len)/).flatMap((part) => {
    const [, path = '', literal = ''] = /^([^=]+?)\s*==\s*(.*)$/s.exec(part.trim()) ?? [];
    const field = path.replace(/\['(\w+)'\]/g, '.$1');
    const expected = readLiteral(literal.trim());
    if (!(field in READERS) || expected === null) return [];
    const what = `${field} is ${JSON.stringify(expected)}`;
    return [{ what, find: (feed) => findDifference(feed, field, expected) }];
  });
}

const DATE_ELEMENT =
  /<(?:\w+:)?(?:pubDate|date|issued|modified|created|updated|published)\b[^<>]*>([^<]*)</g;
/** File names of feedvalidator whose date is none, or may be none. */
const NO_DATE = /bad_|no_year|year_only|year_month|invalid-date|no_day/;
/** Four digits, and so on, whatever stands between them. */
const DIGITS =
  /^(\d{4})-?(\d\d)-?(\d\d)[^\d]*(?:(\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?\s*(?:Z|([+-]\d\d):?(\d\d))?)?$/i;

/** Each date of a feed, read by its digits or as the platform reads it. */
export function checkDates(text: string, file: string): Check[] {
  return [...text.matchAll(DATE_ELEMENT)].flatMap(([, raw = '']) => {
    const written = raw.trim();
    // Without a day, or of a time before there were feeds: what the product makes of it is its own choice.
    if (!/\d.*\d\d/.test(written) || /^\d{4}(?:-\d\d)?$|\b(?:0\d|1[0-8])\d\d\b/.test(written))
      return [];
    const expected = NO_DATE.test(file) && !isDay(written) ? null : readDigits(written);
    const found = parseItemDate(written)?.getTime() ?? null;
    return [
      {
        what: `${written} is ${expected === null ? 'no date' : new Date(expected).toISOString()}`,
        find: () => (found === expected ? null : String(found && new Date(found).toISOString())),
      },
    ];
  });
}

/** Whether the platform reads the same day as is written. */
function isDay(written: string): boolean {
  const day = Number(/^\d{4}-\d\d-(\d\d)/.exec(written)?.[1]);
  return !Number.isNaN(Date.parse(written)) && new Date(written.slice(0, 10)).getUTCDate() === day;
}

function readDigits(written: string): number | null {
  const [, year, month, day, hour = 0, minute = 0, second = 0, zone = 0, rest = 0] = (
    DIGITS.exec(written) ?? []
  ).map((each) => each ?? 0);
  if (!year) return Number.isNaN(Date.parse(written)) ? null : Date.parse(written);
  const time = Date.UTC(+year, Number(month) - 1, Number(day), +hour, +minute, +second);
  const ahead = Math.abs(+zone) * 60 + +rest;
  return time - (String(zone).startsWith('-') ? -ahead : ahead) * 60_000;
}

const FEED = /<(?:\w+:)?(?:feed|rss|RDF)[\s>]/i;
const ITEM = /<(?:\w+:)?(item|entry)[\s>][\s\S]*?<\/(?:\w+:)?\1>/;
const TEXT_ELEMENT =
  /<((?!media:)(?:\w+:)?(?:description|encoded|body|fullitem|content|summary))(?:\s[^<>]*)?>([\s\S]*?)<\/\1>/g;

/** An item that has a text somewhere has it in the product. */
export function checkText(text: string): Check[] {
  // An entry by itself is no feed.
  const item = (FEED.test(text) && ITEM.exec(text)?.[0]) || '';
  const words = [...item.matchAll(TEXT_ELEMENT)].some(([, , inside = '']) =>
    /\p{L}/u.test(textOfHtml(inside.replace(/<!\[CDATA\[|\]\]>/g, ''))),
  );
  if (!words) return [];
  const find = (feed: ParsedFeed | null) =>
    feed?.items[0]?.summaryHtml || feed?.items[0]?.contentHtml ? null : 'nothing';
  return [{ what: 'the text of its item', find }];
}

function readLiteral(literal: string): string | Date | null {
  const numbers = TUPLE.exec(literal)?.[1]?.split(/,\s*/).map(Number);
  if (numbers) {
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers;
    return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  }
  const text = STRING.exec(literal)?.[1];
  return text === undefined ? null : unescapePython(text);
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t' };
const unescapePython = (text: string): string =>
  text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|(.))/gis, (_, x, u, wide, one) =>
    one === undefined
      ? String.fromCodePoint(Number.parseInt(x ?? u ?? wide, 16))
      : (ESCAPES[one] ?? one),
  );

type Reader = (feed: ParsedFeed) => (string | Date | null | undefined)[];

const text = (feed: ParsedFeed) => [feed.items[0]?.summaryHtml, feed.items[0]?.contentHtml];
const title = (feed: ParsedFeed) => [feed.items[0]?.title];
const date = (feed: ParsedFeed) => [feed.items[0]?.publishedAt];
/** Of several any may be what is expected: the product takes the longer of an item's two texts, whatever their names. */
const READERS: Record<string, Reader> = {
  'entries[0].title': title,
  'entries[0].title_detail.value': title,
  'entries[0].description': text,
  'entries[0].summary': text,
  'entries[0].summary_detail.value': text,
  'entries[0].content[0].value': text,
  'entries[0].link': (feed) => [feed.items[0]?.url],
  'entries[0].id': (feed) => [feed.items[0]?.guid],
  'entries[0].guid': (feed) => [feed.items[0]?.guid],
  'entries[0].author': (feed) => [feed.items[0]?.author],
  'entries[0].published_parsed': date,
  'entries[0].updated_parsed': date,
  'entries[0].media_thumbnail[0].url': (feed) => [feed.items[0]?.imageUrl],
  'feed.title': (feed) => [feed.title],
  'feed.title_detail.value': (feed) => [feed.title],
  'feed.language': (feed) => [feed.language],
};

/** The same words and the same addresses in them. */
function findDifference(
  feed: ParsedFeed | null,
  field: string,
  expected: string | Date,
): string | null {
  const found = (feed && READERS[field]?.(feed)) ?? [];
  const baseUrl = feed?.items[0]?.baseUrl ?? 'http://none.invalid/';
  const isSame = found.some((value) => {
    if (value instanceof Date || expected instanceof Date)
      return value instanceof Date && expected instanceof Date && +value === +expected;
    return isSameText(value ?? '', expected, baseUrl);
  });
  return isSame ? null : JSON.stringify(found);
}

function isSameText(found: string, expected: string, baseUrl: string): boolean {
  const words = (html: string) => textOfHtml(html).replace(/\s+/g, '');
  const plain = expected.replace(/\s+/g, '');
  const links = (html: string) =>
    [...sanitiseHtml(html, { baseUrl }).matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  const bare = found.replace(/\s+/g, '');
  if (bare === plain || bare === words(expected) || words(found) === plain) return true;
  if (URL.parse(found) && URL.parse(found)?.href === URL.parse(expected)?.href) return true;
  return words(found) === words(expected) && `${links(found)}` === `${links(expected)}`;
}
