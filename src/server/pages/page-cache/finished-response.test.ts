import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chooseEncoding } from './encodings.ts';
import { FinishedResponse } from './finished-response.ts';

const text = '<!doctype html><p>Ąžuolas</p>'.repeat(50);
const source = {
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'max-age=0' },
  body: Buffer.from(text),
};
let finished = new FinishedResponse(source);
const server = createServer((request, response) => {
  void finished.respond(request, response);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The bytes on the wire: `fetch` would decode them. */
async function get(headers: Record<string, string>, method = 'GET') {
  const { request } = await import('node:http');
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve) => {
      request(origin, { method, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).end();
    },
  );
}

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
  ['gzip', gunzipSync],
] as const)('%s is sent to who accepts it and holds the same text', async (encoding, decode) => {
  const { headers, body } = await get({ 'accept-encoding': encoding });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(body.length));
  expect(decode(body).toString()).toBe(text);
});

test('who accepts nothing gets the text as it is', async () => {
  const { headers, body } = await get({});
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(text);
});

test('what is compressed already, like a picture, is sent as it is, whatever is accepted', async () => {
  const before = finished;
  const bytes = Buffer.from(Array.from({ length: 1024 }, (_, at) => at % 256));
  finished = new FinishedResponse({ ...source, body: bytes, isCompressed: true });
  const { headers, body } = await get({ 'accept-encoding': 'br, gzip' });
  finished = before;
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['content-length']).toBe('1024');
  expect(body).toEqual(bytes);
});

test('each encoding that is kept is added to its weight; the text itself is there already', async () => {
  const grown: number[] = [];
  finished = new FinishedResponse(source, (bytes) => grown.push(bytes));
  await get({});
  expect([finished.bytes, grown]).toEqual([source.body.length, []]);
  const { body } = await get({ 'accept-encoding': 'gzip' });
  expect([finished.bytes, grown]).toEqual([source.body.length + body.length, [body.length]]);
});

test.each([
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
] as const)(
  '%s is ready soon, and made smaller for good when ten have asked',
  async (encoding, decode) => {
    const grown: number[] = [];
    const body = readFileSync('docs/architecture.md');
    finished = new FinishedResponse({ ...source, body }, (bytes) => grown.push(bytes));
    const ask = () => get({ 'accept-encoding': encoding });
    const first = await ask();
    for (let time = 1; time < 9; time += 1) expect((await ask()).body).toEqual(first.body);
    const nine = finished;
    // Pages are made smaller in turn: once this one is, nothing waits of the one before.
    const { promise: isSmaller, resolve } = Promise.withResolvers<void>();
    const other = readFileSync('docs/glossary.md');
    finished = new FinishedResponse({ ...source, body: other }, (bytes) => bytes < 0 && resolve());
    for (let time = 0; time < 10; time += 1) await ask();
    await isSmaller;
    finished = nine;
    expect(grown).toEqual([first.body.length]);
    await ask();
    await vi.waitFor(() => expect(grown).toHaveLength(2), { timeout: 20_000 });
    const best = await ask();
    expect(best.body.length).toBeLessThan(first.body.length);
    expect(best.headers['content-length']).toBe(String(best.body.length));
    expect(best.headers.etag).not.toBe(first.headers.etag);
    expect(decode(best.body)).toEqual(decode(first.body));
    expect(finished.bytes).toBe(body.length + best.body.length);
    for (let time = 0; time < 20; time += 1) await ask();
    expect(grown).toHaveLength(2);
  },
);

test('a known tag is answered with 304, no body and the lasting headers', async () => {
  const first = await get({ 'accept-encoding': 'br' });
  const tag = String(first.headers.etag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': known });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: tag,
      vary: 'Accept-Encoding',
      'cache-control': 'max-age=0',
    });
  }
});

test('each encoding has its own tag, so a tag of one does not match another', async () => {
  const brotli = await get({ 'accept-encoding': 'br' });
  const asGzip = await get({
    'accept-encoding': 'gzip',
    'if-none-match': String(brotli.headers.etag),
  });
  expect(asGzip.status).toBe(200);
});

test('HEAD gets the headers of GET without the body', async () => {
  const head = await get({ 'accept-encoding': 'br' }, 'HEAD');
  const whole = await get({ 'accept-encoding': 'br' });
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  expect(head.body).toHaveLength(0);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, zstd', 'zstd'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity', 'identity'],
  ['GZIP;q=0.5', 'gzip'],
  [undefined, 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['zstd;q=0, identity', undefined, (body: Buffer) => body],
])('for one visitor who accepts %s it is %s, and no tag', async (accepted, encoding, decode) => {
  finished = new FinishedResponse({ ...source, isOnce: true });
  const { headers, body } = await get({ 'accept-encoding': accepted, 'if-none-match': '*' });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.etag).toBeUndefined();
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(body.length));
  expect(decode(body).toString()).toBe(text);
});
