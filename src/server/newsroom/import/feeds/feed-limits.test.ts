import { expect, test } from 'vitest';
import { isFeedTooComplex } from './feed-limits.ts';

const feed = (inner: string) => `<rss version="2.0"><channel>${inner}</channel></rss>`;

test('a feed that nests without end is not given to the parsers', () => {
  expect(isFeedTooComplex(feed('<a>'.repeat(100_000)))).toBe(true);
  expect(isFeedTooComplex(feed(`<item>${'<a>'.repeat(200)}</item>`.repeat(100)))).toBe(true);
});

test('nor is one with more elements than any feed has', () => {
  expect(isFeedTooComplex(feed('<b/>'.repeat(300_000)))).toBe(true);
});

test('broken and large feeds are', () => {
  const item = '<item><title>a</title><description><p>a<br>b<p>c<img src="x"></description></item>';
  expect(isFeedTooComplex(feed(item.repeat(1000)))).toBe(false);
  expect(isFeedTooComplex(feed(`<item><![CDATA[${'<div>'.repeat(5000)}]]></item>`))).toBe(false);
  expect(isFeedTooComplex(feed(`<!-- ${'<a>'.repeat(5000)} --><item/>`))).toBe(false);
  expect(isFeedTooComplex('<rss><channel><item><title>cut o')).toBe(false);
  expect(isFeedTooComplex('<'.repeat(100_000))).toBe(false);
});
