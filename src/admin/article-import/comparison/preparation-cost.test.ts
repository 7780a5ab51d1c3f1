import { expect, it } from 'vitest';
import { describeCost } from './preparation-cost.ts';

const nothing = { input_tokens: 0, output_tokens: 0, images: 0, cost_micro_usd: 0 };
const plain = (text: string | null) => text?.replace(/\p{Zs}/gu, ' ');

it('says tokens, pictures and the price', () => {
  const cost = { input_tokens: 12_000, output_tokens: 3_450, images: 1, cost_micro_usd: 12_300 };
  expect(plain(describeCost(cost))).toBe(
    '15 450 žetonų (įvestis 12 000, išvestis 3 450), 1 vaizdas, ≈ 0,0123 USD',
  );
});

it('leaves out what is nothing or has no price', () => {
  expect(describeCost(nothing)).toBeNull();
  expect(describeCost({ ...nothing, images: 2 })).toBe('2\u00a0vaizdai');
});
