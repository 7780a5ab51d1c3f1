import { setImmediate } from 'node:timers/promises';
import FeedParser from 'feedparser';
import { textOfHtml } from '../../../html/plain-text.ts';
import type { FeedItem, ParsedFeed } from '../item/feed-item.ts';
import { resolveUrl } from '../item/resolve-url.ts';
import { chooseDate, readTitle } from './item-values.ts';

/** Characters handed over at once. */
const PIECE = 16_384;
/** A feed with more faults than this is noise; what was read before them counts. */
const MAX_ERRORS = 1000;

const DATE_FIELDS = [
  'rss:pubdate',
  'atom:published',
  'atom:issued',
  'dc:date',
  'dcterms:issued',
  'atom:updated',
  'atom:modified',
  'dcterms:modified',
];
/** `a&b</link>`: the library takes the bracket for a part of an entity's name, and the tag for text. */
const BARE_AMPERSAND = /&(?=\w{0,32}<)/g;

/**
 * The patient parser: keeps what it has read when the XML breaks off. Null when it cannot tell that this
 * is a feed. Its dates are guesses of the platform's, so the raw ones are read by our own rules.
 */
export function readWithFeedparser(text: string, feedUrl: string): Promise<ParsedFeed | null> {
  const { promise, resolve } = Promise.withResolvers<ParsedFeed | null>();
  const items: FeedItem[] = [];
  let meta: FeedParser.Meta | null = null;
  const parser = new FeedParser({ feedurl: feedUrl, addmeta: false, resume_saxerror: true });
  parser.on('meta', (found) => {
    meta = found;
  });
  parser.on('error', (error) => {
    if (/not a feed/i.test(error.message)) resolve(null);
  });
  parser.on('readable', () => {
    for (let item = parser.read(); item; item = parser.read()) items.push(readItem(item, feedUrl));
  });
  const finish = () => {
    const { title, language, '#type': format } = meta ?? {};
    resolve(
      format ? { format, title: textOfHtml(title ?? ''), language: language ?? null, items } : null,
    );
  };
  parser.on('end', finish);
  parser.on('close', finish);
  void feed(parser, text.replace(BARE_AMPERSAND, '&amp;'), () => countErrors(parser) > MAX_ERRORS);
  return promise;
}

/** The library keeps what the XML parser complained about, and reports it in this field only. */
const countErrors = (parser: object): number =>
  'errors' in parser && Array.isArray(parser.errors) ? parser.errors.length : 0;

/** Piece by piece, so that noise is given up early and the items are taken out as they come. */
async function feed(parser: FeedParser, text: string, isHopeless: () => boolean): Promise<void> {
  for (let at = 0; at < text.length && !isHopeless(); at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    if (at + PIECE < text.length) await setImmediate();
  }
  parser.end();
}

function readItem(item: FeedParser.Item, feedUrl: string): FeedItem {
  const { description, summary } = item;
  return {
    guid: item.guid || null,
    url:
      resolveUrl(item.link, feedUrl) ??
      resolveUrl(/^https?:/i.test(item.guid ?? '') ? item.guid : null, feedUrl),
    // The library has taken everything in angle brackets out of its own.
    title: readTitle(textField(item['rss:title']) ?? item.title),
    summaryHtml: summary ?? description ?? '',
    contentHtml: description && description !== summary ? description : '',
    baseUrl: feedUrl,
    author: textOfHtml(item.author ?? '') || null,
    ...chooseDate(DATE_FIELDS.map((field) => textField(item[field]))),
    imageUrl: resolveUrl(item.image?.url, feedUrl),
  };
}

function textField(field: unknown): string | null {
  if (typeof field !== 'object' || field === null || !('#' in field)) return null;
  return typeof field['#'] === 'string' ? field['#'] : null;
}
