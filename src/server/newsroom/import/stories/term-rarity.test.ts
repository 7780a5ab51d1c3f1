import { expect, test } from 'vitest';
import { createRarity, NOTHING_REPORTED } from './term-rarity.ts';

const inNew = createRarity(NOTHING_REPORTED);

test('what either language has often is common in a newsroom that has stored nothing', () => {
  for (const common of ['govern', 'presid', 'pranes', 'antrad'])
    expect(inNew(common)).toBeLessThan(inNew('lindkv') - 3);
});

test('what the newsroom tells of again and again becomes common, the more stories it has of it the more', () => {
  const after = (count: number) =>
    createRarity({ count, withTerm: new Map([['lindkv', count / 2]]) })('lindkv');
  expect(after(20)).toBeLessThan(inNew('lindkv'));
  expect(after(2000)).toBeLessThan(after(20));
  expect(after(2000)).toBeLessThan(2);
});

test.each([
  ['lindkv', 11],
  ['#5', 5],
  ['#93', 7.5],
  ['#123', 7.5],
  ['#1234', 7.5],
  ['#12345', 10],
  ['#1234567', 10],
])('where nothing was stored, %s tells as much as its length does: %d bits', (term, bits) => {
  expect(inNew(term)).toBeCloseTo(bits, 10);
});

test('three hundred stories without a word weigh as much as the list of common ones', () => {
  const after = (count: number) => createRarity({ count, withTerm: new Map() })('lindkv');
  expect(after(300)).toBeCloseTo(12, 10);
  expect(after(900)).toBeCloseTo(13, 10);
});

test('each story with a word makes it as much more common', () => {
  const after = (withIt: number) =>
    createRarity({ count: 700, withTerm: new Map([['lindkv', withIt]]) })('lindkv');
  const share = (withIt: number) => (withIt + 300 / 2 ** 11) / 1000;
  for (const count of [0, 1, 350]) expect(after(count)).toBeCloseTo(-Math.log2(share(count)), 10);
});
