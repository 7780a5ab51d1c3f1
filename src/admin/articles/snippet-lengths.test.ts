import { expect, it } from 'vitest';
import { judgeLength, shorten, TITLE_LENGTH } from './snippet-lengths.ts';

it('cuts at a whole word', () => {
  expect(shorten('Vienas du trys', 20)).toBe('Vienas du trys');
  expect(shorten('Vienas du trys', 11)).toBe('Vienas du …');
  expect(shorten('Nebeprisikiškiakopūsteliaujantiems', 10)).toBe('Nebeprisik …');
});

it('says when a text is too short or will be cut', () => {
  expect([0, 10, 40, 61].map((length) => judgeLength(length, TITLE_LENGTH))).toEqual([
    '',
    ' – verta pratęsti',
    '',
    ' – pabaiga bus nukirpta',
  ]);
});
