import { expect, it } from 'vitest';
import { toBatchSize, toMinScore } from './batch-size.ts';

it('falls back to one when the batch size is not a number', () => {
  expect(['', 'abc', '-', Number.NaN].map(toBatchSize)).toEqual([1, 1, 1, 1]);
});

it('keeps the batch size within 1–50', () => {
  expect(['0', 1, '50', 51, '7'].map(toBatchSize)).toEqual([1, 1, 50, 50, 7]);
});

it('keeps the score within 0–100', () => {
  expect(['', -5, '70', 101].map(toMinScore)).toEqual([0, 0, 70, 100]);
});
