import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createPurge } from './purger.ts';

/** What arrived, as the vendor would see it. */
interface Arrived {
  method?: string;
  path?: string;
  key?: unknown;
  body: string;
}
const arrived: Arrived[] = [];
let status = 200;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url: path, headers } = request;
    const key = headers.authorization ?? headers.accesskey ?? headers.xkey;
    arrived.push({ method, path, key, body: Buffer.concat(chunks).toString() } as Arrived);
    response.writeHead(status, { Location: '/elsewhere' }).end('{"success":true}');
  });
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  arrived.length = 0;
  status = 200;
});
afterAll(() => void server.close());

const cloudflare = () =>
  createPurge({ kind: 'cloudflare', address, zone: 'zone1', key: 'secret-key' });
const bunny = () => createPurge({ kind: 'bunny', address, zone: '77', key: 'secret-key' });
const varnish = (addresses = [address]) => createPurge({ kind: 'varnish', addresses });
const many = (count: number) => Array.from({ length: count }, (_, at) => `article:ilga-${at}`);

describe('each cache is told in its own protocol, and everything goes when what changed does not fit', () => {
  test('Varnish: PURGE with the keys in a header, at every address', async () => {
    await varnish([address, `${address}/second`])(['articles', 'article:a']);
    const told = { method: 'PURGE', key: 'articles article:a', body: '' };
    expect(arrived.toSorted((a, b) => (a.path ?? '').localeCompare(b.path ?? ''))).toEqual([
      { ...told, path: '/' },
      { ...told, path: '/second' },
    ]);
    for (const [letters, told] of [
      [3_998, `a ${'b'.repeat(3_998)}`],
      [3_999, 'site'],
    ] as const) {
      await varnish()(['a', 'b'.repeat(letters)]);
      expect(arrived.at(-1)?.key).toBe(told);
    }
  });

  test('Cloudflare: a hundred tags in one request', async () => {
    await cloudflare()(['articles', 'article:a']);
    expect(arrived).toEqual([
      {
        method: 'POST',
        path: '/zones/zone1/purge_cache',
        key: 'Bearer secret-key',
        body: '{"tags":["articles","article:a"]}',
      },
    ]);
    await cloudflare()(many(100));
    expect(JSON.parse(arrived.at(-1)?.body ?? '').tags).toHaveLength(100);
    await cloudflare()(many(101));
    expect(arrived.at(-1)?.body).toBe('{"tags":["site"]}');
  });

  test('Bunny: one tag in each request', async () => {
    await bunny()(['articles', 'article:a']);
    const told = { method: 'POST', path: '/pullzone/77/purgeCache', key: 'secret-key' };
    expect(arrived.toSorted((a, b) => b.body.localeCompare(a.body))).toEqual([
      { ...told, body: '{"CacheTag":"articles"}' },
      { ...told, body: '{"CacheTag":"article:a"}' },
    ]);
    arrived.length = 0;
    await bunny()(many(10));
    expect(arrived).toHaveLength(10);
    arrived.length = 0;
    await bunny()(many(11));
    expect(arrived.map(({ body }) => body)).toEqual(['{"CacheTag":"site"}']);
  });
});

test.each([429, 500, 302])(
  'an answer %i is no purge, and the key stands in no error',
  async (answer) => {
    status = answer;
    for (const purge of [cloudflare(), bunny(), varnish()]) {
      const failure = await purge(['articles']).catch((error: Error) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(String((failure as Error).stack)).not.toContain('secret-key');
    }
  },
);

test('a cache that is away keeps none of the others from being told', async () => {
  await expect(varnish(['http://127.0.0.1:1', address])(['articles'])).rejects.toThrow('connect');
  expect(arrived).toHaveLength(1);
});
