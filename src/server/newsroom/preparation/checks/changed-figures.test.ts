import { describe, expect, test } from 'vitest';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { comparePage } from './changed-figures.ts';

const STAYS = '<p>Vadovė sako, kad programa pasiteisino.</p>';
const textOf = (told: string) => ({
  original_title: 'Antraštė',
  original_content: `<p>${told}</p>${STAYS}`,
});
const compare = (before: string, after: string, values: Partial<ArticleRow> = {}) =>
  comparePage(
    {
      ...textOf(before),
      original_language: /\bthe\b/i.test(before) ? 'en' : 'lt',
      ai_translated_title: '',
      ai_translated_excerpt: '',
      ai_translated_content: `<p>${before}</p>`,
      changed_original: null,
      ...values,
    } as ArticleRow,
    textOf(after),
  );
const count = (before: string, after: string) => compare(before, after).changes.length;

test.each([
  ['a number', 'Daugiau kaip 1200 žmonių pasirinko šią programą.', '1200', '1500'],
  ['a percentage', 'Bendrovė uždirbo beveik 12 proc. daugiau nei pernai.', '12', '15'],
  ['a magnitude', 'The company earned 3.5 million dollars in the quarter.', 'million', 'billion'],
  ['a day', 'Konferencija įvyks kovo 4 d. Vilniuje, pranešė organizatoriai.', '4 d.', '6 d.'],
  ['a month', 'Konferencija įvyks kovo 4 d. Vilniuje, pranešė organizatoriai.', 'kovo', 'gegužės'],
  ['a number in words', 'Three people were hurt in the data centre attack.', 'Three', 'Five'],
  [
    'with a word of it',
    'The firm paid 1,200 euros for the whole programme.',
    'paid 1,200',
    'has paid 1,500',
  ],
])('another figure is a change: %s', (_, told, from, to) => {
  expect(count(told, told.replace(from, to))).toBe(1);
});

test.each([
  [
    'written otherwise',
    'The firm paid 1,200 euros for the whole programme.',
    '1,200 euros',
    '€1200',
  ],
  ['that stays among other words', 'Įmonė už programą sumokėjo 1200 eurų.', 'sumokėjo', 'atidavė'],
  ['of time that passes', 'The team of the editor posted this story 5 minutes ago.', '5', '9'],
  ['of a day that passes', 'Pranešimas bendrovės svetainėje paskelbtas prieš 3 dienas.', '3', '4'],
  ['of an hour', 'The editor of this story looked at it again at 14:05.', '14:05', '15:20'],
  ['of readers', 'Šį ilgą straipsnį jau rado ir 120 skaitytojų įvertino.', '120', '340'],
  ['of an update', 'Last updated by the whole team of editors on March 4, 2026.', '4', '6'],
  ['beside hardly a word', 'Peržiūros: 123.', '123', '456'],
  [
    'with another name',
    'The sales of Acme rose by 12 percent in the whole year.',
    'Acme rose by 12',
    'Orbit rose by 15',
  ],
  [
    'in a sentence that is gone',
    'Įmonė už programą sumokėjo 1200 eurų.',
    'Įmonė už programą sumokėjo 1200 eurų.',
    '',
  ],
])('a figure says nothing %s', (_, told, from, to) => {
  expect(count(told, told.replace(from, to))).toBe(0);
});

test("a sentence of a list that stands on both sides is nobody else's counterpart", () => {
  const [one, two] = [
    'Pirmoji programa kainuoja 12 eurų per mėnesį.',
    'Pirmoji programa kainuoja 15 eurų per mėnesį.',
  ];
  expect(count(`${one} ${two}`, `${two} ${one}`)).toBe(0);
  expect(count(one, `${one} ${two}`)).toBe(0);
});

test('a page that keeps less than half of our sentences is another text', () => {
  const others = 'Viena istorija. Kita istorija. Trečia istorija. Ketvirta istorija.';
  const told = (figure: number) => `Įmonė už programą sumokėjo ${figure} eurų.`;
  const article = { original_content: `<p>${told(1200)}</p><p>${others}</p>` };
  expect(compare(told(1200), told(1500), article).changes).toEqual([]);
});

describe('of a change is said', () => {
  const told = (figure: number) => `Įmonė už programą sumokėjo ${figure} eurų.`;
  const newer = (figure: number) => ({ changed_original: textOf(told(figure)) });

  test('its name, the same for the same figures in the same sentence', () => {
    const { changes } = compare(told(1200), told(1500));
    expect(compare(told(1200), `Naujiena. ${told(1500)}`).changes).toEqual(changes);
    expect(compare(told(1200), told(1600)).changes).not.toEqual(changes);
  });

  test('whether our text tells the figure', () => {
    expect(compare(told(1200), told(1500)).isToldByUs).toBe(true);
    const ours = { ai_translated_content: '<p>Programa įdiegta.</p>' };
    expect(compare(told(1200), told(1500), ours).isToldByUs).toBe(false);
  });

  test('whether it is kept already, and whether it was taken back', () => {
    const { isKept, isTakenBack } = compare(told(1200), told(1500), newer(1500));
    expect([isKept, isTakenBack]).toEqual([true, false]);
    expect(compare(told(1200), told(1600), newer(1500)).isKept).toBe(false);
    expect(compare(told(1200), told(1200), newer(1500)).isTakenBack).toBe(true);
    expect(compare(told(1200), told(1200)).isTakenBack).toBe(false);
    expect(compare(told(1200), '', newer(1500)).isTakenBack).toBe(false);
  });
});
