import { describe, expect, it } from 'vitest';
import { eachBecomes } from '../../../../../tests/support/each-becomes.ts';
import { parseAffixes } from './affixes.ts';
import { createDictionary, loadDictionary } from './dictionary.ts';
import { isCommonWord, knowsWord } from './known-words.ts';
import { readWordTable } from './word-table.ts';

it.each([
  'kompiuteris kompiuteriuose Kompiuteriams serveriui žmogaus naudotojų',
  'rašyti nerašiau parašytas perrašysime neberašydavome pasirašęs',
  'saugus saugiausias saugesnio Vilniuje VILNIUS',
  // Of our field, and compounds.
  'debesijos automatizacijai pažeidžiamumų nepageidaujamas kibersaugumo neautomatizacijos',
])('knows words in all their forms: %s', (words) => {
  for (const word of words.split(' '))
    expect({ word, isKnown: knowsWord(word) }).toEqual({ word, isKnown: true });
});

it.each(['kopmiuteris kompiuteriuss zinute vilnius serverss naudotojju išsaugoi kiberabrakadabra'])(
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

it('is read once, and tells which words need no capital', () => {
  expect(loadDictionary('en')).toBe(loadDictionary('en'));
  for (const language of ['lt', 'en', 'lt', 'en'] as const)
    expect(
      ['Serveris', 'Vilnius', 'server', 'London'].map((word) => isCommonWord(word, language)),
    ).toEqual(language === 'lt' ? [true, false, false, false] : [false, false, true, false]);
});

describe('a hunspell dictionary', () => {
  const AFFIXES = `SET UTF-8
# PFX A 0 x y z
PFX N Y 2
PFX N 0 ne [^e]
PFX N e n [e]
PFX P N 1
PFX P 0 pa .
SFX D Y 3
SFX D as o [^i]as
SFX D as ui as
SFX D 0 i .
SFX X N 1
SFX X a ys [lm]a
`;
  const WORDS = Buffer.from(
    '9\nnamas/DN\nnama/X\nas/D\neglas/DN\nvaras\nlias/DP\nkelias/D\nnam/P\r\nkalma/NX\nnamas/P',
  );
  const dictionary = createDictionary(AFFIXES, WORDS);
  const read = (word: string) =>
    dictionary
      .read(word)
      .map(({ lemma, flags, suffix }) => `${lemma}/${flags} ${suffix?.add ?? '–'}`);

  it('has its affixes by what they add, with where they may stand', () => {
    const letter = (letters: string, isNegated = false) => ({ letters, isNegated });
    const { prefixes, suffixes } = parseAffixes(AFFIXES);
    expect([...prefixes]).toEqual([
      [
        'ne',
        [{ flag: 'N', strip: '', add: 'ne', isCrossed: true, condition: [letter('e', true)] }],
      ],
      ['n', [{ flag: 'N', strip: 'e', add: 'n', isCrossed: true, condition: [letter('e')] }]],
      ['pa', [{ flag: 'P', strip: '', add: 'pa', isCrossed: false, condition: [] }]],
    ]);
    const as = [letter('a'), letter('s')];
    expect([...suffixes]).toEqual([
      [
        'o',
        [
          {
            flag: 'D',
            strip: 'as',
            add: 'o',
            isCrossed: true,
            condition: [letter('i', true), ...as],
          },
        ],
      ],
      ['ui', [{ flag: 'D', strip: 'as', add: 'ui', isCrossed: true, condition: as }]],
      ['i', [{ flag: 'D', strip: '', add: 'i', isCrossed: true, condition: [] }]],
      [
        'ys',
        [
          {
            flag: 'X',
            strip: 'a',
            add: 'ys',
            isCrossed: false,
            condition: [letter('lm'), letter('a')],
          },
        ],
      ],
    ]);
  });

  eachBecomes('%s may be %j', read, [
    ['namas', ['namas/DN –', 'namas/P –']],
    ['namo', ['namas/DN o']],
    ['namui', ['namas/DN ui']],
    ['namasi', ['namas/DN i']],
    ['namys', ['nama/X ys']],
    ['varo', []],
    // Not after „i“, and no stem is nothing.
    ['lio', []],
    ['liui', ['lias/DP ui']],
    ['o', []],
    ['ui', []],
    ['asi', ['as/D i']],
    ['nenamas', ['namas/DN –']],
    ['nenamo', ['namas/DN o']],
    ['nevaras', []],
    // Before „e“ another prefix stands.
    ['neeglas', []],
    ['neeglo', []],
    ['panamas', ['namas/P –']],
    ['palias', ['lias/DP –']],
    // Nor does a prefix stand with a suffix where one of them may not.
    ['paliui', []],
    ['kalmys', ['kalma/NX ys']],
    ['nekalmys', []],
    ['panam', ['nam/P –']],
    ['nam', ['nam/P –']],
    ['na', []],
    ['9', []],
  ]);

  it('lists the forms of a lemma, itself first', () => {
    expect(dictionary.listForms('namas', 'DX')).toEqual(['namas', 'namo', 'namui', 'namasi']);
    expect(dictionary.listForms('as', 'D')).toEqual(['as', 'asi']);
    expect(dictionary.listForms('lias', 'D')).toEqual(['lias', 'liui', 'liasi']);
    expect(dictionary.listForms('nama', 'X')).toEqual(['nama', 'namys']);
  });

  eachBecomes('knows %s: %s', dictionary.knows, [
    ['Namas', true],
    ['NAMAS', true],
    ['nAmas', false],
    ['Varo', false],
  ]);

  it('has the flags of each line of a word, whatever line ends', () => {
    const flagsOf = readWordTable(WORDS);
    expect(['namas', 'nam', 'varas', 'vara', 'as', '9', ''].map((word) => flagsOf(word))).toEqual([
      ['DN', 'P'],
      ['P'],
      [''],
      [],
      ['D'],
      [],
      [],
    ]);
    expect(readWordTable(Buffer.from('2\na\nb'))('b')).toEqual(['']);
  });
});
