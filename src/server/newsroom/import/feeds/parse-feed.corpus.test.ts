import { describe, expect, it } from 'vitest';
import {
  compareFeed,
  FEED_EXCEPTIONS,
  listCorpusFeeds,
  parseCorpusFeed,
  readCorpusFeed,
  urlOfCorpusFeed,
} from '../../../../../tests/support/corpus-feeds.ts';
import { decodeText } from '../documents/decode-text.ts';

const all = listCorpusFeeds();

describe.skipIf(all.length === 0)('the feeds of the corpus', () => {
  it.each(all)(
    '%s has its items and the first one as expected, or is refused',
    async (name, want) => {
      const differences = compareFeed(await parseCorpusFeed(name), want);
      if (FEED_EXCEPTIONS[name]) expect(differences).not.toEqual([]);
      else expect(differences).toEqual([]);
    },
  );

  it.each(all)('%s is read in its encoding', (name, want) => {
    const bytes = readCorpusFeed(name);
    expect(decodeText(bytes, { url: urlOfCorpusFeed(name) }).text).toBe(
      new TextDecoder(want.encoding).decode(bytes),
    );
  });

  it('calls a challenge page what it is', async () => {
    expect((await parseCorpusFeed('own-cloudflare-challenge.html')).kind).toBe('blocked');
    expect((await parseCorpusFeed('broken-notafeed.html')).kind).toBe('not-a-feed');
  });
});
