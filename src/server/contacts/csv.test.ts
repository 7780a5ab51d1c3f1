import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are quoted, so that separators, quotes and line breaks stay inside', () => {
  expect(csvLine(['UAB „A“; B', 'sakė "taip"', 'viena\nkita', ''])).toBe(
    '"UAB „A“; B";"sakė ""taip""";"viena\nkita";""\r\n',
  );
});

test.each([
  '=1+1',
  '+1+1',
  '+A1',
  '+370 600 12345 x',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =cmd()',
  '\n=1',
  '＝1',
])('%j is no formula in a spreadsheet', (value) => {
  expect(csvLine([value])).toBe(`"'${value}"\r\n`);
});

test.each(['+370 600 12345', '+37060012345', '+370-600-12345', '+370 (600) 12345'])(
  '%j stays a telephone number: a tab in front keeps it text and is not seen',
  (value) => {
    expect(csvLine([value])).toBe(`"\t${value}"\r\n`);
  },
);

test.each(['Labas = rytas', 'a@b.lt', '8 600', '„=1“'])('%j stays as it is', (value) => {
  expect(csvLine([value])).toBe(`"${value}"\r\n`);
});
