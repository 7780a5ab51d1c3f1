import { expect, it } from 'vitest';
import { findPlaces } from './highlight-facts.ts';

const finding = (fact: string) => ({ fact, kind: 'number' as const, excerpt: fact });
const shown = (text: string, ...facts: string[]) =>
  findPlaces(text, facts.map(finding)).map(({ start, end }) => text.slice(start, end));

it('finds every place of a fact, whole words only', () => {
  expect(shown('Iš 77 serverių 77 išjungti, 777 liko.', '77')).toEqual(['77', '77']);
});

it('takes the longer of two that overlap', () => {
  expect(shown('Nuo kovo 4 d. dirba 4 žmonės.', '4', 'kovo 4 d.')).toEqual(['kovo 4 d.', '4']);
});

it('reads any kind of space alike', () => {
  expect(shown('Kainuoja 3\u00a0500\u00a0eurų.', '3 500 eurų')).toEqual(['3\u00a0500\u00a0eurų']);
});

it('marks a word of the source where the words around it tell which is meant', () => {
  const text = 'It is not new. It was not fixed in May.';
  const left = {
    ...finding(''),
    problem: 'left_out' as const,
    source: { fact: 'not', excerpt: '…It was not fixed in May.' },
  };
  expect(findPlaces(text, [left], 'source').map(({ start }) => start)).toEqual([22]);
  expect(findPlaces(text, [left], 'output')).toEqual([]);
});
