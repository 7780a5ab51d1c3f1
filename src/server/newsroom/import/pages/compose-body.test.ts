import { expect, test } from 'vitest';
import type { FeedItem } from '../item/feed-item.ts';
import { composeBody } from './compose-body.ts';
import type { ExtractedArticle, PageReading } from './page-reading.ts';

const o = (length: number) => 'o'.repeat(length);
const p = (text: string) => `<p>${text}</p>`;
const item = (values: Partial<FeedItem> = {}): FeedItem => ({
  guid: 'g',
  url: 'https://a.test/1',
  title: 'Antraštė',
  summaryHtml: '',
  contentHtml: '',
  baseUrl: 'https://a.test/',
  author: null,
  publishedAt: null,
  rawDate: null,
  imageUrl: null,
  ...values,
});
const page = (values: Partial<ExtractedArticle> = {}): PageReading => ({
  article: {
    title: null,
    headlines: [],
    author: null,
    excerpt: null,
    html: '',
    rawDate: null,
    language: null,
    baseUrl: 'https://a.test/',
    canonicalUrl: null,
    imageUrl: null,
    ...values,
  },
  url: 'https://a.test/1',
  status: 200,
  fault: null,
});
const compose = (values: Partial<FeedItem>, article?: Partial<ExtractedArticle>) =>
  composeBody({ item: item(values), page: article ? page(article) : null });
const LISTED = { guid: null, title: 'Skaityti' };

test.each([
  ['its content', { contentHtml: p(o(9)), summaryHtml: p('abc') }, undefined, o(9), 9],
  [
    'its summary, where that is longer',
    { contentHtml: p('abc'), summaryHtml: p(o(9)) },
    undefined,
    o(9),
    9,
  ],
  [
    'its content, of two as long',
    { contentHtml: p('abc'), summaryHtml: p('xyz') },
    undefined,
    'abc',
    3,
  ],
  ['the page’s, where that is longer', { contentHtml: p('abc') }, { html: p('wxyz') }, 'wxyz', 3],
  ['its own, of two as long', { contentHtml: p('abc') }, { html: p('xyz') }, 'abc', 3],
])(
  'of an item’s texts the longest is the article’s: %s',
  (_, values, article, text, feedLength) => {
    const composed = compose(values, article);
    expect(composed).toMatchObject({ body: { html: p(text) }, feedLength, notes: [] });
  },
);

test('an article shorter than four hundred characters is thin', () => {
  const isThin = (length: number) => compose({ contentHtml: p(o(length)) }).body.isThin;
  expect([399, 400].map(isThin)).toEqual([true, false]);
});

test('of a text without end the beginning is kept, and our log says so', () => {
  const cut = (length: number) => compose({ contentHtml: `${o(length - 4)}<br>` }).notes;
  expect(cut(500_000)).toEqual([]);
  expect(cut(500_001)).toEqual(['an article of 500001 characters was cut']);
});

test.each([
  ['<b>a</b> < b', '<strong>a</strong> &lt; b'],
  ['a < b\n\n b', '<p>a &lt; b</p><p>b</p>'],
  ['<img src="/1.png">', ''],
  ['   ', ''],
])('a text is markup or has its paragraphs from empty lines: %j', (contentHtml, html) => {
  expect(compose({ contentHtml }).body.html).toBe(html);
});

test.each([
  ['its own', {}, { title: 'Puslapio' }, 'Antraštė'],
  ['the page’s, where it has none', { title: ' ' }, { title: 'Puslapio' }, 'Puslapio'],
  ['the page’s, of a listing’s link', LISTED, { title: 'Puslapio' }, 'Puslapio'],
  ['its own, where that page has none', LISTED, { title: ' ' }, 'Skaityti'],
  ['its own, of one with a guid', { ...LISTED, guid: 'g' }, { title: 'Puslapio' }, 'Skaityti'],
  ['its own, of one with a summary', { ...LISTED, summaryHtml: 'a' }, { title: 'B' }, 'Skaityti'],
  ['its own, of one with a text', { ...LISTED, contentHtml: 'a' }, { title: 'B' }, 'Skaityti'],
  ['a text of a hundred characters', { title: '', contentHtml: o(100) }, undefined, o(100)],
  ['the beginning of a longer one', { title: '', contentHtml: o(101) }, undefined, `${o(50)}…`],
  ['its own of three hundred characters', { title: o(300) }, undefined, o(300)],
  ['the beginning of a longer one', { title: o(301) }, undefined, `${o(150)}…`],
  ['none', { title: '' }, undefined, 'Be antraštės'],
])('the headline of an article: %s', (_, values, article, title) => {
  expect(compose(values, article).body.title).toBe(title);
});

