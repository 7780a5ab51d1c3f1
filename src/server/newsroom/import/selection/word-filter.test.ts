import { describe, expect, it, test } from 'vitest';
import { createWordFilter } from './word-filter.ts';

const judge = (include: string, exclude: string, text: string) =>
  createWordFilter({ include_words: include, exclude_words: exclude }).judge(text);

describe('words that an item must hold', () => {
  it('are found in any case, accented or not', () => {
    for (const text of [
      'Naujos kibernetinių atakų bangos',
      'KIBERNETINIS saugumas',
      'kibernetines gresmes',
      'Apie „kibernetinę“ erdvę',
    ])
      expect(judge('kibernetinis', '', text), text).toBe('fits');
    expect(judge('saugumas', '', 'Duomenų saugumu rūpinasi visi')).toBe('fits');
    expect(judge('mokestis', '', 'Keičiasi mokesčių tvarka')).toBe('fits');
    expect(judge('Microsoft', '', 'Naujienos iš Microsofto ir kitų')).toBe('fits');
    expect(judge('server', '', 'Patch your servers now')).toBe('fits');
  });

  it('are words, not parts of others', () => {
    expect(judge('sauga', '', 'Saugumas svarbiausia')).toBe('not-included');
    expect(judge('ES', '', 'Aš esu čia')).toBe('not-included');
    expect(judge('ES', '', 'Naujas ES reglamentas')).toBe('fits');
    expect(judge('VPN', '', 'Junkitės per VPN’ą')).toBe('fits');
    expect(judge('AI', '', 'Airport opened')).toBe('not-included');
  });

  it('of three letters are abbreviations, of four are declined', () => {
    expect(judge('VMI', '', 'Apie VMIS')).toBe('not-included');
    expect(judge('debesis', '', 'Debesyse saugoma')).toBe('fits');
    expect(judge('NATO', '', 'Natos taškas')).toBe('fits');
  });

  it('may go on as they like after a star', () => {
    expect(judge('saug*', '', 'Saugumas svarbiausia')).toBe('fits');
    expect(judge('saug*', '', 'Apsauga nuo virusų')).toBe('not-included');
  });

  it('on one line stand side by side', () => {
    expect(judge('duomenų sauga', '', 'Kas gresia duomenų saugai?')).toBe('fits');
    expect(judge('duomenų sauga', '', 'Saugai trūksta duomenų')).toBe('not-included');
  });

  test('one of several is enough', () => {
    expect(judge('nis2\nbdar', '', 'Ką keičia BDAR')).toBe('fits');
  });
});

describe('words that an item must not hold', () => {
  it('count more than those it must', () => {
    expect(judge('sauga', 'reklama', 'Reklaminis: apie saugą')).toBe('fits');
    expect(judge('sauga', 'reklama', 'Reklamos skyrius apie saugą')).toBe('excluded');
  });
});

test('without words everything fits', () => {
  expect(createWordFilter({ include_words: '', exclude_words: ' \n *\n' }).isEmpty).toBe(true);
  expect(judge('', '', '')).toBe('fits');
});
