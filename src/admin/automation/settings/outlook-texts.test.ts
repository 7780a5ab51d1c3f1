import { expect, it } from 'vitest';
import { describeImport, describePreparation, describePublishing } from './outlook-texts.ts';

const plain = (text: string) => text.replace(/\p{Zs}/gu, ' ');

it('says what each automation would do now, in words that agree with the number', () => {
  expect([1, 3, 20].map(describeImport).map(plain)).toEqual([
    'Patikrintų 1 šaltinį.',
    'Patikrintų 3 šaltinius.',
    'Patikrintų 20 šaltinių.',
  ]);
  expect(plain(describePreparation(21))).toBe('Paruoštų 21 straipsnį.');
});

it('names the first that would be published and counts the others', () => {
  expect(plain(describePublishing(['A', 'B', 'C', 'D', 'E']))).toBe(
    'Publikuotų „A“, „B“, „C“ ir dar 2 straipsnius.',
  );
  expect(describePublishing(['A'])).toBe('Publikuotų „A“.');
  expect(plain(describePublishing(['A', 'B', 'C', 'D']))).toBe(
    'Publikuotų „A“, „B“, „C“ ir dar 1 straipsnį.',
  );
  expect(describePublishing(['A', 'B', 'C'])).toBe('Publikuotų „A“, „B“, „C“.');
});

it('says so when there is nothing to do', () => {
  for (const text of [describeImport(0), describePreparation(0), describePublishing([])])
    expect(text).toMatch(/nėra/);
});
