import { count, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  FULL_BODY,
  range,
  startImportWorld,
  type WorldItem,
} from '../../../../tests/support/import-world.ts';
import { days, hours } from '../../../domain/time/duration.ts';
import { article_keys, article_sources } from '../../database/schema/article-keys.ts';
import { articles } from '../../database/schema/articles.ts';
import { importSource } from './import-source.ts';

const world = await startImportWorld();
const { titles, numbers } = world;
afterAll(() => world.close());
afterEach(() => world.empty());

const day = (n: number) => new Date(Date.UTC(2026, 9, 1 + n)).toUTCString();

describe('the first import of a source', () => {
  it('takes the newest ten and remembers the rest for ever', async () => {
    world.server.route('/rss', world.feedOf(range(1, 30)));
    const source = await world.addSource();
    const result = await world.importOf(source.id);
    expect(result).toMatchObject({
      imported: 10,
      skippedAsOld: 20,
      known: 0,
      outcome: { state: 'done' },
    });
    expect(await numbers()).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
    expect(result.outcome.message).toBe(
      'Šaltinis: importuota straipsnių – 10, senesni įsiminti – 20.',
    );
    world.server.route('/rss', world.feedOf(range(1, 32)));
    expect(await world.importOf(source.id)).toMatchObject({
      imported: 2,
      skippedAsOld: 0,
      known: 30,
    });
  });

  it('is the first that shows anything: of a feed that was empty the newest ten too', async () => {
    world.server.route('/rss', { headers: { etag: '"v1"' }, body: world.feedOf([]) });
    const source = await world.addSource();
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0 });
    expect((await world.sourceRow(source.id)).last_success_at).toEqual(world.ctx.clock.now());
    world.passTime(hours(1));
    world.server.route('/rss', world.feedOf(range(1, 30)));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 10, skippedAsOld: 20 });
    world.server.route('/rss', world.feedOf([]));
    await world.importOf(source.id);
    world.server.route('/rss', world.feedOf(range(1, 42)));
    expect(await world.importOf(source.id)).toMatchObject({ imported: 12, skippedAsOld: 0 });
  });

  it('stores an article whole', async () => {
    world.server.route('/rss', world.feedOf([{ n: 1, title: 'Saugumas &amp; patikra' }]));
    const source = await world.addSource();
    await world.importOf(source.id);
    const [article] = await world.db.select().from(articles);
    expect(article).toMatchObject({
      source_id: source.id,
      source_name: 'Šaltinis',
      source_rss_url: source.rss_url,
      original_url: `${world.server.origin}/s/1`,
      original_title: 'Saugumas & patikra',
      original_content: FULL_BODY,
      original_date: new Date(day(1)),
      original_language: 'lt',
      is_thin: false,
      import_type: 'automatic',
      preparation_state: 'imported',
      ai_actuality_score: null,
      published_date: null,
      created_at: world.ctx.clock.now(),
    });
    expect(article?.original_excerpt.length).toBeGreaterThan(100);
    expect(await world.db.select({ url: article_sources.url }).from(article_sources)).toEqual([
      { url: `${world.server.origin}/s/1` },
    ]);
  });
});

