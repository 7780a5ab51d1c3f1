import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { minutes, seconds } from '../../../domain/time/duration.ts';
import { CachedPage, createPageCache, type RenderedPage } from './page-cache.ts';

const page = (text: string, tags: string[] = [], status = 200): RenderedPage => ({
  status,
  headers: { 'Content-Type': 'text/html' },
  body: Buffer.from(text),
  tags,
});
const MEGABYTE = 1024 * 1024;

/** A rendering that ends when the test says so. */
function held() {
  let finish: (result: RenderedPage) => void = () => {};
  const promise = new Promise<RenderedPage>((resolve) => {
    finish = resolve;
  });
  return { render: () => promise, finish: (result: RenderedPage) => finish(result) };
}

test('a kept page is not rendered again', async () => {
  const cache = createPageCache(MEGABYTE);
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return page('a');
  };
  await cache.get('/', render);
  await cache.get('/', render);
  expect(renderings).toBe(1);
  expect(cache.peek('/')).toBeDefined();
});

test('callers that miss together share one rendering', async () => {
  const cache = createPageCache(MEGABYTE);
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return page('a');
  };
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('/', render)));
  expect(renderings).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

test('only pages with an announced tag are dropped', async () => {
  const cache = createPageCache(MEGABYTE);
  await cache.get('/tinklarastis', async () => page('list', ['articles']));
  await cache.get('/tinklarastis/a', async () => page('a', ['article:a']));
  await cache.get('/es-projektai', async () => page('static'));
  cache.invalidate(['articles', 'article:b']);
  expect(cache.peek('/tinklarastis')).toBeUndefined();
  expect(cache.peek('/tinklarastis/a')).toBeDefined();
  expect(cache.peek('/es-projektai')).toBeDefined();
});

test('the way from a former address is kept until the article it leads to changes', async () => {
  const cache = createPageCache(MEGABYTE);
  await cache.get('/tinklarastis/sena', async () =>
    page('', ['article:sena', 'article:nauja'], 301),
  );
  expect(cache.peek('/tinklarastis/sena')?.status).toBe(301);
  cache.invalidate(['article:nauja']);
  expect(cache.peek('/tinklarastis/sena')).toBeUndefined();
});

test('why an article was withdrawn is kept until it is public again', async () => {
  const cache = createPageCache(MEGABYTE);
  await cache.get('/tinklarastis/a', async () => page('Atšauktas', ['article:a'], 410));
  expect(cache.peek('/tinklarastis/a')?.status).toBe(410);
  cache.invalidate(['article:a']);
  expect(cache.peek('/tinklarastis/a')).toBeUndefined();
});

test('a page whose rendering a change overtook is shown but not kept', async () => {
  const cache = createPageCache(MEGABYTE);
  const slow = held();
  const asked = cache.get('/tinklarastis', slow.render);
  cache.invalidate(['articles']);
  slow.finish(page('old', ['articles']));
  await asked;
  expect(cache.peek('/tinklarastis')).toBeUndefined();
});

test('who asks after a change does not get a rendering begun before it', async () => {
  const cache = createPageCache(MEGABYTE);
  const slow = held();
  const before = cache.get('/tinklarastis', slow.render);
  cache.invalidate(['articles']);
  const after = await cache.get('/tinklarastis', async () => page('new', ['articles']));
  slow.finish(page('old', ['articles']));
  expect(await before).not.toBe(after);
  expect(cache.peek('/tinklarastis')).toBe(after);
});

describe('an address where nothing is', () => {
  const unknown = async () => page('404', [], 404);

  test('is kept for a minute', async () => {
    let now = 0;
    const cache = createPageCache(MEGABYTE, () => now);
    await cache.get('/nera', unknown);
    now += seconds(59);
    expect(cache.peek('/nera')).toBeDefined();
    now += seconds(1);
    expect(cache.peek('/nera')).toBeUndefined();
    expect(cache.stats).toEqual({ entries: 0, bytes: 0 });
  });

  test('is forgotten with any change: it may be what was made', async () => {
    const cache = createPageCache(MEGABYTE);
    await cache.get('/tinklarastis/nauja', unknown);
    cache.invalidate(['categories']);
    expect(cache.peek('/tinklarastis/nauja')).toBeUndefined();
  });

  test('takes no room of pages: two hundred are kept, the latest', async () => {
    const cache = createPageCache(MEGABYTE);
    await cache.get('/', async () => page('a'));
    for (let n = 0; n < 300; n += 1) await cache.get(`/nera-${n}`, unknown);
    expect(cache.stats.entries).toBe(201);
    expect(cache.peek('/')).toBeDefined();
    expect(cache.peek('/nera-99')).toBeUndefined();
    expect(cache.peek('/nera-100')).toBeDefined();
  });
});

