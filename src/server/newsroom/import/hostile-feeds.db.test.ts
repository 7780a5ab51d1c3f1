import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { FeedRoute } from '../../../../tests/support/feed-server.ts';
import { FULL_BODY, startImportWorld } from '../../../../tests/support/import-world.ts';

const world = await startImportWorld();
afterAll(() => world.close());
afterEach(() => world.empty());

const rss = (inner: string, head = '') =>
  `${head}<rss version="2.0"><channel><title>T</title>${inner}</channel></rss>`;
const item = (inner: string) =>
  `<item>${inner}<description><![CDATA[${FULL_BODY}]]></description></item>`;
const bytes = (parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const entities = Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
).join('');

/** Feeds that cannot be read, each with the state its row ends in. */
const REFUSED: [string, FeedRoute, string][] = [
  ['an empty answer', { body: '' }, 'not-a-feed'],
  ['a page', { body: '<!doctype html><html><body>Sveiki</body></html>' }, 'not-a-feed'],
  ['a sign-in page', { body: '<html><form><input type="password"></form></html>' }, 'blocked'],
  ['a challenge with a status', { status: 503, body: '<html>cf-chl just a moment' }, 'blocked'],
  ['text', { body: 'Sveiki, čia ne srautas' }, 'not-a-feed'],
  ['XML cut off before its first item', { body: '<rss version="2.0"><chan' }, 'broken-feed'],
  ['nesting without end', { body: rss('<a>'.repeat(200_000)) }, 'broken-feed'],
  ['JSON that nests without end', { body: `{"items":${'['.repeat(200_000)}` }, 'broken-feed'],
  ['a redirect to itself', { status: 301, headers: { location: '/b' } }, 'too-many-redirects'],
  [
    'a redirect inside',
    { status: 302, headers: { location: 'http://10.0.0.1/' } },
    'blocked-address',
  ],
  ['a redirect to a file', { status: 302, headers: { location: 'file:///etc/passwd' } }, 'bad-url'],
  [
    'a gzip bomb',
    { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(30_000_000, 32)) },
    'too-large',
  ],
  ['broken gzip', { headers: { 'content-encoding': 'gzip' }, body: 'tai ne gzip' }, 'bad-response'],
  ['an answer without end', { body: rss(' '.repeat(6_000_000)) }, 'too-large'],
  ['a connection cut off', (_, response) => response.socket?.destroy(), 'connect'],
  ['what is gone', { status: 410 }, 'gone'],
  ['a request to come less often', { status: 429 }, 'too-many-requests'],
];

test('each of many bad sources ends in its own state, with words, and none stops another', async () => {
  const { server } = world;
  server.route('/gera', rss(item('<title>Gera naujiena</title><link>/s/gera</link>')));
  const good = await world.addSource({ name: 'Gera', rss_url: `${server.origin}/gera` });
  const bad = await Promise.all(
    REFUSED.map(async ([name, route, kind], n) => {
      server.route(`/b${n}`, route);
      return { kind, id: (await world.addSource({ name, rss_url: `${server.origin}/b${n}` })).id };
    }),
  );
  server.route('/b', { status: 301, headers: { location: '/b' } });
  const results = await Promise.all([...bad, good].map(({ id }) => world.importOf(id)));
  expect(results.at(-1)?.outcome.state).toBe('done');
  const ended = await Promise.all(bad.map(({ id }) => world.sourceRow(id)));
  expect(ended.map((row) => [row.name, row.last_error_kind])).toEqual(
    REFUSED.map(([name, , kind]) => [name, kind]),
  );
  for (const row of ended) {
    expect(row.last_error, row.name).toMatch(/\p{L}{3}.*\.$/u);
    expect(row.next_check_at?.getTime(), row.name).toBeGreaterThan(world.ctx.clock.now().getTime());
  }
  expect((await world.articles()).map((row) => row.original_title)).toEqual(['Gera naujiena']);
});

