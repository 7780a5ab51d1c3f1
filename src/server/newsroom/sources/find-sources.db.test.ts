import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedServer, startFeedServer } from '../../../../tests/support/feed-server.ts';
import { shareReaders } from '../../../../tests/support/shared-threads.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { articles } from '../../database/schema/articles.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { createOutbound, type Outbound } from '../../outbound/outbound.ts';
import { createRobots } from '../import/documents/robots.ts';
import { findSources } from './find-sources.ts';

const log = { debug: () => {}, info: () => {}, warn: () => {} };
const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
const { feeds, pages } = shareReaders();
let api: TestApi;
let outbound: Outbound;
let site: FeedServer;

beforeAll(async () => {
  site = await startFeedServer();
  outbound = createOutbound({ allow: [site.hostPort], userAgent: 'TestBot/1.0', log });
  const robots = createRobots({ outbound, clock, agent: 'TestBot' });
  api = await startTestApi({}, { feeds, pages, robots }, { outbound });
});
afterAll(async () => {
  await Promise.all([outbound.close(), site.close(), api.close()]);
});
beforeEach(async () => {
  await api.db.delete(rss_sources);
});

const PATH = '/api/admin/sources';
const ask = (verb: string, body: object) => api.askAsAdmin('POST', `${PATH}/${verb}`, body);
const find = (path: string) => ask('find', { address: `${site.origin}${path}` });

const feed = (count: number, title = 'Srautas') =>
  `<rss version="2.0"><channel><title>${title}</title>${Array.from(
    { length: count },
    (_, n) =>
      `<item><title>Naujiena ${n}</title><link>${site.origin}/${title}/${n}</link><pubDate>Fri, ${20 - n} Nov 2026 08:00:00 GMT</pubDate></item>`,
  ).join('')}</channel></rss>`;
const story = (n: number) =>
  `<article><h2><a href="/straipsniai/ilgas-naujienos-pavadinimas-${n}">Ilgas naujienos pavadinimas numeris ${n}</a></h2></article>`;
const listing = `<html><head><title>Naujienos</title></head><body><main>${story(1)}${story(2)}${story(3)}</main></body></html>`;

describe('from the address of a site', () => {
  test('the feeds it announces are found, the comments last, and its own list of articles', async () => {
    site.route(
      '/svetaine',
      listing.replace(
        '</head>',
        `<link rel="alternate" type="application/rss+xml" title="Komentarai" href="/comments/feed">
         <link rel="alternate" type="application/rss+xml" href="/naujienos.xml">
         <link rel="alternate" type="application/rss+xml" href="/dingo.xml"></head>`,
      ),
    );
    site.route('/comments/feed', feed(1, 'Komentarai'));
    site.route('/naujienos.xml', feed(3, 'Visos'));
    const site_url = `${site.origin}/svetaine`;
    await api.db
      .insert(rss_sources)
      .values({ name: 'A', rss_url: `${site.origin}/naujienos.xml/`, type: 'rss' });
    const { status, body } = await find('/svetaine');
    expect(status).toBe(200);
    expect(body.items).toEqual([
      {
        type: 'rss',
        rss_url: `${site.origin}/naujienos.xml`,
        name: 'Visos',
        site_url,
        item_count: 3,
        is_known: true,
      },
      {
        type: 'rss',
        rss_url: `${site.origin}/comments/feed`,
        name: 'Komentarai',
        site_url,
        item_count: 1,
        is_known: false,
      },
      {
        type: 'crawl',
        rss_url: site_url,
        name: 'Naujienos',
        site_url,
        item_count: 3,
        is_known: false,
      },
    ]);
  });

  test('a feed nobody announces is found where feeds lie', async () => {
    site.route('/tyli', '<html><body>Sveiki</body></html>');
    site.route('/rss.xml', feed(2));
    const { body } = await find('/tyli');
    expect(body.items).toMatchObject([{ type: 'rss', rss_url: `${site.origin}/rss.xml` }]);
    site.route('/rss.xml', { status: 404 });
  });

  test('the address of a feed is the feed', async () => {
    site.route('/tiesiai', feed(4));
    const { body } = await find('/tiesiai');
    expect(body.items).toMatchObject([{ rss_url: `${site.origin}/tiesiai`, item_count: 4 }]);
  });

  test.each([
    ['/nera', { status: 404 }, 'not-found', 'Šaltinis nerastas (HTTP 404).'],
    ['/uzdrausta', { status: 403 }, 'blocked', /neleidžia automatiškai/],
    ['/patikra', { body: '<html><title>Just a moment...</title></html>' }, 'blocked', /patikros/],
    ['/sugadinta', { body: '<rss version="2.0"><channel' }, 'broken-feed', /sugadintas/],
    ['/ratas', { status: 302, headers: { location: '/ratas' } }, 'too-many-redirects', /nukreipia/],
    ['/tuscia', { body: '<html><body>Nieko</body></html>' }, undefined, /neradome nei naujienų/],
  ])('%s is refused with its cause', async (path, route, kind, message) => {
    site.route(path, route);
    const { status, body } = await find(path);
    expect([status, body.errors[0].field, body.kind]).toEqual([400, 'address', kind]);
    expect(body.detail).toMatch(message);
  });

  test('what robots.txt forbids is not offered, and it is said', async () => {
    site.route('/slapta', listing);
    const ctx = {
      ...api.context,
      feeds,
      pages,
      robots: { isAllowed: async () => false, isSilent: async () => false },
    };
    await expect(findSources(ctx, `${site.origin}/slapta`)).rejects.toMatchObject({
      detail: expect.stringContaining('robots.txt'),
    });
  });

  test('addresses inside our network are not asked', async () => {
    for (const address of ['http://127.0.0.1/feed', 'http://[::1]/', 'http://169.254.169.254/']) {
      const { status, body } = await ask('find', { address });
      expect([status, body.kind]).toEqual([400, 'blocked-address']);
    }
  });

  test('an address is completed as a person means it, or refused', async () => {
    const { body } = await ask('find', { address: site.hostPort });
    expect(body.kind).not.toBeUndefined();
    for (const address of ['', 'ftp://a.lt', 'javascript:alert(1)', 'https://']) {
      const { status, body } = await ask('find', { address });
      expect([status, body.errors[0].field]).toEqual([400, 'address']);
    }
  });
});