test('an error is never kept', async () => {
  const cache = createPageCache(MEGABYTE);
  await cache.get('/', async () => page('500', [], 500));
  expect(cache.peek('/')).toBeUndefined();
});

test('a failed rendering is not remembered', async () => {
  const cache = createPageCache(MEGABYTE);
  const fail = async () => {
    throw new Error('broken');
  };
  await expect(cache.get('/', fail)).rejects.toThrow('broken');
  const next = await cache.get('/', async () => page('well'));
  expect(cache.peek('/')).toBe(next);
});

test('the bodies together stay under the bound, the oldest page leaving first', async () => {
  const cache = createPageCache(250);
  for (const name of ['a', 'b', 'c']) await cache.get(name, async () => page('x'.repeat(100)));
  expect(cache.peek('a')).toBeUndefined();
  expect(cache.peek('b')).toBeDefined();
  expect(cache.stats).toEqual({ entries: 2, bytes: 200 });
});

test('what fills the bound to the byte is kept', async () => {
  const cache = createPageCache(200);
  for (const name of ['a', 'b']) await cache.get(name, async () => page('x'.repeat(100)));
  expect(cache.stats).toEqual({ entries: 2, bytes: 200 });
});

test('a page takes its room once, also when it is rendered again while it is kept', async () => {
  const cache = createPageCache(MEGABYTE);
  await cache.get('/', async () => page('x'.repeat(100)));
  cache.setTrust('doubtful');
  await cache.get('/', async () => page('y'.repeat(150)));
  expect(cache.stats).toEqual({ entries: 1, bytes: 150 });
});

describe('what a page grows by when an encoding is made', () => {
  const ask = (headers = {}) => ({ method: 'GET', headers }) as IncomingMessage;
  const answer = () => ({ writeHead() {}, end() {} }) as unknown as ServerResponse;
  const words = Array.from({ length: 500 }, (_, n) => `žodis ${n}`).join(' ');
  const gzip = ask({ 'accept-encoding': 'gzip' });

  test('counts, and the oldest leaves for it', async () => {
    const size = Buffer.byteLength(words);
    const cache = createPageCache(2 * size);
    await cache.get('a', async () => page(words));
    const b = await cache.get('b', async () => page(words));
    expect(cache.stats).toEqual({ entries: 2, bytes: 2 * size });
    await b.respond(gzip, answer());
    expect(cache.peek('a')).toBeUndefined();
    expect(cache.stats).toEqual({ entries: 1, bytes: b.bytes });
    expect(b.bytes).toBeGreaterThan(size);
  });

  test('does not count once the page is dropped', async () => {
    const cache = createPageCache(MEGABYTE);
    const a = await cache.get('a', async () => page(words, ['articles']));
    cache.invalidate(['articles']);
    await a.respond(gzip, answer());
    expect(cache.stats).toEqual({ entries: 0, bytes: 0 });
  });
});

describe('a shared cache may keep a page', () => {
  const shared = { 'Cache-Control': 'public' };
  const sentAs = async (kept: CachedPage) => {
    let sent: string[] = [];
    const response = {
      writeHead: (_: number, headers: string[]) => {
        sent = headers;
      },
      end() {},
    };
    await kept.respond({ method: 'GET', headers: {} } as IncomingMessage, response as never);
    return sent.includes('public');
  };
  const render = async () => ({ ...page('a', ['articles']), sharedHeaders: shared });

  test('while it is kept here and changes of it are heard', async () => {
    const cache = createPageCache(MEGABYTE);
    const kept = await cache.get('/', render);
    expect(await sentAs(kept)).toBe(true);
    cache.setTrust('doubtful');
    expect(await sentAs(kept)).toBe(false);
    cache.setTrust('current');
    expect(await sentAs(kept)).toBe(true);
    cache.invalidate(['articles']);
    expect(await sentAs(kept)).toBe(false);
  });

  test('never one that is shown once', async () => {
    expect(await sentAs(new CachedPage(await render()))).toBe(false);
  });
});

