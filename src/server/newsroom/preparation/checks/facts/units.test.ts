import { expect, test } from 'vitest';
import { equalDurations, findCurrencyBefore, findUnitAt, isInOtherUnit } from './units.ts';

test.each<[number, string, number, string]>([
  [100, 'fahrenheit', 37.8, 'celsius'],
  [37.8, 'celsius', 100, 'fahrenheit'],
  [0, 'celsius', 32, 'fahrenheit'],
  [10, 'foot', 3.05, 'metre'],
  [3.05, 'metre', 10, 'foot'],
  [100, 'mile', 161, 'km'],
  [161, 'km', 100, 'mile'],
  [2, 'yard', 1.83, 'metre'],
  [60, 'mph', 97, 'kmh'],
  [27, 'inch', 68.6, 'cm'],
  [6, 'foot', 183, 'cm'],
  [150, 'gbp', 68, 'kg'],
  [8, 'ounce', 227, 'gram'],
  [500, 'acre', 202, 'hectare'],
  [1000, 'sqfoot', 93, 'sqmetre'],
  [10, 'sqmile', 25.9, 'sqkm'],
  [50, 'gallon', 189, 'litre'],
  [4, 'pint', 2, 'litre'],
  [2, 'km', 2000, 'metre'],
  [3, 'metre', 300, 'cm'],
  [5, 'kg', 5000, 'gram'],
  [2, 'tonne', 2000, 'kg'],
])('%d %s is about %d %s, and a figure without a unit may be it', (value, from, same, to) => {
  expect(isInOtherUnit(same, { value, unit: from }, to)).toBe(true);
  expect(isInOtherUnit(same, { value, unit: from }, null)).toBe(true);
});

test('what is rounded by more than an eighth is another measure', () => {
  const tenFeet = { value: 10, unit: 'foot' };
  expect(isInOtherUnit(3.4, tenFeet, 'metre')).toBe(true);
  expect(isInOtherUnit(3.5, tenFeet, 'metre')).toBe(false);
  expect(isInOtherUnit(3.05, tenFeet, 'km')).toBe(false);
  expect(isInOtherUnit(50, { value: 100, unit: 'fahrenheit' }, 'celsius')).toBe(false);
  expect(isInOtherUnit(37.8, { value: 100, unit: 'fahrenheit' }, 'metre')).toBe(false);
});

test.each<[number, string, [number, string][]]>([
  [2, 'year', [[24, 'month']]],
  [18, 'month', [[1.5, 'year']]],
  [7, 'month', []],
  [2, 'week', [[14, 'day']]],
  [
    14,
    'day',
    [
      [336, 'hour'],
      [2, 'week'],
    ],
  ],
  [
    90,
    'minute',
    [
      [5400, 'second'],
      [1.5, 'hour'],
    ],
  ],
  [2, 'century', [[200, 'year']]],
  [3, 'decade', [[30, 'year']]],
  [3, 'day', [[72, 'hour']]],
])('%d %s in the next unit', (value, unit, same) => {
  expect(equalDurations(value, unit).toSorted()).toEqual(same.toSorted());
});

test('a unit stands right after its figure or one space or hyphen on', () => {
  expect(findUnitAt('5km toliau', 1)).toEqual({ unit: 'km', end: 3 });
  expect(findUnitAt('5 km toliau', 1)).toEqual({ unit: 'km', end: 4 });
  expect(findUnitAt('5-km trasa', 1)).toEqual({ unit: 'km', end: 4 });
  expect(findUnitAt('5  km', 1)).toBeNull();
  expect(findUnitAt('5 Mb/s', 1)?.unit).toBe('mbps');
  expect(findUnitAt('5 MB/s', 1)?.unit).toBe('mbyteps');
});

test('a currency stands right before its figure', () => {
  expect(findCurrencyBefore('kaina €50', 7)).toEqual({ unit: 'eur', start: 6 });
  expect(findCurrencyBefore('kaina EUR 50', 10)).toEqual({ unit: 'eur', start: 6 });
  expect(findCurrencyBefore('€ ir 50', 5)).toBeNull();
});
