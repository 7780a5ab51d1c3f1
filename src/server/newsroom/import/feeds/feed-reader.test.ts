import { afterAll, describe, expect, it } from 'vitest';
import { WorkerError, type WorkerErrorKind } from '../../workers/isolated-worker.ts';
import type { RawDocument } from '../documents/decode-text.ts';
import { SourceError } from '../documents/source-error.ts';
import { createFeedReader, readFeedsIn } from './feed-reader.ts';

const reader = createFeedReader({ log: { warn: () => {} } });
afterAll(() => reader.close());

const raw = (text: string | Buffer, hints: Partial<RawDocument['hints']> = {}): RawDocument => ({
  bytes: Buffer.from(text),
  url: 'https://a.test/kelias/rss.xml',
  hints: { contentType: null, override: null, ...hints },
});
const rss = (items: string) =>
  `<rss version="2.0"><channel><title>Žinios</title>${items}</channel></rss>`;
const item = '<item><title>Viena</title><link>../s/1</link></item>';

describe('a feed read in the thread', () => {
  it('is decoded, parsed and resolved against where it came from', async () => {
    const bytes = Buffer.from(rss(item).replace('Ž', '\xde'), 'latin1');
    const feed = await reader.parse(raw(bytes, { contentType: 'text/xml; charset=windows-1257' }));
    expect(feed).toMatchObject({ title: 'Žinios', items: [{ url: 'https://a.test/s/1' }] });
  });

  it('is handed over, not copied, and does not take along what shares its memory', async () => {
    const small = raw(rss(item));
    const neighbour = Buffer.from('Kaimynas');
    const large = raw(Buffer.from(rss(item.repeat(3000))));
    const [first, second] = await Promise.all([reader.parse(small), reader.parse(large)]);
    expect([first.items.length, second.items.length]).toEqual([1, 3000]);
    expect(large.bytes.byteLength).toBe(0);
    expect(neighbour.toString()).toBe('Kaimynas');
  });

  it.each([
    ['Sveiki, čia ne srautas', 'not-a-feed'],
    ['<html><title>Just a moment...</title></html>', 'blocked'],
    ['<rss version="2.0"><chan', 'broken-feed'],
    [rss('<a>'.repeat(100_000)), 'broken-feed'],
  ])('fails with its cause and words, as %.30s does', async (text, kind) => {
    const error = await reader.parse(raw(text)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SourceError);
    expect(error).toMatchObject({ kind, detail: expect.stringMatching(/\p{L}{3}.*\.$/u) });
  });
});

const failing = (kind: WorkerErrorKind) =>
  readFeedsIn({
    ask: async () => {
      throw new WorkerError(kind, 'https://a.test');
    },
    close: async () => {},
  }).parse(raw(''));

describe('a thread that does not survive a feed', () => {
  it.each(['too-slow', 'too-big', 'failed'] as const)('%s: the feed is broken', async (kind) => {
    await expect(failing(kind)).rejects.toMatchObject({
      kind: 'broken-feed',
      log: `${kind}: https://a.test`,
      detail: expect.stringContaining('sugadintas'),
    });
  });

  it('says nothing about the feed when we are stopping', async () => {
    await expect(failing('closed')).rejects.toMatchObject({ kind: 'aborted' });
  });
});
