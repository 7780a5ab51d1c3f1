import { readFileSync } from 'node:fs';
import { oneLine } from '../../src/server/html/plain-text.ts';
import { decodeText } from '../../src/server/newsroom/import/documents/decode-text.ts';
import { SourceError } from '../../src/server/newsroom/import/documents/source-error.ts';
import { parseFeed } from '../../src/server/newsroom/import/feeds/parse-feed.ts';
import type { ParsedFeed } from '../../src/server/newsroom/import/item/feed-item.ts';
import { corpusPath, hasCorpus } from './corpus.ts';

/** What a corpus feed holds, as `EXPECTED.json` says it. */
interface ExpectedFeed {
  encoding: string;
  /** Null where it is no feed or where readers disagree. */
  items: number | null;
  error?: string;
  /** "readers disagree: any of 20, 10, 7 is acceptable". */
  note?: string;
  first?: { title?: string; link?: string; date?: string | null };
}

interface ReadFeed {
  feed: ParsedFeed | null;
  /** Of the error, when it could not be read. */
  kind?: string;
}

/** Where we answer otherwise on purpose, with the reason. */
export const FEED_EXCEPTIONS: Readonly<Record<string, string>> = {
  'own-hostile-items.xml': 'a javascript: address is no address: the item has no link',
  'broken-illegally-nested.xml': 'the address that FeedBurner kept is the article’s',
  'rw-hanselman.xml': 'the address that FeedBurner kept is the article’s',
};

/** None where the corpus is absent. */
export function listCorpusFeeds(): [name: string, expected: ExpectedFeed][] {
  if (!hasCorpus) return [];
  return Object.entries(JSON.parse(readFileSync(corpusPath('feeds/EXPECTED.json'), 'utf8')));
}

/** The undeclared windows-1257 feed is readable only because its site is Lithuanian. */
export const urlOfCorpusFeed = (name: string): string =>
  name.startsWith('own-lt-') ? 'https://pavyzdys.lt/rss' : 'https://source.test/feed';

export const readCorpusFeed = (name: string): Buffer => readFileSync(corpusPath(`feeds/${name}`));

export async function parseCorpusFeed(name: string): Promise<ReadFeed> {
  const { text } = decodeText(readCorpusFeed(name), { url: urlOfCorpusFeed(name) });
  try {
    return { feed: await parseFeed(text, 'https://source.test/feed') };
  } catch (error) {
    if (error instanceof SourceError) return { feed: null, kind: error.kind };
    throw error;
  }
}

/** Field by field what is other than expected; empty when all is right. */
export function compareFeed({ feed, kind }: ReadFeed, expected: ExpectedFeed): string[] {
  if (expected.error) {
    const isNamed = ['blocked', 'not-a-feed', 'broken-feed'].includes(kind ?? '');
    return isNamed ? [] : [`should be refused, is ${kind ?? 'read'}`];
  }
  if (!feed) return [`not read: ${kind}`];
  const first = feed.items[0];
  const counts = countsOf(expected);
  const { title, link, date } = expected.first ?? {};
  const pairs: [string, unknown, unknown][] = [
    ['title', first?.title, expected.first ? oneLine(title ?? '') : undefined],
    ['link', first?.url ?? undefined, link && new URL(link).href],
    ['date', first?.publishedAt?.toISOString() ?? null, date ?? null],
  ];
  return [
    ...(counts.includes(feed.items.length) ? [] : [`items: ${feed.items.length}, not ${counts}`]),
    ...pairs
      .filter(([name, got, want]) => got !== want && !(name === 'link' && !link))
      .map(([name, got, want]) => `${name}: ${got}, not ${want}`),
  ];
}

function countsOf({ items, note }: ExpectedFeed): number[] {
  if (items !== null) return [items];
  return (/any of ([\d, ]+)/.exec(note ?? '')?.[1] ?? '').split(',').map(Number);
}
