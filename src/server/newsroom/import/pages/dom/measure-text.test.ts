import { expect, test } from 'vitest';
import { addMeasures, measureText } from './measure-text.ts';

test.each([
  ['a', 'b'],
  ['a ', 'b'],
  ['a', '\n b'],
  ['a\t', ' b'],
  [' a ', ' '],
  [' ', ' '],
  ['', ' a'],
  ['a ', ''],
])('the measures of two pieces of a text, %j and %j, make that of both', (one, other) => {
  expect(addMeasures(measureText(one), measureText(other))).toEqual(measureText(one + other));
});
