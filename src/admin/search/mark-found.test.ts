import { expect, it } from 'vitest';
import { markFound } from './mark-found.ts';

const marked = (title: string, typed: string) =>
  markFound(title, typed)
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

it.each([
  ['Slaptažodžiai darbe', 'slaptazod', '[Slaptažod]žiai darbe'],
  ['Kaip saugoti slaptažodį', 'Slaptažodžiai', 'Kaip saugoti [slaptažod]į'],
  ['Įmonės duomenų apsauga', 'imonei duomenims', '[Įmonė]s [duomen]ų apsauga'],
  ['NIS2 ir SHA-256', 'nis 2 256', '[NIS2] ir SHA-[256]'],
  ['Atnaujinimai ir naujienos', 'nauj', 'Atnaujinimai ir [nauj]ienos'],
  ['Atnaujinimai', 'nauj', 'At[nauj]inimai'],
  ['Saugi ugniasienė', 'debesis', 'Saugi ugniasienė'],
  ['Kas naujo', '', 'Kas naujo'],
])('of „%s“ the parts that „%s“ found are marked', (title, typed, expected) => {
  expect(marked(title, typed)).toBe(expected);
});

it('a title whose small letters are longer is left whole', () => {
  expect(markFound('İstanbulo duomenys', 'duomenys')).toEqual([
    { text: 'İstanbulo duomenys', isFound: false },
  ]);
});