/** Feeds that are wrong and still say something, with the title, address and date of their one article. */
const MENDED: [string, FeedRoute, { title: string; url?: string; date?: string }][] = [
  [
    'windows-1257 without a word about it, from a Lithuanian feed',
    {
      headers: { 'content-type': 'application/xml' },
      body: bytes([
        '<rss version="2.0"><channel><language>lt</language><item><title>',
        [0xde, 0x69, 0x6e, 0x69, 0x6f, 0x73],
        `</title><link>/s/a</link><description>${'Saugumas prasideda nuo darbo. '.repeat(60)}</description></item></channel></rss>`,
      ]),
    },
    { title: 'Žinios' },
  ],
  [
    'UTF-8 that calls itself Latin',
    {
      headers: { 'content-type': 'application/xml; charset=iso-8859-1' },
      body: rss(item('<title>Žąsys grįžta</title><link>/s/b</link>')),
    },
    { title: 'Žąsys grįžta' },
  ],
  [
    'XML cut off in its second item',
    {
      body: rss(`${item('<title>Pirma</title><link>/s/c</link>')}<item><title>Antr`).replace(
        /<\/channel.*/,
        '',
      ),
    },
    { title: 'Pirma' },
  ],
  [
    'a relative link',
    { body: rss(item('<title>Santykinė</title><link>../s/d?a=1&amp;b=2</link>')) },
    { title: 'Santykinė', url: '/s/d?a=1&b=2' },
  ],
  [
    'no date',
    { body: rss(item('<title>Be datos</title><link>/s/e</link>')) },
    { title: 'Be datos', date: '2026-11-20T10:00:00.000Z' },
  ],
  [
    'a date to come',
    {
      body: rss(
        item(
          '<title>Rytoj</title><link>/s/f</link><pubDate>Fri, 01 Jan 2038 00:00:00 GMT</pubDate>',
        ),
      ),
    },
    { title: 'Rytoj', date: '2026-11-20T10:00:00.000Z' },
  ],
  [
    'a date before the web',
    {
      body: rss(
        item(
          '<title>Sena</title><link>/s/g</link><pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>',
        ),
      ),
    },
    { title: 'Sena', date: '2026-11-20T10:00:00.000Z' },
  ],
  [
    'entities that multiply',
    {
      body: rss(
        item('<title>Bomba</title><link>/s/h</link>'),
        `<!DOCTYPE r [<!ENTITY e0 "x">${entities}]>`,
      ),
    },
    { title: 'Bomba' },
  ],
  [
    'an entity that is a file',
    {
      body: rss(
        item('<title>Failas &x;</title><link>/s/i</link>'),
        '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
      ),
    },
    { title: 'Failas &x;' },
  ],
  [
    'a script for a link',
    { body: rss(item('<title>Skriptas</title><link>javascript:alert(1)</link><guid>x1</guid>')) },
    { title: 'Skriptas' },
  ],
  [
    'a title without end',
    { body: rss(item(`<title>${'Labai ilgas '.repeat(50_000)}</title><link>/s/j</link>`)) },
    { title: 'Labai ilgas' },
  ],
  [
    'a link without end',
    { body: rss(item(`<title>Ilga nuoroda</title><link>/s/${'a'.repeat(400_000)}</link>`)) },
    { title: 'Ilga nuoroda', url: '/m/11' },
  ],
  [
    'an author and a date without end',
    {
      body: JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'T',
        items: [
          {
            id: '1',
            title: 'Ilgas autorius',
            content_html: FULL_BODY,
            authors: [{ name: 'Ona '.repeat(100_000) }],
            date_published: '2026 '.repeat(100_000),
          },
        ],
      }),
    },
    { title: 'Ilgas autorius' },
  ],
];

test('what a wrong feed does say is imported right', async () => {
  const { server } = world;
  const ids = await Promise.all(
    MENDED.map(async ([name, route], n) => {
      server.route(`/m/${n}`, route);
      return (await world.addSource({ name, rss_url: `${server.origin}/m/${n}` })).id;
    }),
  );
  for (const id of ids) await world.importOf(id);
  const rows = await world.articles();
  const shown = MENDED.map(([name, , { url, date }]) => {
    const row = rows.find((each) => each.source_name === name);
    return {
      name,
      title: row?.original_title.slice(0, 14).replace(/^(Labai ilgas).*/, '$1'),
      ...(url && { url: row?.original_url.replace(server.origin, '') }),
      ...(date && { date: row?.original_date?.toISOString() }),
    };
  });
  expect(shown).toEqual(MENDED.map(([name, , expected]) => ({ name, ...expected })));
  expect(rows.every((row) => row.original_title.length <= 300)).toBe(true);
  expect(rows.map((row) => row.original_url).join()).not.toContain('javascript');
  const { original_author, original_raw_date } =
    rows.find((row) => row.original_title === 'Ilgas autorius') ?? {};
  expect(original_author).toMatch(/^(?:Ona ){2,24}Ona…$/);
  expect(original_raw_date).toMatch(/^(?:2026 ){2,19}2026…$/);
});

test('an item whose link has grown without end is the one that is stored; one that has nothing else is counted', async () => {
  const { server } = world;
  const { id } = await world.addSource();
  server.route('/rss', world.feedOf([{ n: 1 }]));
  await world.importOf(id);
  const link = `${server.origin}/s/${'a'.repeat(400_000)}`;
  const nothing = `<item><link>${link}</link></item>`;
  server.route('/rss', world.feedOf([{ n: 1, link }]).replace('<item>', `${nothing}<item>`));
  expect(await world.importOf(id)).toMatchObject({ imported: 0, known: 1, unidentified: 1 });
  expect((await world.articles()).map((row) => row.original_url)).toEqual([`${server.origin}/s/1`]);
});
