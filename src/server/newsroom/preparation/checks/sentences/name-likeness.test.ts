import { expect, test } from 'vitest';
import { distanceOf, foldName, formOf, isSameName, stemOf } from './name-likeness.ts';

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

test.each([
  ['O’Neill’s', 'oneil'],
  ['Džeksonas', 'jeksonas'],
  ['Philip', 'filip'],
  ['Thomas', 'tomas'],
  ['Schultz', 'sultz'],
  ['Shaw', 'sav'],
  ['Zhukov', 'sukov'],
  ['Tchaikovsky', 'caikovski'],
  ['Czech', 'cec'],
  ['Jack', 'jak'],
  ['Qatar', 'katar'],
  ['Max', 'maks'],
  ['Wayne', 'vaine'],
  ['Müller-Šmidt', 'mulersmidt'],
  ['R2D2', 'r2d2'],
])('%s sounds as %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test.each([
  ['jonas', 'jon'],
  ['vilniuje', 'vilni'],
  ['kaunas', 'kaun'],
  ['ona', 'ona'],
  ['onai', 'onai'],
  ['rima', 'rim'],
])('the stem of „%s“ is „%s“, of three letters at least', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each([
  // A letter for another: a vowel costs little, one that sounds alike a little more, a foreign one all of it.
  ['bnrt', 'bnrt', 0],
  ['banr', 'benr', 0.25 / 4],
  ['bnrt', 'bnrd', 0.35 / 4],
  ['bnrk', 'bnrc', 0.35 / 4],
  ['bnrg', 'bnrh', 0.35 / 4],
  ['bnrs', 'bnrz', 0.35 / 4],
  ['bnrv', 'bnru', 0.35 / 4],
  ['bnrb', 'bnrp', 0.35 / 4],
  ['bnri', 'bnrj', 0.35 / 4],
  ['bnrt', 'bnrl', 1 / 4],
  ['bnra', 'bnrl', 1 / 4],
  // One that is left out or comes in, at each end and inside.
  ['banr', 'bnr', 0.35 / 4],
  ['bnr', 'banr', 0.35 / 4],
  ['bhnr', 'bnr', 0.35 / 4],
  ['bnr', 'bnra', 0.35 / 4],
  ['blnr', 'bnr', 1 / 4],
  ['bnr', 'blnr', 1 / 4],
  ['bnr', 'bnrl', 1 / 4],
  // What begins with another sound is another name, however near.
  ['tnrb', 'lnrb', 1],
  ['jbnr', 'bnr', 1],
  ['lbnr', 'bnr', 1],
  ['bnrtk', 'nrtkb', 1],
  // Short ones and those of other lengths are not compared.
  ['bn', 'br', 1],
  ['bnr', 'bnl', 1 / 3],
  ['bnr', 'bnrtkl', 3 / 6],
  ['bnr', 'bnrtkls', 1],
  ['bnrtkls', 'bnr', 1],
])('%s is as far from %s as %d of its length', (one, other, distance) => {
  const form = (word: string) => ({ whole: word, stem: word });
  expect(distanceOf(form(one), form(other))).toBeCloseTo(distance, 10);
});

test('the nearest of whole and stem counts; a quarter of the letters is too far', () => {
  expect(distanceOf({ whole: 'xxx', stem: 'bnr' }, { whole: 'yyy', stem: 'bnr' })).toBe(0);
  expect(distanceOf({ whole: 'bnr', stem: 'xxx' }, { whole: 'bnr', stem: 'yyy' })).toBe(0);
  expect(distanceOf({ whole: 'bqqqq', stem: 'bnrt' }, { whole: 'bnrl', stem: 'bkkkk' })).toBe(0.25);
  expect(distanceOf({ whole: 'bqqqq', stem: 'bnrt' }, { whole: 'bkkkk', stem: 'bnrl' })).toBe(0.25);
  expect(distanceOf({ whole: 'bnrt', stem: 'bqqqq' }, { whole: 'bnrl', stem: 'bkkkk' })).toBe(0.25);
  const form = (word: string) => ({ whole: word, stem: word });
  expect(isSameName(form('bnrt'), form('bnrl'))).toBe(false);
  expect(isSameName(form('bnrtk'), form('bnrtl'))).toBe(true);
});

test('of a name longer than any, the first twenty-four letters are compared', () => {
  const long = 'bdfglmnpr'.repeat(4);
  expect(formOf(long).whole).toHaveLength(24);
  expect(formOf(`${long}as`).stem).toHaveLength(24);
});
