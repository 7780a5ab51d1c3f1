import { expect, it } from 'vitest';
import { describeCost } from './preparation-cost.ts';

const nothing = { input_tokens: 0, output_tokens: 0, images: 0, cost_micro_usd: 0 };
const plain = (text: string | null) => text?.replace(/\p{Zs}/gu, ' ');

it('says the price and the pictures', () => {
  const cost = { input_tokens: 12_000, output_tokens: 3_450, images: 1, cost_micro_usd: 12_300 };
  expect(plain(describeCost(cost))).toBe('≈ 0,0123 USD, 1 vaizdas');
});

it('of a model without a price says the tokens, and what that is', () => {
  const cost = { ...nothing, input_tokens: 12_000, output_tokens: 3_450 };
  expect(plain(describeCost(cost))).toBe('15 450 žetonų (teksto gabalėlių)');
});

it('says also the least there is', () => {
  expect(plain(describeCost({ ...nothing, output_tokens: 1 }))).toBe(
    '1 žetonas (teksto gabalėlis)',
  );
});

it('leaves out what is nothing', () => {
  expect(describeCost(nothing)).toBeNull();
  expect(describeCost({ ...nothing, images: 2 })).toBe('2\u00a0vaizdai');
});
