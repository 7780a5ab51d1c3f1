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
