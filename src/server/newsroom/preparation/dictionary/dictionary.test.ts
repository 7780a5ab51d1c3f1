import { expect, it } from 'vitest';
import { loadDictionary } from './dictionary.ts';
import { knowsWord } from './known-words.ts';

it.each([
  'kompiuteris kompiuteriuose Kompiuteriams serveriui žmogaus naudotojų',
  'rašyti nerašiau parašytas perrašysime neberašydavome pasirašęs',
  'saugus saugiausias saugesnio Vilniuje VILNIUS',
  // Of our field, and compounds.
  'debesijos automatizacijai pažeidžiamumų nepageidaujamas kibersaugumo',
])('knows words in all their forms: %s', (words) => {
  for (const word of words.split(' '))
    expect({ word, isKnown: knowsWord(word) }).toEqual({ word, isKnown: true });
});

it.each(['kopmiuteris kompiuteriuss zinute vilnius serverss naudotojju išsaugoi'])(
  'knows none that is misspelt: %s',
  (words) => {
    for (const word of words.split(' '))
      expect({ word, isKnown: knowsWord(word) }).toEqual({ word, isKnown: false });
  },
);

it('lists the forms of a word', () => {
  const { listForms } = loadDictionary();
  expect(listForms('debesija', 'D')).toEqual(
    expect.arrayContaining([
      'debesija',
      'debesijos',
      'debesijai',
      'debesiją',
      'debesijoje',
      'debesijų',
      'debesijoms',
      'debesijas',
      'debesijomis',
      'debesijose',
    ]),
  );
});