describe('a preview', () => {
  const preview = (path: string, choices: object = {}) =>
    ask('preview', { rss_url: `${site.origin}${path}`, ...choices });

  test('shows the newest five and what would become of each, and stores nothing', async () => {
    site.route('/perziura', feed(13, 'Perziura'));
    const { body } = await preview('/perziura', { exclude_words: 'naujiena 1', daily_cap: 3 });
    expect(body).toMatchObject({ title: 'Perziura', total: 13, would_import: 3 });
    expect(body.items).toEqual(
      ['import', 'excluded', 'import', 'import', 'waiting'].map((verdict, n) => ({
        title: `Naujiena ${n}`,
        url: `${site.origin}/Perziura/${n}`,
        date: `2026-11-${20 - n}T08:00:00.000Z`,
        verdict,
      })),
    );
    expect(await api.db.$count(rss_sources)).toBe(0);
    expect(await api.db.$count(articles)).toBe(0);
  });

  test('of a source that was never read takes the newest ten, of one that was all that is new', async () => {
    site.route('/pirma', feed(13, 'Pirma'));
    expect((await preview('/pirma')).body).toMatchObject({ total: 13, would_import: 10 });
    const [source] = await api.db
      .insert(rss_sources)
      .values({
        name: 'Skaitytas',
        rss_url: `${site.origin}/pirma`,
        type: 'rss',
        last_full_fetch_at: clock.now(),
      })
      .returning({ id: rss_sources.id });
    expect((await preview('/pirma', source)).body).toMatchObject({ total: 13, would_import: 13 });
  });

  test('of a listing shows its links, dated where the listing says so', async () => {
    const dated = listing.replace(
      '</h2>',
      '</h2><time datetime="2026-11-19T08:00:00Z">vakar</time>',
    );
    site.route('/sarasas', dated);
    const { body } = await preview('/sarasas', { type: 'crawl', link_pattern: '/straipsniai/*' });
    expect(body).toMatchObject({ total: 3, would_import: 3 });
    expect(body.items[0]).toMatchObject({
      title: 'Ilgas naujienos pavadinimas numeris 1',
      date: '2026-11-19T08:00:00.000Z',
      verdict: 'import',
    });
    expect(body.items[1].date).toBeNull();
  });

  test('of a listing says where stories lie that are on other hosts, and shows them when they are wanted', async () => {
    const others = listing.replaceAll('href="/', 'href="https://kita.example/');
    site.route('/nuorodos', others);
    const { body } = await preview('/nuorodos', { type: 'crawl' });
    const elsewhere = [{ host: 'kita.example', count: 3 }];
    expect(body).toMatchObject({ items: [], total: 0, would_import: 0, elsewhere });
    const wanted = await preview('/nuorodos', { type: 'crawl', reads_other_hosts: true });
    expect(wanted.body).toMatchObject({ total: 3, would_import: 3, elsewhere });
  });

  test.each([
    ['/nera-srauto', {}, 'rss_url', /nerastas/],
    ['/sarasas', {}, 'rss_url', /nėra naujienų srauto/],
    ['/sarasas', { type: 'crawl', link_pattern: '/kita/*' }, 'rss_url', /nerasta straipsnių/],
    ['/sarasas', { type: 'crawl', link_selector: 'a[' }, 'link_selector', /parinkiklis/],
  ])('that fails says why: %s %j', async (path, choices, field, message) => {
    const { status, body } = await preview(path, choices);
    expect([status, body.errors[0].field]).toEqual([400, field]);
    expect(body.detail).toMatch(message);
  });
});
