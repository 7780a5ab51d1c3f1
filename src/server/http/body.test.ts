import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE_LIMIT } from '../../domain/upload-limits.ts';
import { limitBody, readJson, readLimitedText } from './body.ts';
import { createErrorHandler } from './problems.ts';

/* Through a real socket: what a browser and curl send differs from what a test would make up. */

const app = new Hono();
app.onError(createErrorHandler(pino({ level: 'silent' })));
app.use(limitBody);
app.all('/api/echo', async (c) => c.json({ got: await readJson(c) }));
app.post('/api/admin/articles', async (c) => c.json({ got: await readJson(c) }));
app.post('/api/admin/images', (c) => c.body(null, 204));
app.post('/api/megabyte', async (c) => c.text(await readLimitedText(c, 1024 * 1024)));
app.delete('/api/thing', (c) => c.body(null, 204));
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  chunks: string[] = [],
) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request({ port, method, path, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
}
const json = { 'content-type': 'application/json' };

test('DELETE without a body, as browsers send it, is answered', async () => {
  expect((await send('DELETE', '/api/thing', {})).status).toBe(204);
  const response = await fetch(`http://127.0.0.1:${port}/api/thing`, { method: 'DELETE' });
  expect(response.status).toBe(204);
});

test('POST without a body and without a length counts as an empty object', async () => {
  expect(await send('POST', '/api/echo', {})).toEqual({ status: 200, body: '{"got":{}}' });
});

test('a body sent in pieces without a length is read whole', async () => {
  const { status, body } = await send('POST', '/api/echo', json, ['{"a":', '"ąž', '"}']);
  expect([status, body]).toEqual([200, '{"got":{"a":"ąž"}}']);
});

test('halves of letters become the sign for what cannot be read, whole ones stay', async () => {
  const { status, body } = await send('POST', '/api/echo', json, [
    '{"a":["x\\ud800y","\\uD83D\\uDE00","\\\\ud800"]}',
  ]);
  expect([status, body]).toEqual([200, '{"got":{"a":["x\ufffdy","😀","\\\\ud800"]}}']);
});

test('a body over the limit is refused, also when it does not say its length', async () => {
  const long = JSON.stringify({ a: 'x'.repeat(70_000) });
  const declared = { ...json, 'content-length': String(long.length) };
  expect((await send('POST', '/api/echo', declared, [long])).status).toBe(413);
  expect(
    (await send('POST', '/api/echo', json, [long.slice(0, 40_000), long.slice(40_000)])).status,
  ).toBe(413);
});

test('a body of the limit itself is read, whether it says its length or not', async () => {
  const whole = `"${'x'.repeat(64 * 1024 - 2)}"`;
  const declared = { ...json, 'content-length': String(whole.length) };
  expect((await send('POST', '/api/echo', declared, [whole])).status).toBe(200);
  expect((await send('POST', '/api/echo', json, [whole])).status).toBe(200);
  expect((await send('POST', '/api/echo', json, [`${whole} `])).status).toBe(413);
});

test('a picture of the largest weight has room for the form around it', async () => {
  const declared = { 'content-length': String(PICTURE_LIMIT.bytes + 10_000) };
  expect((await send('POST', '/api/admin/images', declared)).status).toBe(204);
});

test('an article may be larger than a form; either refusal says how large', async () => {
  const long = JSON.stringify({ a: 'x'.repeat(70_000) });
  expect((await send('POST', '/api/admin/articles', json, [long])).status).toBe(200);
  expect((await send('POST', '/api/echo', json, [long])).body).toContain('(daugiausia 64 KB)');
  const declared = { ...json, 'content-length': String(2 * 1024 * 1024 + 1) };
  const refused = await send('POST', '/api/admin/articles', declared);
  expect([refused.status, refused.body]).toEqual([413, expect.stringContaining('2 MB)')]);
  const megabyte = await send('POST', '/api/megabyte', {}, ['x'.repeat(1024 * 1024), 'x']);
  expect(megabyte.body).toContain('(daugiausia 1 MB)');
});

test('only JSON is read as JSON, and what is none is said to be wrong', async () => {
  const typed = (type: string, text = '{"a":1}') =>
    send('POST', '/api/echo', { 'content-type': type }, [text]);
  expect((await typed('application/problem+json; charset=utf-8')).status).toBe(200);
  expect((await typed('text/plain')).status).toBe(415);
  expect((await typed('application/jsonp')).status).toBe(415);
  expect((await typed('application/json', '{')).status).toBe(400);
});

test('a sign that cannot be stored is refused by the field that holds it', async () => {
  const { status, body } = await send('POST', '/api/echo', json, [
    '{"a":{"b":["x\\u0000"]},"c":"\\\\u0000"}',
  ]);
  expect([status, JSON.parse(body).errors]).toEqual([
    400,
    [{ field: 'a', message: 'Lauke „a“ yra neleistinų ženklų' }],
  ]);
});
