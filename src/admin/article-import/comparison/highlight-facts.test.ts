import { expect, it } from 'vitest';
import { openPanelInMemory } from '../../../../tests/support/panel-in-memory.ts';
import { findPlaces, highlightFacts } from './highlight-facts.ts';

const finding = (fact: string) => ({ fact, kind: 'number' as const, excerpt: fact });
const shown = (text: string, ...facts: string[]) =>
  findPlaces(text, facts.map(finding)).map(({ start, end }) => text.slice(start, end));

it('finds every place of a fact, whole words only', () => {
  expect(shown('Iš 77 serverių 77 išjungti, 777 liko.', '77')).toEqual(['77', '77']);
  expect(shown('77 serveriai iš 77', '77')).toEqual(['77', '77']);
});

it('takes the longer of two that overlap', () => {
  expect(shown('Nuo kovo 4 d. dirba 4 žmonės.', '4', 'kovo 4 d.')).toEqual(['kovo 4 d.', '4']);
  // In the text's order.
  expect(shown('4 žmonės dirba nuo kovo 4 d.', '4', 'kovo 4 d.')).toEqual(['4', 'kovo 4 d.']);
});

it('takes both of two that touch', () => {
  expect(shown('Santykis 5:10', '5', ':10')).toEqual(['5', ':10']);
});

it('takes a word of five letters wherever it stands, and none shorter', () => {
  expect(shown('Tai kaina prie kainos', 'kaina', 'prie')).toEqual(['kaina']);
});

it('leaves a text alone whose letters are written in two characters', () => {
  expect(shown('Šimtas iš 77', '77')).toEqual(['77']);
  expect(shown('Šimtas iš 77'.normalize('NFD'), '77')).toEqual([]);
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
  // Also where it is the first or the last of them.
  const at = (excerpt: string) =>
    findPlaces('It is not new, is not.', [{ ...finding('not'), excerpt }]);
  expect(at('not new').map(({ start }) => start)).toEqual([6]);
  expect(at('It is not').map(({ start }) => start)).toEqual([6]);
  expect(at(', is not').map(({ start }) => start)).toEqual([18]);
});

it('marks every place in a text with what it is about, doubts as such, and leaves the words as they are', async () => {
  const panel = await openPanelInMemory();
  try {
    const { body } = panel.document;
    body.innerHTML = '<p>Iš 77 serverių <b>77 išjungti</b>, liko 12.</p>';
    const words = body.textContent;
    highlightFacts(body, [finding('77'), { ...finding('12'), isUnsure: true }]);
    expect(body.textContent).toBe(words);
    const marks = [...body.querySelectorAll('mark')];
    expect(marks.map((mark) => [mark.textContent, mark.className])).toEqual([
      ['77', ''],
      ['77', ''],
      ['12', 'unsure'],
    ]);
    expect(marks[0]?.title).toContain('77');
  } finally {
    await panel.close();
  }
});
