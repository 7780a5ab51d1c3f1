import { count, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FeedServer, startFeedServer } from '../../../tests/support/feed-server.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import { days, hours, minutes } from '../../domain/duration.ts';
import { article_keys, article_sources, articles } from '../database/schema/articles.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { createFeedReader } from './feed-reader.ts';
import { type ImportContext, importSource } from './import-source.ts';
import { createPageReader } from './page-reader.ts';
import { createRobots } from './robots.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {} };
const feeds = createFeedReader({ log });
const pages = createPageReader({ log });
let database: TestDatabase;
let server: FeedServer;
let now: Date;
let ctx: ImportContext;
let close: () => Promise<void>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await feeds.close();
  await pages.close();
  await database.drop();
});
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  server = await startFeedServer();
  const outbound = createOutbound({ allow: [server.hostPort], userAgent: 'TestBot/1.0', log });
  const clock = { now: () => now };
  const robots = createRobots({ outbound, clock, agent: 'TestBot' });
  ctx = { db: database.db, clock, log, outbound, feeds, pages, robots };
  close = async () => {
    await outbound.close();
    await server.close();
  };
});
afterEach(async () => {
  await close();
  await database.db.delete(articles);
  await database.db.delete(article_keys);
  await database.db.delete(rss_sources);
});

