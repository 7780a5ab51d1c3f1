import { expect, test } from 'vitest';
import { addressKey, compareLinks } from './compare-links.ts';

const PAGE = 'https://n.example/1';
const PRICES = 'https://learn.example/prices';
const TERMS = 'https://learn.example/terms';
const known = new Set([PAGE, PRICES, TERMS].map((address) => addressKey(address, PAGE)));
const link = (address: string, text = 'kainos') => `<a href="${address}">${text}</a>`;
const compare = (html: string, output: string) => compareLinks({ url: PAGE, html }, output, known);
const quoted = (address: string) => ({ fact: address, excerpt: address });
const leftOut = (address: string) => ({
  kind: 'url',
  problem: 'left_out',
  fact: '',
  excerpt: '',
  source: quoted(address),
  isUnsure: true,
});

test('an address that is linked no more is a doubt, once', () => {
  const source = `${link(PRICES, 'prices')} ${link(PRICES, 'list')} ${link(TERMS, 'terms')}`;
  expect(compare(source, `${link(PRICES)} ${link(TERMS)}`)).toEqual([]);
  expect(compare(source, `kainos ${link(TERMS)}`)).toEqual([leftOut(PRICES)]);
  expect(compare(source, 'kainos')).toEqual([leftOut(PRICES), leftOut(TERMS)]);
});

test('an address in the place of another is a fault, also that of the page itself', () => {
  const changed = (from: string, to: string) => ({
    kind: 'url',
    problem: 'changed',
    ...quoted(to),
    source: quoted(from),
  });
  expect(compare(link(PRICES), link(PAGE))).toEqual([changed(PRICES, PAGE)]);
  expect(compare(link(PRICES), `${link(TERMS)} ${link(TERMS)}`)).toEqual([changed(PRICES, TERMS)]);
  // Beside all the others it only says where the text is from.
  expect(compare(link(PRICES), `${link(PRICES)} ${link(PAGE)}`)).toEqual([]);
});

test('one that the source does not know is told elsewhere', () => {
  expect(compare(link(PRICES), link('https://evil.example/'))).toEqual([leftOut(PRICES)]);
});

test('addresses are the same however they are written', () => {
  expect(compare(link('/prices/'), link('https://www.n.example/prices'))).toEqual([]);
});

test('left out may be what leads nowhere else: within the page, around a picture, told by its words', () => {
  expect(compare(link('#notes'), 'kainos')).toEqual([]);
  expect(compare(link(PRICES, '<img src="/a.png" alt="">'), 'kainos')).toEqual([]);
  expect(compare(link(PRICES, 'learn.example/prices'), 'kainos')).toEqual([]);
});
