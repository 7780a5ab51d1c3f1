import { expect, test } from 'vitest';
import { formOf, isSameName } from './name-likeness.ts';

const isSame = (lithuanian: string, other: string) => isSameName(formOf(lithuanian), formOf(other));

test.each([
  ['Vašingtone', 'Washington'],
  ['Billas', 'Bill'],
  ['Gatesui', 'Gates'],
  ['Johnas', 'John’s'],
  ['Šekspyro', 'Shakespeare'],
  ['Čikagoje', 'Chicago'],
  ['Filadelfijoje', 'Philadelphia'],
  ['Maksas', 'Max'],
  ['Vikipedija', 'Wikipedia'],
  ['Niujorko', 'New York'.replace(' ', '')],
  ['Džeksonas', 'Jackson'],
  ['Varšuvą', 'Warsaw'],
  ['Smithas', 'Smith'],
  ['Tomas', 'Thomas'],
  ['Müllerio', 'Muller'],
])('„%s“ is %s', (lithuanian, other) => {
  expect(isSame(lithuanian, other)).toBe(true);
});

test.each([
  ['Paryžiuje', 'Berlin'],
  ['Brownas', 'Smith'],
  ['Google', 'Microsoft'],
  ['Kaunas', 'Vilnius'],
  ['Anna', 'Hannover'],
  ['Intelis', 'Apple'],
  ['Oracle', 'Cisco'],
  ['Ona', 'Jo'],
])('„%s“ is not %s', (lithuanian, other) => {
  expect(isSame(lithuanian, other)).toBe(false);
});
