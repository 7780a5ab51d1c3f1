import { expect, test } from 'vitest';
import { isPlainSuffix, listQuantities } from './quantities.ts';

test.each(['GB', 'th', 's', 'k', 'M', 'mln'])(
  '„%s“ after digits leaves them a number',
  (suffix) => {
    expect(isPlainSuffix(suffix)).toBe(true);
  },
);

test.each(['', 'GBx', 'Pro', 'thx'])('„%s“ after digits is no unit', (suffix) => {
  expect(isPlainSuffix(suffix)).toBe(false);
});

test('a range shares its unit and its size', () => {
  const [from, to] = listQuantities('nuo 4–5 tūkst. eurų', 'lt');
  expect(from).toMatchObject({ unit: null, values: [4, 4000], otherUnits: [to?.unit] });
  expect(to?.values).toEqual([5000]);
});

test('what one text tells does not change what the next one does', () => {
  const read = () => [...(listQuantities('dešimtmetis ar 5 tūkst. eurų', 'lt')[0]?.values ?? [])];
  const first = read();
  expect(read()).toEqual(first);
});
