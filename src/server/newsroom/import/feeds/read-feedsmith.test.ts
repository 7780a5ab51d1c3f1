import { expect, test } from 'vitest';
import type { FeedItem } from '../item/feed-item.ts';
import { parseFeed } from './parse-feed.ts';

const URL_OF_FEED = 'https://a.test/kelias/feed.xml';
const SPACES = [
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
].join(' ');

const readItem = async (text: string): Promise<FeedItem | undefined> =>
  (await parseFeed(text, URL_OF_FEED)).items[0];
const rssItem = (inside: string) =>
  readItem(`<rss version="2.0" ${SPACES}><channel><title>F</title><item>
    <title>A</title><link>https://a.test/1</link>${inside}</item></channel></rss>`);
const atomEntry = (inside: string) =>
  readItem(`<feed xmlns="http://www.w3.org/2005/Atom" ${SPACES} xml:lang="lt"><title>F</title><entry>
    <title>A</title><id>https://a.test/1</id>${inside}</entry></feed>`);
const jsonItem = (item: object) =>
  readItem(
    JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'F', items: [item] }),
  );

test.each([
  ['a picture among its media', '<media:content url="/v.jpg" medium="image"/>', '/v.jpg'],
  ['media of a picture type', '<media:content url="/v.jpg" type="image/jpeg"/>', '/v.jpg'],
  [
    'the picture beside a film',
    '<media:content url="/f.mp4" medium="video"/><media:content url="/v.jpg" medium="image"/>',
    '/v.jpg',
  ],
  ['a thumbnail', '<media:thumbnail url="/m.jpg"/>', '/m.jpg'],
  [
    'the thumbnail of a group',
    '<media:group><media:thumbnail url="/g.jpg"/></media:group>',
    '/g.jpg',
  ],
  ['an enclosed picture', '<enclosure url="/p.png" type="image/png" length="1"/>', '/p.png'],
])('the picture of an RSS item: %s', async (_, inside, path) => {
  expect(await rssItem(inside)).toMatchObject({ imageUrl: `https://a.test${path}` });
});

test.each([
  ['a film', '<media:content url="/f.mp4" medium="video"/>'],
  ['an enclosed recording', '<enclosure url="/g.mp3" type="audio/mpeg" length="1"/>'],
])('%s is no picture', async (_, inside) => {
  expect(await rssItem(inside)).toMatchObject({ imageUrl: null });
});

test.each([
  ['pubDate', '<pubDate>Mon, 16 Nov 2026 08:30:00 +0200</pubDate>'],
  ['dc:date', '<dc:date>2026-11-16T06:30:00Z</dc:date>'],
  ['atom:published', '<atom:published>2026-11-16T06:30:00Z</atom:published>'],
  ['dcterms:issued', '<dcterms:issued>2026-11-16T06:30:00Z</dcterms:issued>'],
  ['dcterms:created', '<dcterms:created>2026-11-16T06:30:00Z</dcterms:created>'],
  ['atom:updated', '<atom:updated>2026-11-16T06:30:00Z</atom:updated>'],
  ['dcterms:modified', '<dcterms:modified>2026-11-16T06:30:00Z</dcterms:modified>'],
])('the date of an RSS item stands in %s', async (_, inside) => {
  expect(await rssItem(inside)).toMatchObject({ publishedAt: new Date('2026-11-16T06:30:00Z') });
});

test.each([
  [
    'published',
    '<published>2026-11-16T06:30:00Z</published><updated>2026-11-17T00:00:00Z</updated>',
  ],
  ['updated', '<updated>2026-11-16T06:30:00Z</updated>'],
  ['dcterms:issued', '<dcterms:issued>2026-11-16T06:30:00Z</dcterms:issued>'],
  ['dc:date', '<dc:date>2026-11-16T06:30:00Z</dc:date>'],
  ['dcterms:modified', '<dcterms:modified>2026-11-16T06:30:00Z</dcterms:modified>'],
])('the date of an Atom entry stands in %s', async (_, inside) => {
  expect(await atomEntry(inside)).toMatchObject({ publishedAt: new Date('2026-11-16T06:30:00Z') });
});

test.each([
  ['its name', '<author>info@a.test (Ona)</author><dc:creator>Jonas</dc:creator>', 'Ona'],
  ['dc:creator', '<dc:creator>Jonas</dc:creator>', 'Jonas'],
  ['itunes:author', '<itunes:author>Rasa</itunes:author>', 'Rasa'],
  ['nobody', '', null],
])('the author of an RSS item: %s', async (_, inside, author) => {
  expect(await rssItem(inside)).toMatchObject({ author });
});

test('the author of an Atom entry is named by itself or by dc:creator', async () => {
  const named = '<author><name>Ona</name></author>';
  expect(await atomEntry(named)).toMatchObject({ author: 'Ona' });
  expect(await atomEntry('<dc:creator>Jonas</dc:creator>')).toMatchObject({ author: 'Jonas' });
});

test('an item may be in another language than its feed', async () => {
  expect(await atomEntry('')).toMatchObject({ language: 'lt' });
  expect(await rssItem('<dc:language>en</dc:language>')).toMatchObject({ language: 'en' });
  const item = { id: '1', title: 'A', content_text: 'x', language: 'de' };
  expect(await jsonItem(item)).toMatchObject({ language: 'de' });
});

test('of an entry’s links the page is taken, before other forms of it', async () => {
  const link = (href: string, more: string) => `<link href="/${href}" ${more}/>`;
  const links = [
    link('susije', 'rel="related"'),
    link('a.json', 'rel="alternate" type="application/json"'),
    link('a', 'rel="alternate" type="text/html"'),
  ].join('');
  expect(await atomEntry(links)).toMatchObject({ url: 'https://a.test/a' });
  const onlyOther = link('a.json', 'type="application/json"');
  expect(await atomEntry(onlyOther)).toMatchObject({ url: 'https://a.test/a.json' });
});

test('what describes an item’s picture describes the item that says nothing else', async () => {
  const described =
    '<media:content url="/v.jpg" medium="image"><media:description type="plain">a &lt; b</media:description></media:content>';
  expect(await rssItem(described)).toMatchObject({ summaryHtml: 'a &lt; b' });
  expect(await rssItem(`<description>Sava</description>${described}`)).toMatchObject({
    summaryHtml: 'Sava',
  });
});

test('an Atom text without a type is text, with one it is markup', async () => {
  expect(await atomEntry('<summary type="text">1 &lt; 2</summary>')).toMatchObject({
    summaryHtml: '1 &lt; 2',
  });
  expect(await atomEntry('<summary type="html">&lt;p&gt;x&lt;/p&gt;</summary>')).toMatchObject({
    summaryHtml: '<p>x</p>',
  });
});

test('a JSON item names its address, picture and text in more than one way', async () => {
  expect(
    await jsonItem({
      id: 7,
      external_url: '/kitur',
      banner_image: '/b.png',
      content_text: '1 < 2',
    }),
  ).toMatchObject({
    guid: '7',
    url: 'https://a.test/kitur',
    imageUrl: 'https://a.test/b.png',
    contentHtml: '1 &lt; 2',
  });
  expect(await jsonItem({ id: 'https://a.test/x', title: 'A', content_text: 'x' })).toMatchObject({
    url: 'https://a.test/x',
  });
});
