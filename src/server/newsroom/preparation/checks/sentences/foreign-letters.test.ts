import { expect, test } from 'vitest';
import { hasForeignLetters, looksForeign } from './foreign-letters.ts';

test.each([
  // Letters and doubles that Lithuanian has no use for.
  ['Washington', true],
  ['Hobbes', true],
  ['Bach', true],
  ['McDonald', true],
  // An end that no Lithuanian word has, unless it is too short to tell.
  ['Torvalds', true],
  ['Meyer', true],
  ['Ural', true],
  ['Don', false],
  // What Lithuanian could have written.
  ['Kaunas', false],
  ['Jonas', false],
  ['Ramunė', false],
  ['Vilniui', false],
])('„%s“ could only be a name: %s', (name, isForeign) => {
  expect(looksForeign(name)).toBe(isForeign);
});

test('its last consonant does not make a word foreign, letters within it do', () => {
  expect(['Bagdad', 'Lenin', 'Marx', 'Google'].map(hasForeignLetters)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
