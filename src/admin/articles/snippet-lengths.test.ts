import { expect, it } from 'vitest';
import { judgeLength, shorten, TITLE_LENGTH } from './snippet-lengths.ts';

it('cuts at a whole word', () => {
  expect(shorten('Vienas du trys', 20)).toBe('Vienas du trys');
  expect(shorten('Vienas du trys', 11)).toBe('Vienas du …');
  // Of which more than half is left.
  expect(shorten('Vienas nebeprisikiškiakopūsteliaujantis', 11)).toBe('Vienas …');
  expect(shorten('Vienas nebeprisikiškiakopūsteliaujantis', 12)).toBe('Vienas nebep …');
  expect(shorten('Nebeprisikiškiakopūsteliaujantiems', 10)).toBe('Nebeprisik …');
});

it('says when a text is too short or will be cut', () => {
  expect([0, 1, 19, 20, 60, 61].map((length) => judgeLength(length, TITLE_LENGTH))).toEqual([
    '',
    ' – verta pratęsti',
    ' – verta pratęsti',
    '',
    '',
    ' – pabaiga bus nukirpta',
  ]);
});
