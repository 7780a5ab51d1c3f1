import { describe, expect, test } from 'vitest';
import { pair, text } from '../../../../../../tests/support/facing-texts.ts';
import { compareNegations } from './compare-negations.ts';

const found = (source: string, output: string) =>
  compareNegations(pair(source, output)).map(
    ({ problem, fact, source: told, isUnsure }) =>
      `${problem}: ${fact || told?.fact}${isUnsure ? ' ?' : ''}`,
  );

const ADDED = ['added: neveikia'];
describe('a verb that is denied is told where the source asserts it', () => {
  const VERB = 200;
  const output = text([VERB, 'neveikia']);
  const end = VERB + 'works'.length;
  test.each<[string, number, string]>([
    ['sixteen letters before it', VERB - 16, 'hardly'],
    ['twelve, of a word that seldom denies', VERB - 12, 'although'],
  ])('unless a denial stands less than %s', (_what, at, word) => {
    const inFront = (gap: number) => text([at - gap - word.length, word], [VERB, 'works']);
    expect(found(inFront(0), output)).toEqual(ADDED);
    expect(found(inFront(-1), output)).toEqual([]);
  });

  test.each<[string, number, string]>([
    ['forty letters behind it', end + 40, 'hardly'],
    ['twelve, of a word that seldom denies', end + 12, 'although'],
  ])('unless a denial stands less than %s', (_what, at, word) => {
    const behind = (gap: number) => text([VERB, 'works'], [at + gap, word]);
    expect(found(behind(0), output)).toEqual(ADDED);
    expect(found(behind(-1), output)).toEqual([]);
  });

  test('unless it may be another verb: a quarter as far away as words may be, where a denial faces it', () => {
    const away = (letters: number) => text([100, 'hardly'], [VERB + letters, 'works']);
    expect(found(away(30), output)).toEqual(ADDED);
    expect(found(away(31), output)).toEqual([]);
    const unfaced = text([0, 'hardly'], [VERB + 31, 'works']);
    expect(found(unfaced, output)).toEqual(ADDED);
  });

  test('by the nearest of such verbs', () => {
    const near = text([VERB - 60, 'works'], [VERB + 20, 'hardly works']);
    expect(found(near, output)).toEqual([]);
    const far = text([VERB - 20, 'works'], [VERB + 60, 'hardly works']);
    expect(found(far, output)).toEqual(ADDED);
  });

  test('and where none faces it, by itself, unless a denial or a word that seldom is one does', () => {
    expect(found(text([VERB, 'here']), output)).toEqual(ADDED);
    expect(found(text([VERB + 121, 'works']), output)).toEqual(ADDED);
    expect(found(text([VERB, 'here'], [VERB + 120, 'hardly']), output)).toEqual([]);
    expect(found(text([VERB, 'here'], [VERB + 121, 'hardly']), output)).toEqual(ADDED);
    expect(found(text([VERB, 'here'], [VERB + 120, 'stopped']), output)).toEqual([`${ADDED} ?`]);
    expect(found(text([VERB, 'here'], [VERB + 121, 'stopped']), output)).toEqual(ADDED);
  });

  test('once for each denial of the source, the nearest first', () => {
    const two = text([100, 'neveikia'], [300, 'nepavyko']);
    expect(found(text([100, 'does not work'], [300, 'here']), two)).toEqual(['added: nepavyko']);
    expect(found(text([100, 'works'], [300, 'was not here']), two)).toEqual(ADDED);
  });

  test.each([
    ['It runs until it works.', 'Tęsiasi, kol neveikia.', 'It runs and works.'],
    ['It runs before it works.', 'Tęsiasi tol, kol neveikia.', 'It runs and works.'],
    ['It runs unless it works.', 'Tęsiasi, jei neveikia.', 'It runs if it works.'],
    ['It runs unless it works.', 'Tęsiasi, jeigu jau neveikia.', 'It runs if it works.'],
    ['Check for what works.', 'Tikrina, ar gal neveikia.', 'He asks whether it works.'],
    ['Check for what works.', 'Tikrina, ar gal neveikia.', 'Is it sure that it works?'],
  ])('but not where only Lithuanian has one: %s → %s', (source, output, other) => {
    expect(found(source, output)).toEqual([]);
    expect(found(other, output)).toEqual(ADDED);
    expect(found(source, output.replace(', ', ': '))).toEqual([]);
  });
});

describe('a denial that was left out is told', () => {
  const NOT = 200;
  const source = text([NOT, 'is not']);
  test('surely where what it denies faces it', () => {
    // Another denial is told: it is not for want of any that this one is sure.
    const both = text([10, 'is not'], [NOT, 'is not']);
    const told = (at: number) => found(both, text([10, 'nėra'], [at, 'yra']));
    const at = NOT + 'is '.length;
    expect(told(NOT)).toEqual(['left_out: not']);
    for (const away of [120, -120]) expect(told(at + away)).toEqual(['left_out: not']);
    for (const away of [121, -121]) expect(told(at + away)).toEqual(['left_out: not ?']);
  });

  test('unsurely before another denial, less than twelve letters on', () => {
    const inFront = (gap: number, word: string) => text([NOT, 'is not'], [NOT + 6 + gap, word]);
    for (const word of ['without', 'fail']) {
      expect(found(inFront(11, word), text([NOT, 'yra']))[0]).toBe('left_out: not ?');
      expect(found(inFront(12, word), text([NOT, 'yra']))[0]).toBe('left_out: not');
    }
    expect(found(inFront(1, 'yet'), text([NOT, 'yra']))[0]).toBe('left_out: not');
  });

  test('unless as many are told, or a word that seldom denies', () => {
    expect(found(source, text([NOT, 'nėra']))).toEqual([]);
    expect(found(source, text([NOT, 'tik']))).toEqual([]);
    expect(found(text([50, 'is not'], [300, 'is not']), text([50, 'nėra']))[0]).toMatch(
      /^left_out/,
    );
    expect(found(text([50, 'is not'], [300, 'is not']), text([50, 'tik'], [300, 'vos']))).toEqual(
      [],
    );
  });
});
