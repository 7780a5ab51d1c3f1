import { expect, test } from 'vitest';
import { characterFScore } from './character-f-score.ts';

const WRITTEN = 'Įmonė atnaujino pašto serverį ir paprašė visų pakeisti slaptažodžius.';

test('a text is wholly like itself, however it is spaced, and not like another', () => {
  expect(characterFScore(WRITTEN, WRITTEN.replaceAll(' ', '\n '))).toBe(1);
  expect(characterFScore('abc', 'xyz')).toBe(0);
  expect(characterFScore('', WRITTEN)).toBe(0);
  expect(characterFScore('', '')).toBe(1);
});

test('another ending costs less than another word, and a left out sentence more than an added one', () => {
  const ending = characterFScore(WRITTEN, WRITTEN.replace('serverį', 'serverio'));
  const word = characterFScore(WRITTEN, WRITTEN.replace('serverį', 'kompiuterį'));
  expect(ending).toBeGreaterThan(word);
  expect(word).toBeLessThan(1);
  const both = `${WRITTEN} Daugiau žinių kol kas nėra.`;
  expect(characterFScore(both, WRITTEN)).toBeLessThan(characterFScore(WRITTEN, both));
});

test('runs of one to six characters count, each length as much as the others', () => {
  const shares = [7 / 8, 6 / 7, 5 / 6, 4 / 5, 3 / 4, 2 / 3];
  const mean = shares.reduce((sum, share) => sum + share, 0) / 6;
  expect(characterFScore('abcdefgh', 'abcdefgx')).toBeCloseTo(mean, 10);
});
