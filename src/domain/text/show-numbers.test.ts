import { expect, it } from 'vitest';
import { showCost, showNumber, showPrice } from './show-numbers.ts';

const plain = (text: string) => text.replace(/\p{Zs}/gu, ' ');

it('money has fixed decimals: sums to the cent, the price of one article to a hundredth of it', () => {
  expect([0, 4_000, 10_000, 421_000, 1_234_500_000].map(showCost).map(plain)).toEqual([
    '0,00',
    '< 0,01',
    '0,01',
    '0,42',
    '1 234,50',
  ]);
  expect([0, 300, 12_300, 1_500_000].map(showPrice)).toEqual([
    '0,0000',
    '0,0003',
    '0,0123',
    '1,5000',
  ]);
});

it('digits stand in groups that no line breaks apart', () => {
  expect(showNumber(1_234_567)).toBe('1\u00a0234\u00a0567');
});