test('a page that is asked for again and again outlives what is asked for once', async () => {
  const cache = createPageCache(100 * 100);
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.04);
  const add = (n: number) => cache.get(`/${n}`, async () => page('x'.repeat(100)));
  for (let n = 0; n < 100; n += 1) await add(n);
  cache.peek('/0');
  // Rarely enough that reading stays cheap.
  random.mockReturnValue(0.06);
  cache.peek('/1');
  random.mockRestore();
  for (let n = 100; n < 102; n += 1) await add(n);
  expect(['/0', '/1', '/2', '/3'].map((key) => cache.peek(key) !== undefined)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('emptied, it holds nothing, and what is being rendered is not kept', async () => {
  const cache = createPageCache(MEGABYTE);
  await cache.get('/', async () => page('a'));
  const unknown = async () => page('404', [], 404);
  for (let n = 0; n < 200; n += 1) await cache.get(`/nera-${n}`, unknown);
  const slow = held();
  const asked = cache.get('/tinklarastis', slow.render);
  cache.clear();
  expect(cache.stats).toEqual({ entries: 0, bytes: 0 });
  slow.finish(page('old'));
  await asked;
  expect(cache.stats).toEqual({ entries: 0, bytes: 0 });
  // A page takes the name of what was not there; the limit of such counts from nothing.
  await cache.get('/nera-0', async () => page('there'));
  for (let n = 1; n <= 200; n += 1) await cache.get(`/nera-${n}`, unknown);
  expect(cache.peek('/nera-0')).toBeDefined();
});

describe('while changes of the database are not heard', () => {
  const fail = async (): Promise<RenderedPage> => {
    throw new Error('the database is away');
  };

  test('every page is rendered, and the last good one given where that fails', async () => {
    const cache = createPageCache(MEGABYTE);
    await cache.get('/', async () => page('a', ['articles']));
    cache.setTrust('doubtful');
    expect(cache.peek('/')).toBeUndefined();
    const fresh = await cache.get('/', async () => page('b', ['articles']));
    expect(fresh.body.toString()).toBe('b');
    expect(await cache.get('/', fail)).toBe(fresh);
    expect(await cache.get('/', async () => page('500', [], 500))).toBe(fresh);
    await expect(cache.get('/kita', fail)).rejects.toThrow('the database is away');
  });

  test('who asks waits a second for a rendering, not until it gives up', async () => {
    const cache = createPageCache(MEGABYTE);
    const kept = await cache.get('/', async () => page('a', ['articles']));
    cache.setTrust('doubtful');
    expect(await cache.get('/', held().render)).toBe(kept);
  });

  test('where it does not answer at all, the last good page is given at once, for an hour', async () => {
    let now = 0;
    const cache = createPageCache(MEGABYTE, () => now);
    const list = await cache.get('/tinklarastis', async () => page('list', ['articles']));
    const fixed = await cache.get('/es-projektai', async () => page('static'));
    now = minutes(5);
    cache.setTrust('doubtful');
    cache.setTrust('unreachable');
    now += minutes(59);
    expect(cache.peek('/tinklarastis')).toBe(list);
    now += minutes(1);
    expect(cache.peek('/tinklarastis')).toBeUndefined();
    await expect(cache.get('/tinklarastis', fail)).rejects.toThrow('the database is away');
    // That changes are still not heard makes nothing newer.
    cache.setTrust('doubtful');
    cache.setTrust('unreachable');
    expect(cache.peek('/tinklarastis')).toBeUndefined();
    // Made of nothing that a database holds.
    expect(cache.peek('/es-projektai')).toBe(fixed);
  });

  test('what was kept till then is given again when they are heard, unless it was dropped', async () => {
    const cache = createPageCache(MEGABYTE);
    const kept = await cache.get('/', async () => page('a'));
    await cache.get('/tinklarastis', async () => page('list', ['articles']));
    cache.setTrust('unreachable');
    cache.invalidate(['articles']);
    cache.setTrust('current');
    expect(cache.peek('/')).toBe(kept);
    expect(cache.peek('/tinklarastis')).toBeUndefined();
  });
});
