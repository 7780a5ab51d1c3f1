import { expect, it } from 'vitest';
import { findExistingPage } from './use-existing-page.ts';

const list = (rows: number, total: number) => ({
  items: Array.from({ length: rows }),
  total,
  per_page: 25,
});

it('leads from a page that has emptied to the last one there is', () => {
  expect(findExistingPage(list(0, 25), 2)).toBe(1);
  expect(findExistingPage(list(0, 51), 9)).toBe(3);
});

it('stays where there are rows, where there are none at all, and while they are on their way', () => {
  expect(findExistingPage(list(1, 26), 2)).toBeNull();
  expect(findExistingPage(list(0, 0), 2)).toBeNull();
  expect(findExistingPage(list(0, 26), 2)).toBeNull();
  expect(findExistingPage(undefined, 2)).toBeNull();
});