describe('repeated imports', () => {
  it('neither double nor lose anything: ten times, shuffled, growing, with changed guids and addresses', async () => {
    const source = await world.addSource();
    world.server.route('/rss', world.feedOf(range(1, 5)));
    await world.importOf(source.id);
    const tracking = ['?utm_source=rss', '/?fbclid=1', '#xtor=RSS-1', ''];
    for (let round = 1; round <= 10; round++) {
      const items = range(1, 5 + round).map((item) => ({
        ...item,
        guid: (item.n + round) % 3 === 0 ? `kitas-${round}-${item.n}` : `g-${item.n}`,
        link: `${world.server.origin}/s/${item.n}${tracking[(item.n + round) % 4]}`,
        title: (item.n + round) % 5 === 0 ? `Naujiena ${item.n} – papildyta` : `Naujiena ${item.n}`,
      }));
      const shuffled = items.toSorted(
        (a, b) => ((a.n * 7 + round * 3) % 11) - ((b.n * 7 + round * 3) % 11),
      );
      world.server.route('/rss', world.feedOf(shuffled));
      expect((await world.importOf(source.id)).imported, `round ${round}`).toBe(1);
    }
    expect(await numbers()).toEqual(range(1, 15).map(({ n }) => n));
  });

  it('at the same moment store each article once', async () => {
    world.server.route('/rss', world.feedOf(range(1, 8)));
    const source = await world.addSource();
    const results = await Promise.all([1, 2, 3, 4].map(() => world.importOf(source.id)));
    expect(await numbers()).toEqual(range(1, 8).map(({ n }) => n));
    expect(results.reduce((sum, each) => sum + each.imported, 0)).toBe(8);
  });

  it('do not bring a deleted article back', async () => {
    world.server.route('/rss', world.feedOf(range(1, 3)));
    const source = await world.addSource();
    await world.importOf(source.id);
    await world.db.delete(articles).where(eq(articles.original_title, 'Naujiena 2'));
    expect((await world.importOf(source.id)).imported).toBe(0);
    expect(await numbers()).toEqual([1, 3]);
  });

  it('know an item that changes its guid, address and title one after the other', async () => {
    const source = await world.addSource();
    const steps: WorldItem[] = [
      { n: 1 },
      { n: 1, link: `${world.server.origin}/perkelta/1` },
      { n: 1, link: `${world.server.origin}/perkelta/1`, guid: 'naujas' },
      {
        n: 1,
        link: `${world.server.origin}/perkelta/1`,
        guid: 'naujas',
        title: 'Kitaip pavadinta',
      },
      { n: 1, link: `${world.server.origin}/vel/1`, guid: 'naujas', title: 'Kitaip pavadinta' },
    ];
    for (const step of steps) {
      world.server.route('/rss', world.feedOf([step]));
      await world.importOf(source.id);
    }
    expect(await titles()).toEqual(['Kitaip pavadinta']);
  });

  it('take a guid that comes back with another address and title for a new item', async () => {
    const source = await world.addSource();
    world.server.route('/rss', world.feedOf([{ n: 1 }]));
    await world.importOf(source.id);
    world.server.route('/rss', world.feedOf([{ n: 2, guid: 'g-1' }]));
    expect((await world.importOf(source.id)).imported).toBe(1);
    expect(await numbers()).toEqual([1, 2]);
  });
});

