import { expect, test } from 'vitest';
import { listQuantities } from './quantities.ts';

const read = (text: string, writing: 'lt' | 'en') => {
  const [found] = listQuantities(text, writing);
  return [found?.form, ...(found?.values ?? [])];
};

test.each<[string, number]>([
  ['vienas', 1],
  ['dvi įmonės', 2],
  ['septyneri metai', 7],
  ['devynerių', 9],
  ['dešimt', 10],
  ['vienuolika', 11],
  ['devyniolika', 19],
  ['dvidešimt', 20],
  ['devyniasdešimt', 90],
  ['dvidešimt penki', 25],
  ['šimtas įmonių', 100],
  ['tūkstantis', 1000],
  ['5 tūkst.', 5000],
  ['milijonas žmonių', 1_000_000],
  ['2 mln. eurų', 2_000_000],
  ['milijardas', 1_000_000_000],
  ['2 mlrd. eurų', 2_000_000_000],
  ['trilijonas', 1_000_000_000_000],
  ['2 trln. eurų', 2_000_000_000_000],
  ['du šimtai dvidešimt penki tūkstančiai', 225_000],
  ['du milijonai trys šimtai tūkstančių', 2_300_000],
  ['pusantro milijono', 1_500_000],
  ['pustrečio', 2.5],
  ['pusketvirto', 3.5],
  ['pusė milijono', 500_000],
  ['du su puse milijono', 2_500_000],
  ['dešimtmetis', 10],
  ['dvidešimtmetis', 20],
  ['dvylikametis', 12],
  ['devynmetis', 9],
  ['šimtmetis', 100],
  ['tūkstantmetis', 1000],
  ['patrigubėjo', 3],
  ['dukart', 2],
  ['triskart', 3],
  ['keturiskart', 4],
])('„%s“ counts %d', (text, value) => {
  const [form, ...values] = read(text, 'lt');
  expect(form).not.toBe('vague');
  expect(values).toContain(value);
});

test.each<[string, number]>([
  ['single', 1],
  ['twelve', 12],
  ['fifteen companies', 15],
  ['nineteen', 19],
  ['twenty', 20],
  ['ninety', 90],
  ['twenty-one', 21],
  ['a dozen', 12],
  ['a hundred', 100],
  ['a thousand', 1000],
  ['three million', 3_000_000],
  ['2 mn', 2_000_000],
  ['a billion', 1_000_000_000],
  ['2 bn', 2_000_000_000],
  ['a trillion', 1_000_000_000_000],
  ['two hundred and twenty-five thousand', 225_000],
  ['half a million', 500_000],
  ['two and a half million', 2_500_000],
])('"%s" counts %d', (text, value) => {
  expect(read(text, 'en')).toContain(value);
});

test.each<['lt' | 'en', 'ordinal' | 'vague', string, number]>([
  // A place in a row.
  ['lt', 'ordinal', 'antras', 2],
  ['lt', 'ordinal', 'dešimtas', 10],
  ['lt', 'ordinal', 'dvyliktas', 12],
  ['lt', 'ordinal', 'dvidešimtas', 20],
  ['lt', 'ordinal', 'trisdešimt pirmas', 31],
  ['en', 'ordinal', 'first', 1],
  ['en', 'ordinal', 'twelfth', 12],
  ['en', 'ordinal', 'nineteenth', 19],
  ['en', 'ordinal', 'fiftieth', 50],
  ['en', 'ordinal', 'hundredth', 100],
  ['en', 'ordinal', 'twenty-first', 21],
  // Only of which size.
  ['lt', 'vague', 'dešimtys įmonių', 10],
  ['lt', 'vague', 'keliasdešimt įmonių', 10],
  ['lt', 'vague', 'šimtai įmonių', 100],
  ['lt', 'vague', 'tūkstančiai įmonių', 1000],
  ['lt', 'vague', 'milijonai žmonių', 1_000_000],
  ['lt', 'vague', 'milijardai eurų', 1_000_000_000],
  ['lt', 'vague', 'trilijonai eurų', 1_000_000_000_000],
  ['en', 'vague', 'dozens of firms', 10],
  ['en', 'vague', 'hundreds of firms', 100],
  ['en', 'vague', 'thousands of firms', 1000],
  ['en', 'vague', 'millions of people', 1_000_000],
  ['en', 'vague', 'billions of dollars', 1_000_000_000],
  ['en', 'vague', 'trillions of dollars', 1_000_000_000_000],
])('in %s a number that is %s: „%s“, %d', (writing, kind, text, value) => {
  expect(read(text, writing)).toEqual([kind, value]);
});

test.each<['lt' | 'en', string, number, number]>([
  ['lt', 'trečdalis', 1, 3],
  ['lt', 'du trečdaliai', 2, 3],
  ['lt', 'penktadalis', 1, 5],
  ['lt', 'dešimtadalis', 1, 10],
  ['lt', 'šimtadalis', 1, 100],
  ['lt', 'pusė įmonių', 1, 2],
  ['en', 'two thirds', 2, 3],
  ['en', 'a quarter', 1, 4],
  ['en', 'three fourths', 3, 4],
  ['en', 'nine tenths', 9, 10],
  ['en', 'a hundredth', 1, 100],
  ['en', 'half the firms', 1, 2],
])('in %s „%s“ is a part: %d of %d', (writing, text, part, whole) => {
  expect(read(text, writing)).toEqual(['fraction', part / whole]);
});

test('words that do not stand side by side are no one number', () => {
  const values = (text: string) => listQuantities(text, 'lt').map((each) => each.values);
  expect(values('dvidešimt penki')).toEqual([[25]]);
  expect(values('dvidešimt, penki')).toEqual([[20], [5]]);
  expect(values('dvidešimt ir dar penki')).toEqual([[20], [5]]);
  // A tens after a tens, a one after a one.
  expect(values('dvidešimt trisdešimt')).toEqual([[20], [30]]);
  expect(values('du trys')).toEqual([[2], [3]]);
  expect(values('dešimt trys')).toEqual([[10], [3]]);
});
