import { expect, test } from 'vitest';
import { API_MODELS, COVER_MODEL } from '../../../../domain/model-providers.ts';
import { costOf } from './prices.ts';

const usage = { inputTokens: 1_000_000, outputTokens: 1_000_000, images: 0 };

test.each([...API_MODELS, `google/${COVER_MODEL}`])('%s has a price', (model) => {
  expect(costOf(model, usage)).toBeGreaterThan(100_000);
});

test('tokens cost what the list says, in millionths of a dollar', () => {
  expect(costOf('openai/gpt-5-mini', usage)).toBe(2_250_000);
  expect(costOf('openai/gpt-5-mini', { inputTokens: 100, outputTokens: 0, images: 0 })).toBe(25);
});

test('a picture has a price of its own, whatever tokens it is told to have', () => {
  const picture = { inputTokens: 0, outputTokens: 1290, images: 1 };
  expect(costOf(`google/${COVER_MODEL}`, picture)).toBe(39_000);
  expect(costOf(`google/${COVER_MODEL}`, { ...picture, images: 1000 })).toBe(39_000_000);
  // Words that it gave instead of a picture, and a picture of a model that has no price for one.
  expect(costOf(`google/${COVER_MODEL}`, { ...picture, images: 0 })).toBe(38_700);
  expect(costOf('openai/gpt-5-mini', picture)).toBe(2580);
});

test('one’s own model costs nothing', () => {
  expect(costOf('openai/llama-local', usage)).toBe(0);
});
