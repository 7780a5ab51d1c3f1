import { expect, it } from 'vitest';
import type { SettingsValues } from './settings-requests.ts';
import { findSettingsErrors, toStoredCap, withNumbers } from './settings-rules.ts';

/** As they stand in the fields: numbers, or text while it is no whole number yet. */
const typed = (score: string | number, size: string | number) =>
  ({ auto_publish_min_score: score, auto_publish_batch_size: size }) as SettingsValues;
const errorsOf = (score: string | number, size: string | number) =>
  findSettingsErrors(typed(score, size));

it('falls back to one when the batch size is not a number', () => {
  for (const size of ['', 'abc', '-', Number.NaN]) {
    expect(withNumbers(typed(70, size)).auto_publish_batch_size).toBe(1);
    expect(errorsOf(70, size)).toEqual({});
  }
});

it('refuses a batch size that is not whole or not 1–50, and changes none', () => {
  for (const size of [2.5, '2.5', 0, '0', 51]) {
    expect(withNumbers(typed(70, size)).auto_publish_batch_size).toBe(Number(size));
    expect(errorsOf(70, size).auto_publish_batch_size, String(size)).toMatch(
      /^Straipsnių kiekis turi būti/,
    );
  }
  for (const size of [1, '7', 50]) expect(errorsOf(70, size)).toEqual({});
});

it('refuses an emptied score: it must not become the lowest one by itself', () => {
  for (const score of ['', ' ', '-', 'abc']) {
    expect(withNumbers(typed(score, 1)).auto_publish_min_score).toBe(score);
    expect(errorsOf(score, 1)).toEqual({
      auto_publish_min_score: 'Mažiausias balas turi būti nuo 0 iki 100',
    });
  }
});

it('refuses a score that is not whole or not 0–100', () => {
  for (const score of [7.5, '7.5'])
    expect(errorsOf(score, 1).auto_publish_min_score).toBe(
      'Mažiausias balas turi būti sveikasis skaičius',
    );
  for (const score of [-5, 101, '101'])
    expect(errorsOf(score, 1).auto_publish_min_score).toContain('nuo 0 iki 100');
  for (const score of [0, '70', 100]) expect(errorsOf(score, 1)).toEqual({});
});

it('makes numbers of what is typed as text', () => {
  expect(withNumbers(typed('070', '7.'))).toEqual(typed(70, 7));
});

it('keeps a daily limit in cents, and the part of a token for the server to refuse', () => {
  expect(['0.', '0.5', 2.25, ''].map((typed) => toStoredCap(typed, 100))).toEqual([
    0,
    50,
    225,
    null,
  ]);
  expect(['200000', 2.5, ''].map((typed) => toStoredCap(typed, 1))).toEqual([200_000, 2.5, null]);
});
