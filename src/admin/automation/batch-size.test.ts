import { expect, it } from 'vitest';
import { toBatchSize, toMinScore, withNumbers } from './batch-size.ts';
import type { SettingsValues } from './settings-requests.ts';

it('falls back to one when the batch size is not a number', () => {
  expect(['', 'abc', '-', Number.NaN].map(toBatchSize)).toEqual([1, 1, 1, 1]);
});

it('keeps the batch size within 1–50', () => {
  expect(['0', 1, '50', 51, '7'].map(toBatchSize)).toEqual([1, 1, 50, 50, 7]);
});

it('keeps the score within 0–100', () => {
  expect(['', -5, '70', 101].map(toMinScore)).toEqual([0, 0, 70, 100]);
});

it('makes numbers of what stands in the fields only when they are saved', () => {
  const typed = { auto_publish_batch_size: '', auto_publish_min_score: '' };
  expect(withNumbers(typed as unknown as SettingsValues)).toEqual({
    auto_publish_batch_size: 1,
    auto_publish_min_score: 0,
  });
});
