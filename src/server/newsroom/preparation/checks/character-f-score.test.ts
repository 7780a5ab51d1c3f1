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
