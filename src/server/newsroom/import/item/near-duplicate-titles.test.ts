import { expect, test } from 'vitest';
import { titleKeyOf } from './item-keys.ts';
import { areTitlesNearDuplicate } from './near-duplicate-titles.ts';

const alike = (one: string, two: string) =>
  areTitlesNearDuplicate(titleKeyOf(one), titleKeyOf(two));

const LONG = 'žąčęėįšųūkmnoprstuvzklaipėda';
test.each([
  ['abcde', 'abcxy', true],
  ['abcde', 'abcxyz', false],
  ['abcde', 'abxyz', false],
  ['abcdefghij', `abcdefghij${LONG}`, true],
  ['abcdefghi', `abcdefghi${LONG}`, false],
  ['abcdefghij', `abcdefghi${LONG}j`, false],
  ['a', 'a', true],
  ['a', 'b', false],
  ['abcd1', 'abcd', true],
  ['abcd1', 'abcd12', false],
  ['ab1cd2', 'ab1cd', true],
])(
  'titles with half of their pairs of letters, or one within the other, may be one story’s: %s, %s',
  (one, two, isOne) => {
    expect(areTitlesNearDuplicate(one, two)).toBe(isOne);
    expect(areTitlesNearDuplicate(two, one)).toBe(isOne);
  },
);

test.each([
  ['Serverių priežiūra įmonėje brangsta', 'Įmonėse brangsta serverių priežiūra: tyrimas'],
  ['Nauja duomenų tvarka', 'NAUJA DUOMENŲ TVARKA | Žinios'],
  ['Įmonės pamiršo kopijas', 'Įmonės pamiršo kopijas (2026)'],
  ['', 'Bet kas'],
])('„%s“ and „%s“ may be one story', (one, two) => {
  expect(alike(one, two)).toBe(true);
  expect(alike(two, one)).toBe(true);
});

test.each([
  ['Serverių priežiūra įmonėje brangsta', 'Nauja asmens duomenų tvarka'],
  ['Naujiena 1', 'Naujiena 2'],
  ['Savaitės apžvalga Nr. 45', 'Savaitės apžvalga Nr. 46'],
  ['Elektroninio pašto saugumas', 'Elektrinių paspirtukų draudimas'],
])('„%s“ and „%s“ are two', (one, two) => {
  expect(alike(one, two)).toBe(false);
  expect(alike(two, one)).toBe(false);
});
