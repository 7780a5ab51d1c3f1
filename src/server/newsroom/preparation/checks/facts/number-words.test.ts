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

const inOrder = (words: string, first: number, step = 1) =>
  words.split(' ').map((word, at): [string, number] => [word, first + at * step]);

test.each([
  ...inOrder(
    'vienas du trys keturi penki šeši septyni aštuoni devyni dešimt vienuolika dvylika',
    1,
  ),
  ...inOrder('trylika keturiolika penkiolika šešiolika septyniolika aštuoniolika devyniolika', 13),
  ...inOrder('dešimt dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt', 10, 10),
  ...inOrder('septyniasdešimt aštuoniasdešimt devyniasdešimt šimtas', 70, 10),
  ...inOrder('vieneri dveji treji ketveri penkeri šešeri septyneri aštuoneri devyneri', 1),
  ...inOrder('dvimetis trimetis keturmetis penkmetis šešmetis septynmetis aštuonmetis', 2),
  ...inOrder('devynmetis dešimtmetis vienuolikmetis dvylikmetis trylikmetis', 9),
  ...inOrder('dvidešimtmetis trisdešimtmetis keturiasdešimtmetis penkiasdešimtmetis', 20, 10),
  ...inOrder('dvigubai trigubai keturgubai', 2),
])('in counting order „%s“ is %d', (text, value) => {
  expect(read(text, 'lt')).toEqual(['word', value]);
});

