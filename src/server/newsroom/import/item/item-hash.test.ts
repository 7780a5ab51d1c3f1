import { expect, test } from 'vitest';
import { type FeedItem, isBareLink } from './feed-item.ts';
import { itemHash } from './item-hash.ts';

const item = (values: Partial<FeedItem> = {}): FeedItem => ({
  guid: null,
  url: 'https://a.test/1',
  title: '',
  summaryHtml: '',
  contentHtml: '',
  baseUrl: 'https://a.test/',
  author: null,
  publishedAt: null,
  rawDate: null,
  imageUrl: null,
  ...values,
});

test.each<[values: Partial<FeedItem>, isBare: boolean, isHashed: boolean]>([
  [{}, true, false],
  [{ title: ' ' }, true, false],
  [{ guid: 'g' }, true, false],
  [{ title: 'A' }, false, false],
  [{ title: 'A', guid: 'g' }, false, true],
  [{ summaryHtml: 'a' }, false, true],
  [{ contentHtml: 'a' }, false, true],
])('of a link alone no change is known: %j', (values, isBare, isHashed) => {
  expect(isBareLink(item(values))).toBe(isBare);
  expect(itemHash(item(values)) !== null).toBe(isHashed);
});

test('an item is the same by its words, in every release', () => {
  const said = { title: 'A', summaryHtml: '<p>b  c</p>', contentHtml: 'd' };
  const hash = 'cmeJAC-9r8n7AcqQ7Exdki81q-QtMlmJ';
  expect(itemHash(item(said))).toBe(hash);
  const counted = '<p class="x">b\nc<img src="/1.gif?t=2"></p> ';
  expect(itemHash(item({ ...said, summaryHtml: counted, rawDate: 'vakar' }))).toBe(hash);
  for (const other of [{ title: 'a' }, { summaryHtml: 'b' }, { contentHtml: 'e' }])
    expect(itemHash(item({ ...said, ...other }))).not.toBe(hash);
});
