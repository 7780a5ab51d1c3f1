import { expect, test } from 'vitest';
import { monthOf, zoneOffset } from './date-words.ts';

test.each([
  ['January', 1],
  ['Okt', 10],
  ['Sept', 9],
  ['März', 3],
  ['Mrz', 3],
  ['Rgp', 8],
  ['rgs.', null],
  ['rgs', 9],
  ['Grd', 12],
  ['constructor', null],
  ['mai', 5],
  ['lapkr', 11],
  ['gruodžio', 12],
  ['gegužės', 5],
  ['birželį', 6],
  ['Dez', 12],
  // It may be two of them, or is too short or none.
  ['ju', null],
  ['de', null],
  ['janx', null],
])('the month „%s“ is %s', (word, month) => {
  expect(monthOf(word)).toBe(month);
});

test.each([
  ['', 0],
  ['Z', 0],
  ['est', -300],
  ['EDT', -240],
  ['CST', -360],
  ['CDT', -300],
  ['MST', -420],
  ['MDT', -360],
  ['PST', -480],
  ['PDT', -420],
  ['Etc/UTC', 0],
  ['EEST', 180],
  ['+2', 120],
  ['-0330', -210],
  ['+05:45', 345],
  ['GMT+3', 180],
  ['UTC -3', -180],
  ['+14:00', 840],
  ['+14:01', null],
  ['+01:59', 119],
  ['+01:60', null],
  ['IST', null],
  ['+', null],
])('the zone „%s“ is %s minutes from UTC', (zone, minutes) => {
  expect(zoneOffset(zone)).toBe(minutes);
});
