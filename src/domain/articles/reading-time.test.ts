import { expect, it } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

it('counts the words that are read, not markup, dashes or entities', () => {
  expect(countWords('<p>Du žodžiai</p><p>ir&nbsp;du</p>')).toBe(4);
  expect(countWords('<p>Vie<strong>nas</strong> – R&amp;D &amp; 24/7</p>')).toBe(3);
  expect(countWords('<ul><li>vienas</li><li>du</li></ul>')).toBe(2);
  expect(countWords('')).toBe(0);
});

it('promises at least a minute and rounds up', () => {
  expect([0, 180, 181, 900].map(readingMinutes)).toEqual([1, 1, 2, 5]);
});
