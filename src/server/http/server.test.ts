import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteData } from '../../domain/site-data.ts';
import { createShareImages } from '../images/drawing/share-images.ts';
import { createLog } from '../log/log.ts';
import { createMeter } from '../metrics/meter.ts';
import { metricsRoutes } from '../metrics/metrics.routes.ts';
import { nameRoute } from '../metrics/route-label.ts';
import { createPageCache } from '../pages/page-cache/page-cache.ts';
import { createPages } from '../pages/pages.ts';
import { createHttpServer } from '../server.ts';
import { createFairQueue } from './fair-queue.ts';
import { createErrorHandler } from './problems.ts';
import { securityHeaders } from './security-headers.ts';

const publicUrl = 'https://imone.lt';
const headers = securityHeaders(publicUrl);
const logged: { level: number; code: string; request_id?: string }[] = [];
const log = createLog('info', { write: (line) => logged.push(JSON.parse(line)) });
const cache = createPageCache(1024 * 1024);
const renderQueue = createFairQueue({ addressOf: () => '127.0.0.1' });
const meter = createMeter({});
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
  makeSharedHeaders: null,
  onRendered: meter.observeRendering,
  log,
});
const nothing = new Hono();
const api = new Hono<{ Bindings: HttpBindings }>()
  .get('/api/endless', (c) => {
    nameRoute(c.env.outgoing, '/api/:pattern');
    return new Promise<Response>(() => {});
  })
  .get('/api/broken', () => {
    throw new Error('a bug');
  })
  .post('/api/read', async (c) => c.text(await c.req.text()));
api.onError(createErrorHandler(log));
const server = createHttpServer({
  api,
  storage: nothing,
  health: nothing,
  metrics: metricsRoutes(meter.registry, 'a-key-that-is-long-enough'),
  forms: nothing,
  shareImages: createShareImages({ getPage: pages.get, cache, renderQueue, headers }),
  files: new Map(),
  pages,
  renderQueue,
  publicUrl,
  headers,
  meter,
  trace: null,
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

describe('the log', () => {
  test('of a failure names the request that its answer names', async () => {
    logged.length = 0;
    const { status, headers } = await ask('/api/broken');
    expect(status).toBe(500);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(logged).toMatchObject([
      { level: 50, code: 'unexpected_failure', request_id: headers['x-request-id'] },
    ]);
  });

  test('of a client that has gone in the middle of its request is no failure', async () => {
    logged.length = 0;
    const { port } = server.address() as AddressInfo;
    const headers = { 'Content-Length': '1000000' };
    const half = request({ port, host: '127.0.0.1', path: '/api/read', method: 'POST', headers });
    half.on('error', () => {}).write('half');
    await new Promise((resolve) => setTimeout(resolve, 100));
    half.destroy();
    await ask('/api/broken');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(logged.map(({ code }) => code)).toEqual(['unexpected_failure']);
  });
});

describe('/metrics', () => {
  const read = async (headers: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  const valueIn = (text: string, sample: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${sample} `))
        ?.split(' ')[1] ?? 0,
    );

  test('counts requests by route and status, hits of the cache and renderings', async () => {
    const page = 'website_http_requests_total{route="/tinklarastis/*",status="200"}';
    const before = (await read()).text;
    for (const path of ['/tinklarastis/a', '/tinklarastis/b', '/tinklarastis/a']) await ask(path);
    await ask(`/nera-${rendered.length}`);
    await vi.waitFor(async () => {
      const { text } = await read();
      const grown = (sample: string) => valueIn(text, sample) - valueIn(before, sample);
      expect({
        pages: grown(page),
        hits: grown('website_page_cache_hits_total'),
        renderings: grown('website_page_render_seconds_count'),
        other: grown('website_http_requests_total{route="other",status="404"}'),
      }).toEqual({ pages: 3, hits: 1, renderings: 3, other: 1 });
    });
  });

  test('counts who has gone before the answer as such, under the pattern that would have answered', async () => {
    const { port } = server.address() as AddressInfo;
    const waiting = request({ port, host: '127.0.0.1', path: '/api/endless' });
    waiting.on('error', () => {}).end();
    await new Promise((resolve) => setTimeout(resolve, 100));
    waiting.destroy();
    await vi.waitFor(async () =>
      expect(
        valueIn(
          (await read()).text,
          'website_http_requests_total{route="/api/:pattern",status="aborted"}',
        ),
      ).toBe(1),
    );
  });

  test('is for this machine, not through a proxy, or for who has the key', async () => {
    const forwarded = { 'X-Forwarded-For': '203.0.113.9' };
    const withKey = (key: string) => ({ ...forwarded, Authorization: `Bearer ${key}` });
    expect((await read()).status).toBe(200);
    const refused = await read(forwarded);
    expect(refused.status).toBe(401);
    expect(refused.text).not.toContain('website_');
    expect((await read(withKey('a-key-that-is-long-enougH'))).status).toBe(401);
    expect((await read(withKey('a-key-that-is-long-enough'))).status).toBe(200);
  });
});
