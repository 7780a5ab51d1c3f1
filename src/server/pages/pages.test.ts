import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import type { SiteData } from '../../domain/site-data.ts';
import { createFairQueue } from '../http/fair-queue.ts';
import { createPageCache } from './page-cache/page-cache.ts';
import { createPages, findRedirect } from './pages.ts';
import { makeSharedHeaders } from './shared-cache/shared-headers.ts';

const POLICY = "default-src 'self'; script-src 'self'; style-src 'self' 'nonce-abc'";
const cache = createPageCache(10_000_000);
/** It takes a while to compress. */
const LONG = Array.from({ length: 5000 }, (_, at) => Math.sin(at)).join();
let rendering = async () => {};
/** What a page meets in being made; Astro answers it with 500. */
let failing: Error | null = null;
let maySearch = true;
const pages = createPages({
  renderPage: async (address, locals) => {
    const { isSecret, isSearchRefused } = locals;
    locals.cache.tags.push('articles');
    if (failing) locals.reportFailure(failing);
    await rendering();
    const { pathname, search } = new URL(address);
    const html = `<!doctype html><p>${pathname}${search} ${(pathname === '/aplenkta' ? LONG : 'tekstas ').repeat(50)}</p>`;
    const headers = {
      'Content-Type': 'text/html',
      'Content-Security-Policy': POLICY,
      'X-Robots-Tag': isSecret ? 'secret' : 'all',
    };
    if (isSearchRefused) return new Response('Per dažnai.', { headers, status: 429 });
    const status = failing ? 500 : pathname.toLowerCase().startsWith('/nera') ? 404 : 200;
    return new Response(html, { headers, status });
  },
  cache,
  renderQueue: createFairQueue({ addressOf: () => '127.0.0.1' }),
  locals: {
    site: {
      findMovedArticle: async (slug: string) => (slug === 'sena' ? 'nauja' : null),
    } as SiteData,
    publicUrl: 'http://localhost',
    analytics: { analyticsId: 'G-1', sessionRecordingId: null },
  },
  mayArticlesBeSearched: async () => maySearch,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  makeSharedHeaders: (tags) => makeSharedHeaders('bunny', tags),
  onRendered: () => {},
  log: pino({ level: 'silent' }),
});
/** The last request that arrived. */
let asked = '';
const server = createServer((request, response) => {
  const answered = pages.answer(request, response);
  asked = `${request.url} ${request.headers['accept-encoding']}`;
  void answered;
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { redirect: 'manual', headers });

eachBecomes('%s is the page without the slashes too many', findRedirect, [
  ['/pagalba/', '/pagalba'],
  ['//pagalba', '/pagalba'],
  ['//pagalba//?a=1', '/pagalba?a=1'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
]);

test('an address with the character NUL is no other page’s; in a query it is left out', async () => {
  expect(await (await ask('/pagalba%00')).text()).toContain('/pagalba%EF%BF%BD ');
  expect(await (await ask('/tinklarastis?q=a%00b')).text()).toContain('/tinklarastis?q=ab ');
  // Left out here it would be the list of everything.
  expect(await (await ask('/tinklarastis?kategorija=%00')).text()).toContain(
    '/tinklarastis?kategorija=%EF%BF%BD ',
  );
});

test('an address in capitals leads to the page in small letters, where there is one', async () => {
  const leadsTo = async (path: string) => {
    const { status, headers } = await ask(path);
    return status === 301 ? headers.get('location') : status;
  };
  expect(await leadsTo('/PAGALBA')).toBe('/pagalba');
  expect(await leadsTo('/Pagalba/?message=Labas')).toBe('/pagalba?message=Labas');
  expect(await leadsTo('/Paslaugos/Microsoft365')).toBe('/paslaugos/microsoft-365');
  expect(await leadsTo('/tinklarastis/SENA')).toBe('/tinklarastis/nauja');
  expect(await leadsTo('/ADMIN')).toBe('/admin');
  expect(await leadsTo('/NERA')).toBe(404);
  // A signature tells capitals apart.
  expect(await leadsTo('/Perziura/article.x.1.Ab')).toBe(200);
});

test('a search too many is refused for a minute, and nothing but a search', async () => {
  const answered = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers.get('retry-after')];
  };
  expect(await answered('/tinklarastis?q=a')).toEqual([200, null]);
  maySearch = false;
  expect(await answered('/tinklarastis?q=a')).toEqual([429, '60']);
  expect(await answered('/tinklarastis?kategorija=a')).toEqual([200, null]);
  expect(await answered('/admin?q=a')).toEqual([200, null]);
  maySearch = true;
});

