import { PassThrough, Readable } from 'node:stream';
import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const WHOLE = { isError: false, isCutFine: false };
const TEXT = 'labas '.repeat(50);

it.each([
  [undefined, Buffer.from(TEXT)],
  ['identity', Buffer.from(TEXT)],
  ['gzip', zlib.gzipSync(TEXT)],
  ['X-GZIP', zlib.gzipSync(TEXT)],
  ['br', zlib.brotliCompressSync(TEXT)],
  ['deflate', zlib.deflateSync(TEXT)],
  // What some servers call "deflate".
  ['deflate', zlib.deflateRawSync(TEXT)],
  ['deflate, gzip', zlib.gzipSync(zlib.deflateSync(TEXT))],
])('undoes what a body is packed in: %s', async (encoding, bytes) => {
  // It arrives after the reading has begun, in pieces.
  const body = new PassThrough();
  const read = readBody(body, encoding, 10_000, WHOLE);
  setImmediate(() => {
    body.write(bytes.subarray(0, 3));
    body.end(bytes.subarray(3));
  });
  expect(String(await read)).toBe(TEXT);
  expect(body.destroyed).toBe(true);
});

it('reads nothing out of an empty body', async () => {
  for (const encoding of [undefined, 'identity'])
    expect(await readBody(Readable.from([]), encoding, 10, WHOLE)).toHaveLength(0);
});

it('takes as many bytes as are allowed and not one more, packed or not', async () => {
  const read = (bytes: number, encoding: 'gzip' | undefined, want = WHOLE) => {
    const text = Buffer.alloc(bytes, 'a');
    const sent = encoding ? zlib.gzipSync(text) : text;
    return readBody(Readable.from([sent]), encoding, 100, want);
  };
  for (const encoding of ['gzip', undefined] as const) {
    expect(await read(100, encoding)).toHaveLength(100);
    await expect(read(101, encoding)).rejects.toMatchObject({ kind: 'too-large' });
    expect(await read(101, encoding, { ...WHOLE, isCutFine: true })).toHaveLength(100);
  }
});

it('refuses what it cannot unpack, and more layers than anybody needs', async () => {
  for (const encoding of ['zstd', 'gzip, gzip, gzip']) {
    const body = Readable.from([Buffer.from(TEXT)]);
    await expect(readBody(body, encoding, 1000, WHOLE)).rejects.toMatchObject({
      kind: 'bad-response',
    });
  }
  const broken = () => Readable.from([zlib.gzipSync(TEXT).subarray(0, -9)]);
  await expect(readBody(broken(), 'gzip', 1000, WHOLE)).rejects.toThrow();
  // Of an error page whatever there is will do.
  const some = await readBody(broken(), 'gzip', 1000, { ...WHOLE, isError: true });
  expect(some.length).toBeLessThan(TEXT.length);
});

it('passes on what a body fails with before its first byte', async () => {
  const body = new PassThrough();
  const read = readBody(body, 'deflate', 100, WHOLE);
  setImmediate(() => body.destroy(new Error('cut')));
  await expect(read).rejects.toThrow('cut');
});