interface Item {
  n: number;
  title?: string;
  link?: string;
  guid?: string;
}
const SENTENCE = 'Įmonės vadovas turi žinoti, kad saugumas prasideda nuo paprastų dalykų. ';
const BODY = `<p>${SENTENCE.repeat(30)}</p>`;
const day = (n: number) => new Date(Date.UTC(2026, 9, 1 + n)).toUTCString();
const feedOf = (items: Item[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>T</title>${items
    .map(
      ({ n, title = `Naujiena ${n}`, link = `${server.origin}/s/${n}`, guid = `g-${n}` }) =>
        `<item><title>${title}</title><link>${link.replaceAll('&', '&amp;')}</link><guid isPermaLink="false">${guid}</guid>
         <pubDate>${day(n)}</pubDate><description><![CDATA[${BODY}]]></description></item>`,
    )
    .join('')}</channel></rss>`;
const range = (from: number, to: number): Item[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ n: from + index }));

async function addSource(values: Partial<typeof rss_sources.$inferInsert> = {}) {
  const [source] = await database.db
    .insert(rss_sources)
    .values({ name: 'Šaltinis', rss_url: `${server.origin}/rss`, type: 'rss', ...values })
    .returning();
  if (!source) throw new Error('no source');
  return source;
}
const reload = async (id: string) =>
  (await database.db.select().from(rss_sources).where(eq(rss_sources.id, id)))[0];
const titles = async () =>
  (await database.db.select({ title: articles.original_title }).from(articles)).map(
    ({ title }) => title,
  );
const numbers = async () =>
  (await titles()).map((title) => Number(title.replace(/\D/g, ''))).toSorted((a, b) => a - b);

describe('the first import of a source', () => {
  it('takes the newest ten and remembers the rest for ever', async () => {
    server.route('/rss', feedOf(range(1, 30)));
    const source = await addSource();
    const result = await importSource(ctx, source.id);
    expect(result).toMatchObject({
      imported: 10,
      remembered: 20,
      known: 0,
      outcome: { state: 'done' },
    });
    expect(await numbers()).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect(result.outcome.message).toBe(
      'Šaltinis: importuota straipsnių – 10, senesni įsiminti – 20.',
    );
    server.route('/rss', feedOf(range(1, 32)));
    expect(await importSource(ctx, source.id)).toMatchObject({
      imported: 2,
      remembered: 0,
      known: 30,
    });
  });

  it('stores an article whole', async () => {
    server.route('/rss', feedOf([{ n: 1, title: 'Saugumas &amp; patikra' }]));
    const source = await addSource();
    await importSource(ctx, source.id);
    const [article] = await database.db.select().from(articles);
    expect(article).toMatchObject({
      source_id: source.id,
      source_name: 'Šaltinis',
      source_rss_url: source.rss_url,
      original_url: `${server.origin}/s/1`,
      original_title: 'Saugumas & patikra',
      original_content: BODY,
      original_date: new Date(day(1)),
      original_language: 'lt',
      is_thin: false,
      import_type: 'automatic',
      preparation_state: 'imported',
      ai_actuality_score: null,
      published_date: null,
      created_at: now,
    });
    expect(article?.original_excerpt.length).toBeGreaterThan(100);
    expect(await database.db.select({ url: article_sources.url }).from(article_sources)).toEqual([
      { url: `${server.origin}/s/1` },
    ]);
  });
});

describe('repeated imports', () => {
  it('neither double nor lose anything: ten times, shuffled, growing, with changed guids and addresses', async () => {
    const source = await addSource();
    server.route('/rss', feedOf(range(1, 5)));
    await importSource(ctx, source.id);
    const tracking = ['?utm_source=rss', '/?fbclid=1', '#xtor=RSS-1', ''];
    for (let round = 1; round <= 10; round++) {
      const items = range(1, 5 + round).map((item) => ({
        ...item,
        guid: (item.n + round) % 3 === 0 ? `kitas-${round}-${item.n}` : `g-${item.n}`,
        link: `${server.origin}/s/${item.n}${tracking[(item.n + round) % 4]}`,
        title: (item.n + round) % 5 === 0 ? `Naujiena ${item.n} – papildyta` : `Naujiena ${item.n}`,
      }));
      const shuffled = items.toSorted(
        (a, b) => ((a.n * 7 + round * 3) % 11) - ((b.n * 7 + round * 3) % 11),
      );
      server.route('/rss', feedOf(shuffled));
      expect((await importSource(ctx, source.id)).imported, `round ${round}`).toBe(1);
    }
    expect(await numbers()).toEqual(range(1, 15).map(({ n }) => n));
  });

  it('at the same moment store each article once', async () => {
    server.route('/rss', feedOf(range(1, 8)));
    const source = await addSource();
    const results = await Promise.all([1, 2, 3, 4].map(() => importSource(ctx, source.id)));
    expect(await numbers()).toEqual(range(1, 8).map(({ n }) => n));
    expect(results.reduce((sum, each) => sum + each.imported, 0)).toBe(8);
  });

  it('do not bring a deleted article back', async () => {
    server.route('/rss', feedOf(range(1, 3)));
    const source = await addSource();
    await importSource(ctx, source.id);
    await database.db.delete(articles).where(eq(articles.original_title, 'Naujiena 2'));
    expect((await importSource(ctx, source.id)).imported).toBe(0);
    expect(await numbers()).toEqual([1, 3]);
  });

  it('know an item that changes its guid, address and title one after the other', async () => {
    const source = await addSource();
    const steps: Item[] = [
      { n: 1 },
      { n: 1, link: `${server.origin}/perkelta/1` },
      { n: 1, link: `${server.origin}/perkelta/1`, guid: 'naujas' },
      { n: 1, link: `${server.origin}/perkelta/1`, guid: 'naujas', title: 'Kitaip pavadinta' },
      { n: 1, link: `${server.origin}/vel/1`, guid: 'naujas', title: 'Kitaip pavadinta' },
    ];
    for (const step of steps) {
      server.route('/rss', feedOf([step]));
      await importSource(ctx, source.id);
    }
    expect(await titles()).toEqual(['Kitaip pavadinta']);
  });

  it('take a guid that comes back with another address and title for a new item', async () => {
    const source = await addSource();
    server.route('/rss', feedOf([{ n: 1 }]));
    await importSource(ctx, source.id);
    server.route('/rss', feedOf([{ n: 2, guid: 'g-1' }]));
    expect((await importSource(ctx, source.id)).imported).toBe(1);
    expect(await numbers()).toEqual([1, 2]);
  });
});

describe('a killed import', () => {
  it('goes on where it stopped, wherever that was', async () => {
    server.route('/rss', { headers: { etag: '"v1"' }, body: feedOf(range(1, 30)) });
    const source = await addSource();
    for (let stop = 1; stop <= 10; stop++) {
      const killed = importSource(ctx, source.id, () => {
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
      expect((await reload(source.id))?.etag).toBeNull();
    }
    expect(await importSource(ctx, source.id)).toMatchObject({ imported: 0, known: 30 });
    expect(await numbers()).toEqual(range(21, 30).map(({ n }) => n));
    expect((await reload(source.id))?.etag).toBe('"v1"');
  });

  it('still imports what appears before it goes on', async () => {
    server.route('/rss', feedOf(range(1, 30)));
    const source = await addSource();
    const killed = importSource(ctx, source.id, () => {
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    server.route('/rss', feedOf(range(1, 31)));
    await importSource(ctx, source.id);
    expect(await numbers()).toEqual(range(21, 31).map(({ n }) => n));
  });
});

describe('an import that is taken away', () => {
  it('stops between two items and goes on at the next', async () => {
    server.route('/rss', feedOf(range(1, 8)));
    const source = await addSource();
    const stop = new AbortController();
    const stopping = importSource({ ...ctx, signal: stop.signal }, source.id, ({ done }) => {
      if (done === 3) stop.abort();
    });
    await expect(stopping).rejects.toThrow();
    expect(await numbers()).toHaveLength(3);
    expect((await importSource(ctx, source.id)).imported).toBe(5);
  });
});

describe('one story in several sources', () => {
  it('is one article that knows them all', async () => {
    server.route('/rss', feedOf([{ n: 1 }]));
    server.route(
      '/kitas',
      feedOf([{ n: 1, guid: 'kita-tvarka', link: `${server.origin}/s/1?utm_source=x` }]),
    );
    const one = await addSource();
    const two = await addSource({ rss_url: `${server.origin}/kitas` });
    await importSource(ctx, one.id);
    await importSource(ctx, two.id);
    expect(await titles()).toEqual(['Naujiena 1']);
    const seen = await database.db.select({ id: article_sources.source_id }).from(article_sources);
    expect(seen.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
  });

  it('is found by the canonical address of its page, also when both import at once', async () => {
    const html = `<!doctype html><html><head><link rel="canonical" href="${server.origin}/s/tikras"></head><body><article><h1>A</h1>${BODY}</article></body></html>`;
    server.route('/p/1', html);
    server.route('/p/2', html);
    const short = (link: string) => feedOf([{ n: 1, link }]).replace(BODY, '<p>Trumpai</p>');
    server.route('/rss', short(`${server.origin}/p/1`));
    server.route('/kitas', short(`${server.origin}/p/2`));
    const sources = [await addSource(), await addSource({ rss_url: `${server.origin}/kitas` })];
    await Promise.all(sources.map(({ id }) => importSource(ctx, id)));
    expect((await titles()).length).toBe(1);
  });

  it('is not seen where pages of one site all claim the same canonical address', async () => {
    const page = (n: number) =>
      `<!doctype html><html><head><link rel="canonical" href="${server.origin}/naujienos"></head><body><article><h1>N${n}</h1>${BODY}</article></body></html>`;
    server.route('/s/1', page(1));
    server.route('/s/2', page(2));
    server.route('/rss', feedOf(range(1, 2)).replaceAll(BODY, '<p>Trumpai</p>'));
    const source = await addSource();
    expect((await importSource(ctx, source.id)).imported).toBe(2);
  });
});

describe('validators', () => {
  it('are sent back byte for byte, after 200 and after 304, and left out once a day', async () => {
    const body = feedOf(range(1, 2));
    server.route('/rss', (request, response) => {
      response.setHeader('etag', 'W/"a\u00e9  b"');
      response.setHeader('last-modified', 'Mon, 16 Nov 2026 08:30:00 +0000');
      response.writeHead(request.headers['if-none-match'] ? 304 : 200);
      response.end(request.headers['if-none-match'] ? undefined : body);
    });
    const source = await addSource();
    await importSource(ctx, source.id);
    now = new Date(now.getTime() + hours(1));
    expect(await importSource(ctx, source.id)).toMatchObject({ notModified: true, imported: 0 });
    now = new Date(now.getTime() + hours(1));
    expect((await importSource(ctx, source.id)).notModified).toBe(true);
    now = new Date(now.getTime() + days(1));
    expect((await importSource(ctx, source.id)).notModified).toBe(false);
    const sent = server.requests.map(({ headers }) => [
      headers['if-none-match'],
      headers['if-modified-since'],
    ]);
    const both = ['W/"a\u00e9  b"', 'Mon, 16 Nov 2026 08:30:00 +0000'];
    expect(sent).toEqual([[undefined, undefined], both, both, [undefined, undefined]]);
    expect(await reload(source.id)).toMatchObject({
      etag: both[0],
      last_modified: both[1],
      last_success_at: now,
    });
  });
});

describe('a source that fails', () => {
  it.each([
    ['blocked', { status: 403 }, 'Svetainė neleidžia automatiškai skaityti šio adreso (HTTP 403).'],
    ['blocked', { body: '<html><title>Just a moment...</title></html>' }, /patikros/],
    ['not-a-feed', { body: '<html><body>Labas</body></html>' }, /nėra naujienų srauto/],
    ['not-found', { status: 404 }, 'Šaltinis nerastas (HTTP 404).'],
    ['server-error', { status: 500 }, /laikinai neveikia/],
    ['refused', { status: 400 }, /nepriėmė/],
  ])('says %s in Lithuanian on its row', async (kind, answer, detail) => {
    server.route('/rss', answer);
    const source = await addSource();
    const { outcome } = await importSource(ctx, source.id);
    expect(outcome.state).toBe('failed');
    const row = await reload(source.id);
    expect(row).toMatchObject({ last_error_kind: kind, consecutive_errors: 1, is_active: true });
    expect(row?.last_error).toMatch(detail);
    expect(row?.next_check_at).toEqual(new Date(now.getTime() + minutes(15)));
  });

  it('is asked later each time, as late as the server wants, and is well again after one success', async () => {
    server.route('/rss', { status: 429, headers: { 'retry-after': '7200' } });
    const source = await addSource();
    await importSource(ctx, source.id);
    expect((await reload(source.id))?.next_check_at).toEqual(new Date(now.getTime() + hours(2)));
    now = new Date(now.getTime() + hours(2));
    server.route('/rss', { status: 503 });
    await importSource(ctx, source.id);
    expect((await reload(source.id))?.next_check_at).toEqual(new Date(now.getTime() + minutes(30)));
    server.route('/rss', feedOf([{ n: 1 }]));
    await importSource(ctx, source.id);
    expect(await reload(source.id)).toMatchObject({
      consecutive_errors: 0,
      last_error: null,
      last_error_kind: null,
      next_check_at: null,
      last_new_item_at: now,
    });
  });

  it('is switched off at once when it is gone, and after days when it is missing', async () => {
    server.route('/rss', { status: 410 });
    const gone = await addSource();
    await importSource(ctx, gone.id);
    expect(await reload(gone.id)).toMatchObject({
      is_active: false,
      last_error: 'Šaltinis panaikintas (HTTP 410). Šaltinis išjungtas.',
    });
    const missing = await addSource({ rss_url: `${server.origin}/nera`, created_at: now });
    for (let time = 1; time <= 6; time++) {
      await importSource(ctx, missing.id);
      expect((await reload(missing.id))?.is_active).toBe(true);
      now = new Date(now.getTime() + hours(10));
    }
    now = new Date(now.getTime() + days(1));
    await importSource(ctx, missing.id);
    expect((await reload(missing.id))?.is_active).toBe(false);
    expect((await importSource(ctx, missing.id)).outcome.state).toBe('skipped');
  });

  it('inside the network is never asked', async () => {
    const source = await addSource({ rss_url: 'http://127.0.0.1/rss' });
    await importSource(ctx, source.id);
    expect((await reload(source.id))?.last_error_kind).toBe('blocked-address');
  });

  it('and was deleted meanwhile ends nothing', async () => {
    server.route('/rss', feedOf(range(1, 3)));
    const source = await addSource();
    const result = await importSource(ctx, source.id, async () => {
      await database.db.delete(rss_sources).where(eq(rss_sources.id, source.id));
    });
    expect(result.outcome.state).toBe('skipped');
    expect((await titles()).length).toBe(1);
    expect((await importSource(ctx, source.id)).outcome.state).toBe('skipped');
  });
});

describe('a source that moved', () => {
  it('keeps its address for a week and takes the new one then', async () => {
    server.route('/rss', { status: 301, headers: { location: '/nauja' } });
    server.route('/nauja', feedOf(range(1, 2)));
    const source = await addSource();
    await importSource(ctx, source.id);
    now = new Date(now.getTime() + days(6));
    await importSource(ctx, source.id);
    expect((await reload(source.id))?.rss_url).toBe(`${server.origin}/rss`);
    now = new Date(now.getTime() + days(1));
    await importSource(ctx, source.id);
    expect(await reload(source.id)).toMatchObject({
      rss_url: `${server.origin}/nauja`,
      moved_to_url: null,
    });
  });
});

describe('a crawled source', () => {
  const listing = (from: number, to: number) =>
    `<!doctype html><html><body><nav><a href="/apie-mus-ir-musu-komanda">Apie mus ir mūsų komandą</a></nav><main>${range(
      from,
      to,
    )
      .toReversed()
      .map(
        ({ n }) =>
          `<article><h2><a href="/naujienos/ivykis-numeris-${n}">Įvykis numeris ${n} ir jo pasekmės</a></h2></article>`,
      )
      .join('')}</main></body></html>`;
  const article = (n: number) =>
    `<!doctype html><html lang="lt"><head><title>Įvykis ${n}</title></head><body><article><h1>Įvykis ${n}</h1>${BODY}</article></body></html>`;

  it('is read through the links of its listing page, and only what is new', async () => {
    for (const { n } of range(1, 14)) server.route(`/naujienos/ivykis-numeris-${n}`, article(n));
    server.route('/naujienos', listing(1, 12));
    const source = await addSource({ type: 'crawl', rss_url: `${server.origin}/naujienos` });
    expect(await importSource(ctx, source.id)).toMatchObject({ imported: 10, remembered: 2 });
    expect(await numbers()).toEqual(range(3, 12).map(({ n }) => n));
    server.route('/naujienos', listing(2, 14));
    expect(await importSource(ctx, source.id)).toMatchObject({ imported: 2, known: 11 });
    expect(await numbers()).toEqual(range(3, 14).map(({ n }) => n));
  });

  it('is left alone where robots.txt says so', async () => {
    server.route('/robots.txt', 'User-agent: TestBot\nDisallow: /naujienos');
    server.route('/naujienos', listing(1, 3));
    const source = await addSource({ type: 'crawl', rss_url: `${server.origin}/naujienos` });
    await importSource(ctx, source.id);
    expect((await reload(source.id))?.last_error_kind).toBe('robots');
    expect(server.requests.map(({ path }) => path)).not.toContain('/naujienos');
  });

  it('says what is wrong with the site that cannot be asked for its rules', async () => {
    server.route('/robots.txt', { status: 503 });
    const source = await addSource({ type: 'crawl', rss_url: `${server.origin}/naujienos` });
    await importSource(ctx, source.id);
    expect((await reload(source.id))?.last_error_kind).toBe('server-error');
    const nowhere = await addSource({ type: 'crawl', rss_url: 'http://127.0.0.1/naujienos' });
    await importSource(ctx, nowhere.id);
    expect((await reload(nowhere.id))?.last_error_kind).toBe('blocked-address');
  });

  it('says when there are no links', async () => {
    server.route('/naujienos', '<html><body><p>Naujienų nėra</p></body></html>');
    const source = await addSource({ type: 'crawl', rss_url: `${server.origin}/naujienos` });
    await importSource(ctx, source.id);
    expect((await reload(source.id))?.last_error_kind).toBe('no-links');
  });
});

describe('a feed with very many new items', () => {
  it('gives a hundred at a time and keeps the rest for the next', async () => {
    const source = await addSource();
    server.route('/rss', feedOf([{ n: 1 }]));
    await importSource(ctx, source.id);
    server.route('/rss', { headers: { etag: '"v2"' }, body: feedOf(range(1, 131)) });
    const first = await importSource(ctx, source.id);
    expect(first).toMatchObject({ imported: 100 });
    expect(first.outcome.message).toContain('kitam kartui palikta – 30');
    expect((await reload(source.id))?.etag).toBeNull();
    expect((await importSource(ctx, source.id)).imported).toBe(30);
    expect(await numbers()).toEqual(range(1, 131).map(({ n }) => n));
  });
});

it('no key is left without its article after any of this', async () => {
  server.route('/rss', feedOf(range(1, 8)));
  const source = await addSource();
  await Promise.all([1, 2, 3].map(() => importSource(ctx, source.id)));
  const [orphans] = await database.db
    .select({ n: count() })
    .from(article_keys)
    .where(isNull(article_keys.article_id));
  expect(orphans?.n).toBe(0);
});
