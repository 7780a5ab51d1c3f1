import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import zlib from 'node:zlib';
import type { FeedRoute } from '../tests/support/feed-server.ts';

/** A source that means no good, or has bad luck, and how its import may end: 'done' or a kind of error. */
export interface HostileFeed {
  name: string;
  route: FeedRoute;
  ends: string[];
}

const MB = 1024 * 1024;
const SENTENCE = 'Įmonės vadovas turi žinoti, kad saugumas prasideda nuo paprastų dalykų. ';
export const BODY = `<p>${SENTENCE.repeat(30)}</p>`;
const rss = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<rss version="2.0"><channel><title>T</title>${inside}</channel></rss>`;
const item = (inside: string, origin = 'http://s.test') =>
  `<item><title>Antraštė</title><link>${origin}/1</link>${inside}</item>`;
const entities = Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join('');

/** What the server at `origin` answers to each of them. */
export function listHostileFeeds(origin: string): HostileFeed[] {
  const broken = ['broken-feed', 'not-a-feed', 'done'];
  const feed = (name: string, route: FeedRoute, ...ends: string[]) => ({ name, route, ends });
  return [
    feed('gzip bomb of 300 MB', packed(zlib.gzipSync(Buffer.alloc(300 * MB)), 'gzip'), 'too-large'),
    feed(
      'gzip bomb in a gzip bomb',
      packed(zlib.gzipSync(zlib.gzipSync(Buffer.alloc(300 * MB))), 'gzip, gzip'),
      'too-large',
    ),
    feed('brotli bomb', packed(zlib.brotliCompressSync(Buffer.alloc(100 * MB)), 'br'), 'too-large'),
    feed('endless', (_request, response) => pour(response), 'too-large'),
    feed('6 MB', { body: rss(item('x'.repeat(6 * MB))) }, 'too-large'),
    feed('never answers', () => {}, 'timeout'),
    feed('drips', (_request, response) => drip(response), 'timeout'),
    feed('cut-off gzip', packed(zlib.gzipSync(rss('')).subarray(0, 20), 'gzip'), 'bad-response'),
    feed('gzip that is none', packed(randomBytes(2000), 'gzip'), 'bad-response'),
    feed('unknown packing', packed(Buffer.from('x'), 'compress'), 'bad-response'),
    feed('hangs up', (request) => void request.socket.destroy(), 'connect', 'bad-response'),
    feed(
      'hangs up in the middle',
      (_request, response) => hangUp(response),
      'connect',
      'bad-response',
    ),
    feed('redirects without end', moved('/redirects%20without%20end'), 'too-many-redirects'),
    feed('redirects inside', moved('http://169.254.169.254/latest/meta-data/'), 'blocked-address'),
    feed('redirects to a file', moved('file:///etc/passwd'), 'bad-url'),
    feed('401', { status: 401 }, 'blocked'),
    feed('403 challenge', { status: 403, body: '<title>Just a moment...</title>' }, 'blocked'),
    feed('200 challenge', { body: '<html><title>Just a moment...</title></html>' }, 'blocked'),
    feed('sign-in page', { body: '<html><form><input type="password"></form></html>' }, 'blocked'),
    feed('404', { status: 404 }, 'not-found'),
    feed('410', { status: 410 }, 'gone'),
    feed('429', { status: 429, headers: { 'retry-after': '3600' } }, 'too-many-requests'),
    feed('503', { status: 503, body: 'x'.repeat(100_000) }, 'server-error'),
    feed('418', { status: 418 }, 'refused'),
    feed('page', { body: `<!doctype html><html><body>${BODY}</body></html>` }, 'not-a-feed'),
    feed('nothing', { body: '' }, 'not-a-feed'),
    feed('noise', { body: randomBytes(2 * MB) }, 'not-a-feed', 'broken-feed'),
    feed(
      'half a JSON feed',
      { body: '{"version": "https://jsonfeed.org/version/1.1", "items": [' },
      'broken-feed',
    ),
    feed('deep JSON', { body: `{"a":${'['.repeat(MB)}` }, 'broken-feed'),
    feed(
      'billion laughs',
      { body: rss(item('<author>&l9;</author>'), `<!DOCTYPE r [<!ENTITY l0 "lol">${entities}]>`) },
      'done',
      'broken-feed',
    ),
    feed(
      'entity of a file',
      {
        body: rss(
          item('<author>&f;</author>'),
          '<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
        ),
      },
      'done',
      'broken-feed',
    ),
    feed('deep', { body: rss(`<item>${'<a>'.repeat(100_000)}</item>`) }, ...broken),
    feed('deep in every item', { body: rss(item('<b>'.repeat(500)).repeat(500)) }, ...broken),
    feed('unclosed items', { body: rss('<item><title>x'.repeat(60_000)) }, ...broken),
    feed('a million small elements', { body: rss(item('<a/>'.repeat(MB))) }, ...broken),
    feed('9,000 items', { body: rss(manyItems(9000)) }, 'done'),
    feed('50,000 items', { body: rss(manyItems(50_000)) }, 'broken-feed'),
    feed('attributes without end', { body: rss(`<item ${'a="b" '.repeat(400_000)}/>`) }, ...broken),
    feed('comments', { body: rss('<!--x-->'.repeat(300_000)) }, ...broken),
    feed('brackets', { body: `<rss>${'<'.repeat(4 * MB)}` }, ...broken),
    feed('CDATA without end', { body: rss('<![CDATA['.repeat(200_000)) }, ...broken),
    feed(
      'title of 1 MB',
      { body: rss(`<item><title>${'a'.repeat(MB)}</title><link>${origin}/t</link></item>`) },
      'done',
    ),
    feed(
      'guid and link of 1 MB',
      {
        body: rss(
          `<item><title>Ilgas</title><guid>${'g'.repeat(MB)}</guid><link>${origin}/${'l'.repeat(MB)}</link></item>`,
        ),
      },
      'done',
    ),
    feed(
      'NUL characters',
      {
        body: rss(
          '<item><title>A\0B &#0; C</title><guid>n\0u</guid><description>a\0b</description></item>',
        ),
      },
      'done',
      'broken-feed',
    ),
    feed(
      'lone surrogates',
      {
        body: '{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[{"id":"\\ud800","title":"\\udfff\\u0000 x","content_html":"<p>\\ud800 \\u0000 y</p>"}]}',
      },
      'done',
    ),
    feed(
      'dates out of range',
      {
        body: rss(
          ['+275761-01-01T00:00:00Z', '0000-00-00', '9999-99-99', '-1']
            .map((date, n) => `<item><title>D${n}</title><pubDate>${date}</pubDate></item>`)
            .join(''),
        ),
      },
      'done',
    ),
    feed(
      'half a megabyte of open tags in a text',
      {
        body: rss(
          item(
            `<description><![CDATA[${'<div>x '.repeat(80_000)}]]></description>`,
            'http://deep.test',
          ),
        ),
      },
      'done',
    ),
    feed(
      'page that hangs parsers',
      { body: rss(`<item><title>P</title><link>${origin}/hanging-page</link></item>`) },
      'done',
    ),
    feed(
      'page of 5 MB',
      { body: rss(`<item><title>Q</title><link>${origin}/big-page</link></item>`) },
      'done',
    ),
  ];
}

/** Article pages that some of them lead to. */
export const HOSTILE_PAGES: Record<string, FeedRoute> = {
  '/hanging-page': { body: '<div><p>x'.repeat(100_000) },
  '/big-page': { body: `<html><body>${'<p>žodis žodis</p>'.repeat(200_000)}</body></html>` },
};

const packed = (body: Uint8Array, encoding: string): FeedRoute => ({
  headers: { 'content-encoding': encoding },
  body,
});

const moved = (location: string): FeedRoute => ({ status: 302, headers: { location } });

const manyItems = (count: number): string =>
  Array.from(
    { length: count },
    (_, n) => `<item><title>N${n}</title><guid>${n}</guid></item>`,
  ).join('');

function pour(response: ServerResponse): void {
  const piece = Buffer.alloc(64 * 1024, 'x');
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.writeHead(200).on('drain', more);
  more();
}

function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('<'), 500);
  response.on('close', () => clearInterval(timer));
}

function hangUp(response: ServerResponse): void {
  response.writeHead(200, { 'content-length': '100000' });
  response.write(rss(''), () => response.destroy());
}
