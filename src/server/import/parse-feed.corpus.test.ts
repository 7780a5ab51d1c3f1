import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import type { ParsedFeed } from './feed.ts';
import { oneLine } from './html-text.ts';
import { parseFeed } from './parse-feed.ts';
import { SourceError } from './source-error.ts';

interface Expected {
  encoding: string;
  items: number | null;
  error?: string;
  note?: string;
  first?: { title?: string; link?: string; date?: string | null };
}

const FOLDER = path.resolve('../shared/corpus/feeds');
const isThere = existsSync(path.join(FOLDER, 'EXPECTED.json'));
const expected: Record<string, Expected> = isThere
  ? JSON.parse(readFileSync(path.join(FOLDER, 'EXPECTED.json'), 'utf8'))
  : {};
const all = Object.entries(expected);

/** Where we answer otherwise on purpose, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'own-hostile-items.xml': 'a javascript: address is no address: the item has no link',
};

/** The undeclared windows-1257 feed is readable only because its site is Lithuanian. */
const urlOf = (name: string) =>
  name.startsWith('own-lt-') ? 'https://pavyzdys.lt/rss' : 'https://source.test/feed';

async function read(name: string): Promise<{ feed: ParsedFeed | null; kind?: string }> {
  const bytes = readFileSync(path.join(FOLDER, name));
  const { text } = decodeText(bytes, { url: urlOf(name) });
  try {
    return { feed: await parseFeed(text, 'https://source.test/feed') };
  } catch (error) {
    if (error instanceof SourceError) return { feed: null, kind: error.kind };
    throw error;
  }
}

describe.skipIf(!isThere)('the feeds of the corpus', () => {
  it.each(all.filter(([, each]) => each.items !== null))('%s has its items', async (name, want) => {
    const { feed } = await read(name);
    const first = feed?.items[0];
    const got = { items: feed?.items.length, title: first?.title, link: first?.url ?? undefined };
    const hoped = {
      items: want.items,
      title: want.first && oneLine(want.first.title ?? ''),
      link: want.first?.link && new URL(want.first.link).href,
    };
    const date = first?.publishedAt?.toISOString() ?? null;
    if (EXCEPTIONS[name])
      expect({ ...got, date }).not.toEqual({ ...hoped, date: want.first?.date });
    else {
      expect(want.first?.link ? got : { ...got, link: undefined }).toEqual(hoped);
      expect(date).toBe(want.first?.date ?? null);
    }
  });

  it.each(all.filter(([, each]) => each.error))('%s is refused', async (name) => {
    const { feed, kind } = await read(name);
    expect(feed).toBeNull();
    expect(['blocked', 'not-a-feed', 'broken-feed']).toContain(kind);
  });

  it.each(all.filter(([, each]) => each.note))('%s gives a plausible part', async (name, want) => {
    const { feed } = await read(name);
    const counts = /any of ([\d, ]+)/
      .exec(want.note ?? '')?.[1]
      ?.split(',')
      .map(Number);
    expect(counts).toContain(feed?.items.length);
    expect(feed?.items[0]?.title).toBe(want.first?.title);
  });

  it.each(all)('%s is read in its encoding', (name, want) => {
    const bytes = readFileSync(path.join(FOLDER, name));
    expect(decodeText(bytes, { url: urlOf(name) }).text).toBe(
      new TextDecoder(want.encoding).decode(bytes),
    );
  });

  it('calls a challenge page what it is', async () => {
    expect((await read('own-cloudflare-challenge.html')).kind).toBe('blocked');
    expect((await read('broken-notafeed.html')).kind).toBe('not-a-feed');
  });
});
