import { describe, expect, test } from 'vitest';
import { LENGTH, pair } from '../../../../../../tests/support/facing-texts.ts';
import { compareNames } from './compare-names.ts';

/** Words at their places, none of them the first of a sentence. */
function text(...words: [at: number, word: string][]): string {
  let all = 'o';
  for (const [at, word] of words)
    all = `${all.padEnd(at - 2)} o`.slice(0, at - 1).padEnd(at) + word;
  return all.padEnd(LENGTH);
}
const found = (source: string, output: string) =>
  compareNames(pair(source, output)).map(
    ({ fact, source: told, isUnsure }) => `${fact} < ${told?.fact}${isUnsure ? ' ?' : ''}`,
  );

describe('one name for another', () => {
  test('is told where they stand up to one and a half times as far apart as other words may', () => {
    const source = text([10, 'Cisco']);
    const output = (at: number) => text([at, 'Xeroxas'], [390, 'Palantir']);
    expect(found(source, output(202))).toEqual(['Xeroxas < Cisco']);
    expect(found(source, output(203))).toEqual([]);
  });

  test('of a name that is spelt anew as far as other words', () => {
    const source = text([10, 'Cisco']);
    const output = (at: number) => text([at, '„Šerpas“'], [380, '„Žuris“']);
    expect(found(source, output(129))).toEqual(['Šerpas < Cisco']);
    expect(found(source, output(130))).toEqual([]);
  });

  test('wherever they stand, if one came and one went', () => {
    const source = text([10, 'Cisco']);
    expect(found(source, text([390, 'Xeroxas']))).toEqual(['Xeroxas < Cisco']);
    expect(found(text([10, 'Cisco'], [60, 'Microsoft']), text([390, 'Xeroxas']))).toEqual([]);
    expect(found(source, text([340, 'Palantir'], [390, 'Xeroxas']))).toEqual([]);
  });

  test('unsurely where it may be another form of it, as far as other words', () => {
    const source = text([10, 'Carter']);
    const output = (at: number) => text([at, 'Karteris'], [390, 'Xeroxas']);
    expect(found(source, output(129))).toEqual(found(source, output(20)));
    expect(found(source, output(131)).join()).not.toContain('Karteris');
  });

  test.each([
    ['GIMP', 'NBC', 'an acronym that is read as a word is a name'],
    ['NASA', 'NBC', 'an acronym that is read as a word is a name'],
  ])('%s may go where %s does not: %s', (spoken, spelt) => {
    const output = 'Jie gyrė Xeroxą ir FTB.';
    expect(found(`They praised ${spoken} and the FBI.`, output)).toEqual([`Xeroxą < ${spoken}`]);
    expect(found(`They praised ${spelt} and the FBI.`, output)).toEqual([`Xeroxą < ${spelt} ?`]);
  });
});

describe('a name is told', () => {
  test.each([
    ['in two words', 'He wrote to Robin Wood with Anna.', 'Su Anna jis rašė Robinvudui.'],
    ['by a tweet', 'She wrote a tweet to Anna.', 'Ji parašė Annai „Twitter“ tinkle.'],
    ['by retweeting', 'She retweeted Anna.', 'Ji Anną pakartojo „Twitter“ tinkle.'],
    ['in small letters', 'The finance app of Anna failed.', '„Finance“ programa neveikė.'],
  ])('%s: %s → %s', (_how, source, output) => {
    expect(found(source, output)).toEqual([]);
  });

  test.each([
    ['two words that do not stand side by side', 'Robin of Wood came.', 'Atvyko Robinvudas.'],
    ['another post', 'She wrote a post to Warren.', 'Ji parašė „Twitter“ tinkle.'],
  ])('but not by %s: %s → %s', (_how, source, output) => {
    expect(found(source, output)).toHaveLength(1);
  });

  test('as often as it was', () => {
    const source = 'Cisco met Cisco and Anna.';
    expect(found(source, 'Ciscas susitiko su Cisco ir Anna.')).toEqual([]);
    expect(found(source, 'Ciscas susitiko su Juniperu ir Anna.')).toEqual(['Juniperu < Cisco']);
  });
});

describe('a part of a name', () => {
  test('that stands beside the same name is one', () => {
    expect(found('He met Anna Young.', 'Jis susitiko Anną Holm.')).toHaveLength(1);
    expect(found('It was Mr Young.', 'Tai buvo ponas Goodmanas.')).toEqual(['Goodmanas < Young']);
    expect(found('It was Sen. Young.', 'Tai buvo senatorius Goodmanas.')).toEqual([
      'Goodmanas < Young',
    ]);
  });

  test('that is one of several words in capitals may be a title', () => {
    expect(found('It was in the Coroner Court.', 'Tai vyko Shaquelle.')).toEqual([
      'Shaquelle < Coroner ?',
    ]);
  });
});