test.each([
  ...inOrder('zero one two three four five six seven eight nine ten eleven twelve thirteen', 0),
  ...inOrder('fourteen fifteen sixteen seventeen eighteen nineteen twenty', 14),
  ...inOrder('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
])('in counting order "%s" is %d', (text, value) => {
  expect(read(text, 'en')).toEqual(['word', value]);
});

test.each([
  ...inOrder('antras trečias ketvirtas penktas šeštas septintas aštuntas devintas dešimtas', 2),
  ...inOrder('vienuoliktas dvyliktas tryliktas keturioliktas penkioliktas šešioliktas', 11),
  ...inOrder('antroji trečioji ketvirtoji penktoji šeštoji septintoji aštuntoji devintoji', 2),
  ...inOrder('dvidešimtas trisdešimtas keturiasdešimtas penkiasdešimtas', 20, 10),
])('„%s“ is place %d in a row', (text, value) => {
  expect(read(text, 'lt')).toEqual(['ordinal', value]);
});

test.each([
  ...inOrder('first second third fourth fifth sixth seventh eighth ninth tenth eleventh', 1),
  ...inOrder('twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth', 12),
  ...inOrder('twentieth thirtieth fortieth fiftieth', 20, 10),
])('"%s" is place %d in a row', (text, value) => {
  expect(read(text, 'en')).toEqual(['ordinal', value]);
});

test.each([
  ...inOrder('trečdalis ketvirtadalis penktadalis šeštadalis septintadalis aštuntadalis', 3),
  ...inOrder('devintadalis dešimtadalis', 9),
  ...inOrder('šimtadalis', 100),
])('„%s“ is one of %d parts', (text, parts) => {
  expect(listQuantities(text, 'lt')).toMatchObject([{ form: 'fraction', parts: [1, parts] }]);
});

test('a half is one of two parts, in words too', () => {
  for (const [text, writing] of [
    ['pusė įmonių', 'lt'],
    ['half the firms', 'en'],
  ] as const)
    expect(listQuantities(text, writing)).toMatchObject([{ values: [0.5], parts: [1, 2] }]);
  expect(read('pusvalandis', 'lt')).toEqual(['word', 0.5, 30]);
  expect(read('pusmetis', 'lt')).toEqual(['word', 0.5, 6]);
});

test.each<[string, 'lt' | 'en', number]>([
  ['du šimtai', 'lt', 200],
  ['trys tūkstančiai', 'lt', 3000],
  ['šimtas vienas tūkstantis', 'lt', 101_000],
  ['milijonas du šimtai tūkstančių', 'lt', 1_200_000],
  ['trisdešimt vienas su puse tūkstančio', 'lt', 31_500],
  ['milijonas ir pusė tūkstančio', 'lt', 1_000_500],
  ['dešimteriopai', 'lt', 10],
  ['two hundred', 'en', 200],
  ['a hundred and one', 'en', 101],
  ['a hundred thousand', 'en', 100_000],
  ['one and a half million', 'en', 1_500_000],
  ['two dozen', 'en', 24],
])('„%s“ (%s) is %d', (text, writing, value) => {
  expect(read(text, writing)).toEqual(['word', value]);
});

test('an article before another word is no number, and "and" ties nothing but a hundred', () => {
  const values = (text: string) => listQuantities(text, 'en').map((each) => each.values);
  expect(values('a server and a half of a rack')).not.toContainEqual([1.5]);
  expect(values('an office')).toEqual([]);
  expect(values('twenty and five')).toEqual([[20], [5]]);
  expect(values('two hundred and five')).toEqual([[205]]);
  expect(values('three hundred and thousand')).toEqual([[300], [1000]]);
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

const told = (text: string, writing: 'lt' | 'en') =>
  listQuantities(text, writing).map(
    ({ numberStart, numberEnd, values }) =>
      `${text.slice(numberStart, numberEnd)} = ${values.map((value) => Math.round(value * 1000) / 1000)}`,
  );

test.each<['lt' | 'en', string, string[]]>([
  ['en', 'nineteen ninety', ['nineteen = 19', 'ninety = 90']],
  ['en', 'twenty ten', ['twenty = 20', 'ten = 10']],
  ['en', 'ten five', ['ten = 10', 'five = 5']],
  ['en', 'one hundred ten five', ['one hundred ten = 110', 'five = 5']],
  ['en', 'two hundred ninety firms', ['two hundred ninety = 290']],
  ['en', 'half, a million', ['half = 0.5', 'a million = 1000000']],
  ['en', 'half a million people', ['half a million = 500000']],
  ['en', 'half an hour', ['half an = 0.5']],
  ['en', 'four thirds', ['four = 4', 'thirds = 0.333']],
  ['en', 'three thirds of it', ['three = 3', 'thirds = 0.333']],
  ['en', 'three quarters of it', ['three quarters = 0.75']],
  ['en', 'a third of firms', ['a third = 0.333']],
  ['en', 'ten first', ['ten = 10', 'first = 1']],
  ['en', 'twenty-five first', ['twenty-five = 25', 'first = 1']],
  ['en', 'sixty tenth', ['sixty = 60', 'tenth = 10']],
  ['en', 'a hundred first days', ['a hundred first = 101']],
  ['lt', 'penki ketvirtadaliai', ['penki = 5', 'ketvirtadaliai = 0.25']],
  ['lt', 'keturi penktadaliai įmonių', ['keturi penktadaliai = 0.8']],
  ['lt', 'dvidešimt pirma įmonė', ['dvidešimt pirma = 21']],
  ['lt', 'šimtas dešimt trys', ['šimtas dešimt = 110', 'trys = 3']],
])('in %s the numbers of „%s“ are %j', (writing, text, numbers) => {
  expect(told(text, writing)).toEqual(numbers);
});

test.each<['lt' | 'en', string, string[]]>([
  ['en', 'three and a half hours', ['three and a half = 3.5']],
  ['en', 'in an hour and a half', ['an = 1.5', 'half = 0.5']],
  ['en', 'a million and a half users', ['a million and a half = 1500000']],
  ['en', 'two million and a half', ['two million and a half = 2500000']],
  ['en', 'a dozen and a half', ['a dozen and a half = 18']],
  ['lt', 'milijonas su puse naudotojų', ['milijonas su puse = 1500000']],
  ['lt', 'du tūkstančiai ir pusė', ['du tūkstančiai ir pusė = 2500']],
  ['en', 'an hour, and a half of it', ['half = 0.5']],
  ['lt', 'trys su draugais ir puse kelio', ['trys = 3', 'puse = 0.5']],
])('in %s a half belongs to what it follows: „%s“, %j', (writing, text, numbers) => {
  expect(told(text, writing)).toEqual(numbers);
});
