import { expect, test } from 'vitest';
import { listSearchWords } from './search-words.ts';

test('the words of a search are distinct, two characters long at least, and six at most', () => {
  expect(listSearchWords('  IT sauga  it a ir 5G ')).toEqual(['it', 'sauga', 'ir', '5g']);
  expect(listSearchWords('aa bb cc dd ee ff gg hh')).toEqual(['aa', 'bb', 'cc', 'dd', 'ee', 'ff']);
  expect(listSearchWords(Array(50).fill('a').join(' '))).toEqual([]);
});

test('a letter typed as a letter and an accent is the same letter', () => {
  expect(listSearchWords('s\u030cifravimas')).toEqual(['\u0161ifravimas']);
});