describe('a killed import', () => {
  it('goes on where it stopped, wherever that was', async () => {
    world.server.route('/rss', { headers: { etag: '"v1"' }, body: world.feedOf(range(1, 30)) });
    const source = await world.addSource();
    for (let stop = 1; stop <= 10; stop++) {
      const killed = importSource(world.ctx, source.id, () => {
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
      expect((await world.sourceRow(source.id)).etag).toBeNull();
    }
    expect(await world.importOf(source.id)).toMatchObject({ imported: 0, known: 30 });
    expect(await numbers()).toEqual(range(21, 30).map(({ n }) => n));
    expect((await world.sourceRow(source.id)).etag).toBe('"v1"');
  });

  it('still imports what appears before it goes on', async () => {
    world.server.route('/rss', world.feedOf(range(1, 30)));
    const source = await world.addSource();
    const killed = importSource(world.ctx, source.id, () => {
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    world.server.route('/rss', world.feedOf(range(1, 31)));
    await world.importOf(source.id);
    expect(await numbers()).toEqual(range(21, 31).map(({ n }) => n));
  });
});

describe('an import that is taken away', () => {
  it('stops between two items and goes on at the next', async () => {
    world.server.route('/rss', world.feedOf(range(1, 8)));
    const source = await world.addSource();
    const stop = new AbortController();
    const stopping = importSource({ ...world.ctx, signal: stop.signal }, source.id, ({ done }) => {
      if (done === 3) stop.abort();
    });
    await expect(stopping).rejects.toThrow();
    expect(await numbers()).toHaveLength(3);
    expect((await world.importOf(source.id)).imported).toBe(5);
  });
});

describe('one story in several sources', () => {
  it('is one article that knows them all', async () => {
    world.server.route('/rss', world.feedOf([{ n: 1 }]));
    world.server.route(
      '/kitas',
      world.feedOf([
        { n: 1, guid: 'kita-tvarka', link: `${world.server.origin}/s/1?utm_source=x` },
      ]),
    );
    const one = await world.addSource();
    const two = await world.addSource({ rss_url: `${world.server.origin}/kitas` });
    await world.importOf(one.id);
    await world.importOf(two.id);
    expect(await titles()).toEqual(['Naujiena 1']);
    const seen = await world.db.select({ id: article_sources.source_id }).from(article_sources);
    expect(seen.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
  });

  it('is found by the canonical address of its page, also when both import at once', async () => {
    const html = `<!doctype html><html><head><link rel="canonical" href="${world.server.origin}/s/tikras"></head><body><article><h1>A</h1>${FULL_BODY}</article></body></html>`;
    world.server.route('/p/1', html);
    world.server.route('/p/2', html);
    const short = (link: string) =>
      world.feedOf([{ n: 1, link }]).replace(FULL_BODY, '<p>Trumpai</p>');
    world.server.route('/rss', short(`${world.server.origin}/p/1`));
    world.server.route('/kitas', short(`${world.server.origin}/p/2`));
    const sources = [
      await world.addSource(),
      await world.addSource({ rss_url: `${world.server.origin}/kitas` }),
    ];
    await Promise.all(sources.map(({ id }) => world.importOf(id)));
    expect((await titles()).length).toBe(1);
  });

  it('is not seen where pages of one site all claim the same canonical address', async () => {
    const page = (n: number) =>
      `<!doctype html><html><head><link rel="canonical" href="${world.server.origin}/naujienos"></head><body><article><h1>N${n}</h1>${FULL_BODY}</article></body></html>`;
    world.server.route('/s/1', page(1));
    world.server.route('/s/2', page(2));
    world.server.route('/rss', world.feedOf(range(1, 2)).replaceAll(FULL_BODY, '<p>Trumpai</p>'));
    const source = await world.addSource();
    expect((await world.importOf(source.id)).imported).toBe(2);
  });
});

describe('validators', () => {
  it('are sent back byte for byte, after 200 and after 304, and left out once a day', async () => {
    const body = world.feedOf(range(1, 2));
    world.server.route('/rss', (request, response) => {
      response.setHeader('etag', 'W/"a\u00e9  b"');
      response.setHeader('last-modified', 'Mon, 16 Nov 2026 08:30:00 +0000');
      response.writeHead(request.headers['if-none-match'] ? 304 : 200);
      response.end(request.headers['if-none-match'] ? undefined : body);
    });
    world.server.requests.length = 0;
    const source = await world.addSource();
    await world.importOf(source.id);
    world.passTime(hours(1));
    expect(await world.importOf(source.id)).toMatchObject({ notModified: true, imported: 0 });
    world.passTime(hours(1));
    expect((await world.importOf(source.id)).notModified).toBe(true);
    world.passTime(days(1));
    expect((await world.importOf(source.id)).notModified).toBe(false);
    const sent = world.server.requests.map(({ headers }) => [
      headers['if-none-match'],
      headers['if-modified-since'],
    ]);
    const both = ['W/"a\u00e9  b"', 'Mon, 16 Nov 2026 08:30:00 +0000'];
    expect(sent).toEqual([[undefined, undefined], both, both, [undefined, undefined]]);
    expect(await world.sourceRow(source.id)).toMatchObject({
      etag: both[0],
      last_modified: both[1],
      last_success_at: world.ctx.clock.now(),
    });
  });
});

describe('a feed with very many new items', () => {
  it('gives a hundred at a time and keeps the rest for the next', async () => {
    const source = await world.addSource();
    world.server.route('/rss', world.feedOf([{ n: 1 }]));
    await world.importOf(source.id);
    world.server.route('/rss', { headers: { etag: '"v2"' }, body: world.feedOf(range(1, 131)) });
    const first = await world.importOf(source.id);
    expect(first).toMatchObject({ imported: 100 });
    expect(first.outcome.message).toContain('kitam kartui palikta – 30');
    expect((await world.sourceRow(source.id)).etag).toBeNull();
    expect((await world.importOf(source.id)).imported).toBe(30);
    expect(await numbers()).toEqual(range(1, 131).map(({ n }) => n));
  });
});

it('no key is left without its article after any of this', async () => {
  world.server.route('/rss', world.feedOf(range(1, 8)));
  const source = await world.addSource();
  await Promise.all([1, 2, 3].map(() => world.importOf(source.id)));
  const [orphans] = await world.db
    .select({ n: count() })
    .from(article_keys)
    .where(isNull(article_keys.article_id));
  expect(orphans?.n).toBe(0);
});
