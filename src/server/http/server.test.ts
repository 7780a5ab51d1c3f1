import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SiteData } from '../../domain/site-data.ts';
import { createShareImages } from '../images/drawing/share-images.ts';
import { createPageCache } from '../pages/page-cache/page-cache.ts';
import { createPages } from '../pages/pages.ts';
import { createHttpServer } from '../server.ts';
import { createFairQueue } from './fair-queue.ts';
import { securityHeaders } from './security-headers.ts';

const publicUrl = 'https://imone.lt';
const headers = securityHeaders(publicUrl);
const log = pino({ level: 'silent' });
const cache = createPageCache(1024 * 1024);
const renderQueue = createFairQueue({ addressOf: () => '127.0.0.1' });
const rendered: string[] = [];
const pages = createPages({
  renderPage: async (address) => {
    const path = address.slice(publicUrl.length);
    rendered.push(path);
    const html = `<!doctype html><meta property="og:title" content="${path}">`;
    const status = path.startsWith('/nera') ? 404 : 200;
    return new Response(html, { status, headers: { 'Content-Type': 'text/html' } });
  },
  cache,
  renderQueue,
  locals: {
    site: { findMovedArticle: async () => null } as unknown as SiteData,
    publicUrl,
    analytics: { analyticsId: null, sessionRecordingId: null },
  },
  mayArticlesBeSearched: async () => true,
  headers,
  log,
});
const nothing = new Hono();
const server = createHttpServer({
  api: nothing,
  storage: nothing,
  health: nothing,
  forms: nothing,
  shareImages: createShareImages({ getPage: pages.get, cache, renderQueue, headers }),
  files: new Map(),
  pages,
  renderQueue,
  publicUrl,
  headers,
  log,
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  rendered.length = 0;
  cache.clear();
});

/** As it is written: `fetch` would spell the path as a browser does. */
function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, agent: false }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  '/x/../pagalba',
  '/pagalba/../admin',
  '/%2e%2e/pagalba',
  '/pagalba#x',
  'http://evil.example/',
  'http://evil.example/pagalba',
  '/share/x/../pagalba.png',
  '/api/x/../admin/me',
])('%s is refused: nothing is rendered, nothing is led to', async (target) => {
  const { status, headers } = await ask(target);
  expect([status, headers.location]).toEqual([400, undefined]);
  expect(rendered).toEqual([]);
});

test('other spellings of a kept page are answered from memory', async () => {
  await ask('/pagalba');
  for (const target of ['/pagalba?utm_source=x', '/pagalba?', 'https://imone.lt/pagalba'])
    expect((await ask(target)).status, target).toBe(200);
  expect(rendered).toEqual(['/pagalba']);
});

test('no address leads out of the site', async () => {
  for (const target of ['//evil.example/', '/\\evil.example/', '/\\/evil.example/'])
    expect((await ask(target)).headers.location, target).toBe('/evil.example');
});

test.each([
  ['POST', '/pagalba', 405],
  ['GET', '/pagalba/', 301],
  ['GET', '/x/../y', 400],
  ['GET', '/storage/nera', 404],
  ['GET', '/share/nera.png', 404],
  ['GET', '/nera', 404],
  ['GET', '/pagalba', 200],
] as const)('the answer to %s %s carries the security headers', async (method, path, status) => {
  const answer = await ask(path, method);
  expect(answer.status).toBe(status);
  const sent = Object.keys(headers).map((name) => answer.headers[name.toLowerCase()]);
  expect(sent).toEqual(Object.values(headers));
});

describe('a share picture', () => {
  test('of a page is drawn once, from the page that is kept', async () => {
    for (let n = 0; n < 3; n += 1) {
      const { headers } = await ask('/share/pagalba.png');
      expect(headers['content-type']).toBe('image/png');
    }
    expect(rendered).toEqual(['/pagalba']);
  });

  test.each(['/share/admin.png', '/share/perziura/a.png', '/share/%61.png', '/share/a%2fb.png'])(
    '%s is none, and asks for no page',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
      expect(rendered).toEqual([]);
    },
  );

  test('of an address where nothing is asks for it once', async () => {
    for (let n = 0; n < 3; n += 1) expect((await ask('/share/nera.png')).status).toBe(404);
    expect(rendered).toEqual(['/nera']);
  });
});
