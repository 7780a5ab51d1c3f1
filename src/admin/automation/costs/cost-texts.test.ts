import { expect, it } from 'vitest';
import { capsOf } from './cost-texts.ts';

const today = { input_tokens: 900, output_tokens: 100, images: 2, cost_micro_usd: 1_500_000 };

it('shows today’s use against each limit', () => {
  const shown = capsOf(today, { tokens: 2000, images: 2, cost_cents: 300 });
  expect(shown.map(({ share }) => share)).toEqual([0.5, 1, 0.5]);
  expect(shown[2]?.text).toBe('1,50 iš 3,00 USD');
});

it('without a limit of money there is a sum and no share', () => {
  const shown = capsOf(today, { tokens: 2000, images: 2, cost_cents: null });
  expect(shown[2]).toMatchObject({ text: '1,50 USD', share: null });
});