test('a browser asks again where an address leads: an article may be published there', async () => {
  for (const path of ['/pagalba/', '/PAGALBA', '/tinklarastis/SENA'])
    expect((await ask(path)).headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    );
});

test('a former address of an article with a slash too many leads to it in one step', async () => {
  const leadsTo = async (path: string) => (await ask(path)).headers.get('location');
  expect(await leadsTo('/tinklarastis/sena/')).toBe('/tinklarastis/nauja');
  expect(await leadsTo('/tinklarastis/sena/?nuo=laiskas')).toBe('/tinklarastis/nauja?nuo=laiskas');
  expect(await leadsTo('/tinklarastis/kita/')).toBe('/tinklarastis/kita');
  expect(await leadsTo('/tinklarastis/')).toBe('/tinklarastis');
});

test('the panel’s shell is sent compressed, kept nowhere and open to nobody’s scripts', async () => {
  for (const path of ['/auth', '/admin', '/admin/content/posts?irasas=1']) {
    const { headers, status } = await ask(path, { 'accept-encoding': 'br' });
    expect([status, headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(headers.has('speculation-rules')).toBe(false);
  }
  const { headers } = await ask('/');
  expect(headers.get('content-security-policy')).not.toBe(POLICY);
  // The browser makes ready what its visitor points at.
  expect(headers.has('speculation-rules')).toBe(true);
});

test('an address that lets its visitor in reaches neither analytics nor another page', async () => {
  for (const path of ['/perziura/a.b.1.c', '/kontaktai/issiusta?patvirtinimas=a.1.b']) {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('x-robots-tag')).toBe('secret');
    expect(headers.has('speculation-rules')).toBe(false);
  }
  expect((await ask('/')).headers.get('x-robots-tag')).toBe('all');
});

describe('what a shared cache may keep', () => {
  const PLAIN = 'public, max-age=0, must-revalidate';
  const readUse = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(path, headers);
    const { 'cache-control': use, 'surrogate-key': key } = Object.fromEntries(answer.headers);
    const tags = [answer.headers.get('cache-tag'), answer.headers.get('cdn-tag')];
    return { use, key, tags, etag: answer.headers.get('etag') };
  };
  const SHARED = {
    use: `${PLAIN}, s-maxage=3600`,
    key: 'site articles',
    tags: ['site,articles', 'site,articles'],
  };
  const UNSHARED = { use: PLAIN, key: undefined, tags: [null, null] };

  test('a kept page, for an hour, under its tags; also when it is asked for again', async () => {
    const first = await readUse('/bendra');
    expect(first).toMatchObject(SHARED);
    expect(await readUse('/bendra', { 'If-None-Match': first.etag ?? '' })).toMatchObject(SHARED);
  });

  test('not what is nowhere, nor what is made for one visitor', async () => {
    expect(await readUse('/nera-tokio')).toMatchObject(UNSHARED);
    expect((await readUse('/bendra?q=a')).use).toBe('private, no-store');
    expect((await readUse('/bendra?q=a')).key).toBeUndefined();
  });

  test('not what a change has overtaken while it was rendered or compressed', async () => {
    rendering = async () => cache.invalidate(['other']);
    expect(await readUse('/aplenkta')).toMatchObject(UNSHARED);
    rendering = async () => {};
    expect(await readUse('/aplenkta')).toMatchObject(SHARED);
    const compressed = readUse('/aplenkta', { 'Accept-Encoding': 'br' });
    await vi.waitFor(() => expect(asked).toBe('/aplenkta br'), { interval: 2 });
    cache.invalidate(['articles']);
    expect(await compressed).toMatchObject(UNSHARED);
  });

  test('nothing while no changes are heard', async () => {
    expect(await readUse('/nutilus')).toMatchObject(SHARED);
    cache.setTrust('unreachable');
    expect(await readUse('/nutilus')).toMatchObject(UNSHARED);
    cache.setTrust('current');
    expect(await readUse('/nutilus')).toMatchObject(SHARED);
  });
});

test('a page that cannot be made is a 500, and a 503 while the database is away; neither is kept', async () => {
  failing = new Error('bug');
  expect((await ask('/klaida')).status).toBe(500);
  failing = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const away = await ask('/klaida');
  expect(away.status).toBe(503);
  expect(away.headers.get('cache-control')).toContain('no-store');
  failing = null;
  expect((await ask('/klaida')).status).toBe(200);
});