test.each([
  ['the item', { rawDate: '2026-11-15' }, { rawDate: '2026-11-16' }, '2026-11-15'],
  ['the page, where it is silent', {}, { rawDate: '2026-11-16' }, '2026-11-16'],
  [
    'the page of a listing’s link',
    { ...LISTED, rawDate: '2026-11-15' },
    { rawDate: '2026-11-16' },
    '2026-11-16',
  ],
  [
    'the listing, where the page has none to read',
    { ...LISTED, rawDate: '2026-11-15' },
    { rawDate: 'vakar' },
    '2026-11-15',
  ],
])('an article’s date is told by %s', (_, values, article, rawDate) => {
  const { body } = compose(values, article);
  expect(body).toMatchObject({ rawDate, publishedAt: new Date(rawDate) });
});

test.each([
  [
    'the summary',
    { summaryHtml: p('Apie'), contentHtml: p('Tekstas') },
    { excerpt: 'Kita' },
    'Apie',
  ],
  ['what the page says', { contentHtml: p('Tekstas') }, { excerpt: 'Kita' }, 'Kita'],
  ['a text of three hundred characters', { contentHtml: p(o(300)) }, {}, o(300)],
  ['the beginning of a longer one', { contentHtml: p(o(301)) }, {}, `${o(150)}…`],
])('an article begins in lists with %s', (_, values, article, excerpt) => {
  expect(compose(values, article).body.excerpt).toBe(excerpt);
});

test('an author is named by the item, else by the page, in a hundred characters', () => {
  expect(compose({ author: 'Ona' }, { author: 'Jonas' }).body.author).toBe('Ona');
  expect(compose({}, { author: o(100) }).body.author).toBe(o(100));
  expect(compose({}, { author: o(101) }).body.author).toBe(`${o(50)}…`);
  expect(compose({ author: o(101) }).body.author).toBe(`${o(50)}…`);
  expect(compose({}, {}).body.author).toBeNull();
});

test('what an article links on other sites, and no address of its own, makes reports of one event meet', () => {
  const linked = (...addresses: string[]) =>
    compose({
      contentHtml: p(addresses.map((each) => `<a href="${each}">a</a>`).join(' ')),
    }).body.reportTerms.lead.filter((term) => term.startsWith('@')).length;
  expect(linked('https://b.test/x?a=1&amp;b=2', 'https://c.test/x')).toBe(2);
  expect(linked('https://www.a.test/x', '/y', 'mailto:a@b.test')).toBe(0);
});

test.each([
  ['by its words', { title: 'Vakar premjeras pristatė naują valstybės biudžetą' }, true],
  ['by the letters of a few words', { title: 'Žinios' }, true],
  ['not, without such', { title: 'Abc' }, false],
  [
    'not, by the words of another language',
    { title: 'Yesterday the prime minister Šimonytė presented the new state budget' },
    false,
  ],
])('a text is compared with Lithuanian ones: %s', (_, values, isLithuanian) => {
  expect(compose(values).body.reportTerms.isLithuanian).toBe(isLithuanian);
});

test('a page that says nothing gives no keys', () => {
  const asked = { article: null, url: 'https://a.test/2', status: 200, fault: null };
  expect(composeBody({ item: item(), page: asked }).body).toMatchObject({
    finalUrl: 'https://a.test/2',
    pageKeys: [],
    canonicalUrl: null,
  });
  const canonicalUrl = 'https://a.test/tikras';
  expect(compose({}, { canonicalUrl }).body).toMatchObject({
    canonicalUrl,
    pageKeys: ['url:a.test/1', 'url:a.test/tikras'],
  });
});
