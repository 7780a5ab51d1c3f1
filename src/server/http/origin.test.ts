import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from './env.ts';
import { listTrustedOrigins, refuseForeignOrigins } from './origin.ts';

test.each([
  ['https://imone.lt/kelias', ['https://imone.lt']],
  ['http://localhost:3000', ['http://localhost:3000', 'http://127.0.0.1:3000']],
  ['http://127.0.0.1:3000', ['http://127.0.0.1:3000', 'http://localhost:3000']],
])('the origins of %s are %o', (publicUrl, origins) => {
  expect(listTrustedOrigins(publicUrl)).toEqual(origins);
});

test.each([
  ['POST', 'https://imone.lt', 200],
  ['POST', 'https://imone.lt.evil.example', 403],
  ['DELETE', 'null', 403],
  ['POST', undefined, 200],
  ['GET', 'https://evil.example', 200],
  ['HEAD', 'https://evil.example', 200],
  ['OPTIONS', 'https://evil.example', 200],
])('%s from %s is answered %i', async (method, origin, status) => {
  const app = new Hono<ApiEnv>()
    .use(refuseForeignOrigins(['https://imone.lt']))
    .all('/', (c) => c.text('a'));
  app.onError((error, c) => c.text(error.message, (error as { status?: 403 }).status ?? 500));
  const answer = await app.request('/', { method, headers: origin ? { origin } : {} });
  expect(answer.status).toBe(status);
});
