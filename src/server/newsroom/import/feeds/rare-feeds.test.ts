import { expect, it } from 'vitest';
import type { FeedItem } from '../item/feed-item.ts';
import { readTitle } from './item-values.ts';
import { parseFeed } from './parse-feed.ts';
import { respellFeed } from './respell-feed.ts';

const NAMESPACES = `xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/"
  xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
  xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
const rss = (inside: string, rest = '</channel></rss>') =>
  `<?xml version="1.0"?><rss version="2.0" ${NAMESPACES}><channel><title>Žinios</title><item>${inside}</item>${rest}`;
const atom = (inside: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0"><title>Žinios</title><entry><id>1</id>${inside}</entry></feed>`;

const CASES: [rule: string, feed: string, expected: Partial<FeedItem>][] = [
  [
    'a title keeps what looks like a tag and is none',
    rss('<title>List&lt;String&gt; ir &lt;div&gt; – &lt;b&gt;kas tai&lt;/b&gt;</title>'),
    { title: 'List<String> ir <div> – kas tai' },
  ],
  [
    'a date that cannot be read gives way to the one of the change',
    atom('<title>A</title><published>vakar</published><updated>2026-01-05T10:00:00Z</updated>'),
    { publishedAt: new Date('2026-01-05T10:00:00Z'), rawDate: '2026-01-05T10:00:00Z' },
  ],
  [
    'atom:link alone is the address of an item of RSS',
    rss('<title>A</title><atom:link rel="self" href="/2"/><atom:link href="/1"/>'),
    { url: 'https://a.test/1' },
  ],
  [
    'the address that FeedBurner kept is the article’s',
    rss(
      '<link>https://feeds.test/~r/1</link><feedburner:origLink>https://a.test/1?a=1&amp;b="2"</feedburner:origLink>',
    ),
    { url: 'https://a.test/1?a=1&b=%222%22' },
  ],
  [
    'the same in Atom, and in CDATA',
    atom(
      '<link href="https://feeds.test/~r/1"/><feedburner:origLink><![CDATA[https://a.test/1]]></feedburner:origLink>',
    ),
    { url: 'https://a.test/1' },
  ],
  ['atom:title is a title', rss('<atom:title>A</atom:title>'), { title: 'A' }],
  ['media:title is one too', rss('<media:title>A</media:title>'), { title: 'A' }],
  [
    'an item’s own title counts before that of its picture',
    rss('<title>A</title><media:title>B</media:title>'),
    { title: 'A' },
  ],
  [
    'dcterms:issued is a date',
    rss('<title>A</title><dcterms:issued>2026-01-05</dcterms:issued>'),
    { publishedAt: new Date('2026-01-05') },
  ],
  [
    'dcterms:modified is one when there is no other',
    rss('<title>A</title><dcterms:modified>2026-01-05</dcterms:modified>'),
    { publishedAt: new Date('2026-01-05') },
  ],
  [
    'media:description describes an item without a text',
    rss(
      '<title>A</title><media:group><media:content url="/v.mp4"/><media:description>a &lt; b</media:description></media:group>',
    ),
    { summaryHtml: 'a &lt; b' },
  ],
  [
    'itunes:summary and itunes:author too',
    rss('<itunes:summary>Apie ką</itunes:summary><itunes:author>Vardas</itunes:author>'),
    { summaryHtml: 'Apie ką', author: 'Vardas' },
  ],
  [
    'xhtml:body is the article’s text',
    rss('<xhtml:body><xhtml:p>Visas &lt;tekstas&gt;</xhtml:p></xhtml:body>'),
    { contentHtml: '<p>Visas &lt;tekstas&gt;</p>' },
  ],
  [
    'body too, however it is written',
    rss('<body xmlns="http://www.w3.org/1999/xhtml"><p>Visas</p></body>'),
    { contentHtml: '<p>Visas</p>' },
  ],
  [
    'fullitem too',
    rss('<fullitem>&lt;p&gt;Visas&lt;/p&gt;</fullitem>'),
    { contentHtml: '<p>Visas</p>' },
  ],
  [
    'but not what an article says about such elements',
    rss('<description><![CDATA[<body>viena</body><fullitem>du</fullitem>]]></description>'),
    { summaryHtml: '<body>viena</body><fullitem>du</fullitem>', contentHtml: '' },
  ],
  [
    'the content of Atom in an item of RSS is the article’s text',
    rss(
      '<atom:content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Visas</p></div></atom:content><atom:summary>Trumpai</atom:summary>',
    ),
    { contentHtml: '<p>Visas</p>', summaryHtml: 'Trumpai' },
  ],
  [
    'content in base64 is decoded',
    atom(
      `<title mode="base64">${btoa('Pavadinimas &amp; kt.')}</title><content type="application/octet-stream">${btoa('<p>Visas</p>')}</content>`,
    ),
    { title: 'Pavadinimas & kt.', contentHtml: '<p>Visas</p>' },
  ],
  [
    'and is none when it is a picture',
    atom('<title>A</title><content type="image/png">iVBORw0KGgoAAAANSUhEUgAAAAE=</content>'),
    { contentHtml: '' },
  ],
  [
    'RSS in a prefix is RSS',
    '<r:rss xmlns:r="http://backend.userland.com/rss2" xmlns:k="urn:k" version="2.0"><r:channel><r:title>Žinios</r:title><r:item><k:title>B</k:title><r:title>A</r:title><r:link>/1</r:link></r:item></r:channel></r:rss>',
    { title: 'A', url: 'https://a.test/1' },
  ],
  [
    'text before the declaration is left out',
    `Warning: session_start()\n${rss('<title>A</title>')}`,
    { title: 'A' },
  ],
  [
    'a bare & before the end of a link is no part of a tag, in a feed that breaks off',
    rss('<title>A</title><link>https://a.test/1?a=1&b</link>', '<item><title>B'),
    { url: 'https://a.test/1?a=1&b' },
  ],
];

it.each(CASES)('%s', async (_rule, feed, expected) => {
  const { title, items } = await parseFeed(feed, 'https://a.test/rss');
  expect(title).toBe('Žinios');
  expect(items[0]).toMatchObject(expected);
});

it.each([
  ['A<br>B <hr/>C', 'A B C'],
  ['A <B>x</b>', 'A x'],
  ['<b>A', '<b>A'],
  ['A</b>', 'A</b>'],
  ['<T>A</T>', '<T>A</T>'],
  ['a < b > c', 'a < b > c'],
])(
  'formatting that is opened and closed is markup in a title, other brackets are text: %s',
  (written, title) => {
    expect(readTitle(written)).toBe(title);
  },
);

it('a feed made of openings without an end is passed through, not searched anew for each', () => {
  const many = 100_000;
  for (const opening of ['<body>', '<![CDATA[', '<!--', '<origLink>', '<fullitem '])
    expect(respellFeed(`<rss>${opening.repeat(many)}`)).toHaveLength(5 + opening.length * many);
  expect(readTitle('<T></b>'.repeat(many)).length).toBeLessThan(20_001);
  expect(readTitle('a'.repeat(many))).toHaveLength(20_000);
});
