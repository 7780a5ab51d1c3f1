import { describe, expect, test } from 'vitest';
import { loadDictionary } from '../dictionary/dictionary.ts';
import { carryOver, inflectWord } from './inflected-word.ts';

const dictionary = loadDictionary();

test.each([
  ['šuo', 'šunų'],
  ['žmogus', 'žmonėms'],
  ['mėnuo', 'mėnesių'],
  ['naktis', 'nakčių'],
])('%s is %s too, which the dictionary keeps apart', (word, form) => {
  expect(inflectWord(dictionary, word).forms).toContain(form);
});

test('a word with forms kept apart is not declined by the dictionary’s rules alone', () => {
  expect(inflectWord(dictionary, 'žmogus').flags).toBe('');
});

test('a word that the dictionary knows is recognised by its lemma, a name and a plural too', () => {
  const known = (word: string) => [...inflectWord(dictionary, word).lemmas];
  expect(known('Naudotojas')).toEqual(['naudotojas/D']);
  expect(known('Vilnius')).toEqual(['Vilnius/D']);
  expect(known('vilnius')).toEqual(['Vilnius/D']);
  expect(known('hakeriai')).toEqual(['hakeris/D']);
  expect(inflectWord(dictionary, 'Naudotojas')).toMatchObject({ word: 'naudotojas', flags: 'D' });
  // What is no lemma itself is not declined by itself.
  expect(inflectWord(dictionary, 'hakeriai').flags).toBe('');
});

describe('one that it does not know is declined as others that end so', () => {
  test.each([
    ['juzeris', 'juzerio juzeriui juzerį juzeriu juzeriai juzerių'],
    ['blokčeinas', 'blokčeino blokčeinui blokčeinuose'],
    ['botnetė', 'botnetės botnetei botnetę'],
    // Of a plural also the singular.
    ['bekapai', 'bekapas bekapų bekapams'],
    ['frėjimiai', 'frėjimis frėjimių frėjimiams'],
    ['serveriukės', 'serveriukė serveriukių'],
    // Of an adjective every gender and the definite forms.
    ['debaginė', 'debaginis debaginių debagines'],
    ['skriptinga', 'skriptingas skriptingo skriptingasis skriptingoji'],
    ['blokčeiniška', 'blokčeiniškas blokčeiniškos blokčeiniškasis'],
    ['stamantroji', 'stamantras stamantros stamantrojo'],
    ['stamantrasis', 'stamantras stamantros stamantrojo'],
  ])('%s: %s', (word, forms) => {
    const { lemmas, forms: found } = inflectWord(dictionary, word);
    expect([...lemmas]).toEqual([]);
    expect([...found]).toEqual(expect.arrayContaining([word, ...forms.split(' ')]));
  });

  test.each(['Firewall', 'phishing', 'streaming'])(
    '%s as a noun, with a Lithuanian ending',
    (word) => {
      const small = word.toLowerCase();
      const { forms } = inflectWord(dictionary, word);
      expect([...forms]).toEqual(
        expect.arrayContaining([small, `${small}as`, `${small}o`, `${small}ą`, `${small}ų`]),
      );
      // No adjective: nobody writes „phishingesnis“.
      expect([...forms].filter((form) => /esn|asis|oji$/.test(form))).toEqual([]);
    },
  );

  test('unless no Lithuanian word ends so', () => {
    expect([...inflectWord(dictionary, 'Spotify').forms]).toEqual(['spotify']);
  });

  test('its rules are known only where there is one way', () => {
    expect(inflectWord(dictionary, 'juzeris').flags).toBe('D');
    expect(inflectWord(dictionary, 'fišingas').flags).toBe('');
    expect(inflectWord(dictionary, 'bekapai').flags).toBe('');
  });
});

describe('the form of one word becomes the same form of another', () => {
  const carry = (form: string, from: string, to: string) =>
    carryOver(dictionary, form, {
      from: inflectWord(dictionary, from),
      to: inflectWord(dictionary, to),
    });

  test.each([
    ['vartotojas', 'naudotojas'],
    ['vartotojui', 'naudotojui'],
    ['Vartotojams', 'Naudotojams'],
    ['vartotojos', 'naudotojos'],
    ['vartotoja', 'naudotoja'],
  ])('%s → %s', (form, expected) => {
    expect(carry(form, 'vartotojas', 'naudotojas')).toBe(expected);
  });

  test('also of words that the dictionary does not know', () => {
    expect(carry('blokčeinui', 'blokčeinas', 'klasteras')).toBe('klasterui');
    expect(carry('Blokčeinas', 'blokčeinas', 'klasteras')).toBe('Klasteras');
    expect(carry('hakeris', 'hakeris', 'juzeris')).toBe('juzeris');
    expect(carry('hakeriui', 'hakeris', 'juzeris')).toBe('juzeriui');
    expect(carry('juzeriui', 'juzeris', 'hakeris')).toBe('hakeriui');
  });

  test('of capitals the first is kept', () => {
    expect(carry('VARTOTOJUI', 'vartotojas', 'naudotojas')).toBe('Naudotojui');
  });

  test.each([
    ['declined in another way', 'vartotojui', 'vartotojas', 'debesija'],
    ['declined in more ways than one', 'fišingui', 'fišingas', 'blokčeinas'],
    ['declined as no other word', 'žmogus', 'žmogus', 'taikomoji'],
    ['not a form of it', 'nesamas', 'vartotojas', 'naudotojas'],
    ['a form of a word that only ends alike', 'nuomotojui', 'vartotojas', 'naudotojas'],
    ['another word’s form too, which has no such pair', 'vartotojo', 'vartotojas', 'naudotojas'],
  ])('not where it is %s', (_, form, from, to) => {
    expect(carry(form, from, to)).toBeNull();
  });
});
