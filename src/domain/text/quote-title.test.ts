import { expect, test } from 'vitest';
import { quoteTitle } from './quote-title.ts';

test.each([
  ['Atnaujinkite serverį', '„Atnaujinkite serverį“'],
  ['„Microsoft“ pataisė „Exchange“ spragą', '„‚Microsoft‘ pataisė ‚Exchange‘ spragą“'],
])('a title is quoted with other marks than its own: %s', (title, quoted) => {
  expect(quoteTitle(title)).toBe(quoted);
});
