import { expect, test } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { listSearchWords, stemWord } from './search-words.ts';

const stems = (text: string) => listSearchWords(text).map(({ stem }) => stem);

test('the words of a search are distinct, two characters long at least, and six at most', () => {
  expect(stems('  IT sauga  it a ir 5G ')).toEqual(['it', 'saug', 'ir', '5g']);
  expect(stems('aa bb cc dd ee ff gg hh')).toEqual(['aa', 'bb', 'cc', 'dd', 'ee', 'ff']);
  expect(stems(Array(50).fill('a').join(' '))).toEqual([]);
});

test('each word is kept as it was typed beside its stem', () => {
  expect(listSearchWords('Slaptažodžiai')).toEqual([{ word: 'slaptažodžiai', stem: 'slaptazod' }]);
});

test('a letter typed as a letter and an accent is the same letter', () => {
  expect(stems('s\u030cifravimas')).toEqual(['sifravim']);
});

test.each([
  ['žemėlapiai', 'žemėlapis', 'žemėlapį', 'zemelapiuose', 'žemėlapiams'],
  ['serveris', 'serverio', 'serveriai', 'serverius', 'serveriuose'],
  ['kopija', 'kopijos', 'kopijų', 'kopijomis', 'kopijoje'],
  ['įmonė', 'įmonių', 'įmonėms', 'imonei'],
  ['šifravimas', 'šifravimo', 'sifravimui'],
  ['sutartis', 'sutarčių', 'sutartys', 'sutartims'],
  ['skaičius', 'skaičiaus', 'skaičiai'],
  ['mokestis', 'mokesčiai', 'mokesčių'],
  ['apsauga', 'apsaugos', 'apsaugą', 'apsaugoje'],
])('%s is looked for whatever its case ending', (word, ...others) => {
  const stem = stemWord(word);
  expect(stem.length).toBeGreaterThanOrEqual(4);
  for (const other of others) {
    expect(stemWord(other)).toBe(stem);
    // What the text holds is the word itself, folded.
    expect(other.normalize('NFD').replace(/\p{M}/gu, '')).toContain(stem);
  }
});

test('short words, numbers and names with digits stay whole', () => {
  for (const word of ['nis2', 'bdar', '365', 'vpn', 'duok']) expect(stemWord(word)).toBe(word);
});

eachBecomes('„%s“ is looked for as %j', stems, [
  ['NIS 2 reikalavimai', ['nis2', 'reikalavim']],
  ['nis-2', ['nis2']],
  ['TLS 1.3', ['tls1.3']],
  ['SHA-256', ['sha256']],
  ['Wi-Fi 6', ['wi-fi']],
  ['Microsoft 365', ['microsoft', '365']],
  ['vpn 2026', ['vpn', '2026']],
  ['iso 27001', ['iso', '27001']],
]);

test('signs around a word are no part of it', () => {
  expect(stems('„NIS2“ kopijos? (saugumas),')).toEqual(['nis2', 'kopij', 'saugum']);
});

test('accents the database keeps are kept', () => {
  expect(stemWord('café')).toBe('café');
});
