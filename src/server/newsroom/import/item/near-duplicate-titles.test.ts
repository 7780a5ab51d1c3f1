import { expect, test } from 'vitest';
import { titleKeyOf } from './item-keys.ts';
import { areTitlesNearDuplicate } from './near-duplicate-titles.ts';

const alike = (one: string, two: string) =>
  areTitlesNearDuplicate(titleKeyOf(one), titleKeyOf(two));

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
