import { expect, it } from 'vitest';
import { judgeLength, TITLE_LENGTH, truncateSnippet } from './snippet-lengths.ts';

it('cuts at a whole word', () => {
  expect(truncateSnippet('Vienas du trys', 20)).toBe('Vienas du trys');
  expect(truncateSnippet('Vienas du trys', 14)).toBe('Vienas du trys');
  expect(truncateSnippet('Vienas du trys', 11)).toBe('Vienas du …');
  expect(truncateSnippet('Vienas du trys', 9)).toBe('Vienas du …');
  expect(truncateSnippet('Vienas du trys', 8)).toBe('Vienas …');
  // Of which more than half is left.
  expect(truncateSnippet('Vienas nebeprisikiškiakopūsteliaujantis', 11)).toBe('Vienas …');
  expect(truncateSnippet('Vienas nebeprisikiškiakopūsteliaujantis', 12)).toBe('Vienas nebep …');
  expect(truncateSnippet('Nebeprisikiškiakopūsteliaujantiems', 10)).toBe('Nebeprisik …');
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
