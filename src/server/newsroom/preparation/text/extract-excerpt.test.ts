import { expect, test } from 'vitest';
import { extractExcerpt } from './extract-excerpt.ts';
import { listSentences, splitSentences } from './split-sentences.ts';

/** A sentence of so many characters. */
const sentence = (length: number, last = '.') => `Ž${'o'.repeat(length - 2)}${last}`;

test('whole sentences, until there are a hundred characters', () => {
  const [a, b, c] = [sentence(60), sentence(60), sentence(60)];
  expect(extractExcerpt(`${a} ${b} ${c}`)).toBe(`${a} ${b}`);
  expect(extractExcerpt(`${sentence(100)} ${b}`)).toBe(sentence(100));
  expect(extractExcerpt(`${sentence(99)} ${b}`)).toBe(`${sentence(99)} ${b}`);
});

test('no sentence that would make it longer than 250 characters', () => {
  expect(extractExcerpt(`${sentence(90)} ${sentence(160)}`)).toBe(sentence(90));
  expect(extractExcerpt(`${sentence(90)} ${sentence(159)}`)).toHaveLength(250);
});

test('lines that are headings or crumbs are passed over', () => {
  const lead = sentence(120);
  expect(extractExcerpt(`Antraštė, kuri yra gana ilga, bet be taško\nTrumpa.\n${lead}`)).toBe(lead);
  expect(extractExcerpt(`${sentence(40)}\n${sentence(41)}`)).toBe(sentence(41));
});

test('where no sentence fits, the first one is cut between words and says so', () => {
  const words = `${'žodis '.repeat(60)}galas.`;
  const cut = extractExcerpt(words);
  expect(cut).toMatch(/^(?:žodis )+žodis…$/);
  expect(cut.length).toBeLessThanOrEqual(250);
  expect(cut.length).toBeGreaterThan(240);
  expect(extractExcerpt('Be sakinio')).toBe('Be sakinio');
  expect(extractExcerpt('')).toBe('');
});

test('what has no sentence is whole up to 250 characters, and is cut at the last space before them', () => {
  const [a, b] = ['a'.repeat(100), 'b'.repeat(148)];
  expect(extractExcerpt('ž'.repeat(250))).toBe('ž'.repeat(250));
  expect(extractExcerpt(`${'a'.repeat(248)} bcd`)).toBe(`${'a'.repeat(248)}…`);
  expect(extractExcerpt(`${a} ${b} c`)).toBe(`${a}…`);
  expect(extractExcerpt('ž'.repeat(251))).toBe(`${'ž'.repeat(249)}…`);
  // Of several sentences that are too long the first.
  expect(extractExcerpt(`${a} ${sentence(200)} ${sentence(300)}`)).toBe(`${a}…`);
});

test('a sentence ends at its mark and at the line’s end, and at no shortening', () => {
  const sentences = [
    'Jį pristatė dr. J. Jonaitis.',
    'Pvz. Vilniuje 5 d. Kaune.',
    'Gerai!',
    '„Taip?“',
    'Ne…',
    'Ir 2 kartus.',
  ];
  expect(splitSentences(sentences.join(' '))).toEqual(sentences);
  expect(listSentences('Aa. Bb\n\n Cc ')).toEqual([
    { start: 0, end: 3 },
    { start: 4, end: 6 },
    { start: 9, end: 11 },
  ]);
});

test('no mark is left before the ellipsis', () => {
  expect(extractExcerpt(`${'žodis '.repeat(40)}– ir ${'ilgas'.repeat(20)}`)).toMatch(
    /žodis – ir…$/,
  );
  expect(extractExcerpt(`${'žodis '.repeat(41)}– ${'ilgas'.repeat(20)}`)).toMatch(/žodis…$/);
});
