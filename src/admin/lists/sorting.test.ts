import { expect, it } from 'vitest';
import { nextSorting, parseSorting } from './sorting.ts';

it('turns the direction of the sorted column round', () => {
  expect(nextSorting('-created_at', 'created_at')).toBe('created_at');
  expect(nextSorting('created_at', 'created_at')).toBe('-created_at');
});

it('begins another column descending', () => {
  expect(nextSorting('created_at', 'ai_category')).toBe('-ai_category');
  expect(nextSorting('-created_at', 'ai_category')).toBe('-ai_category');
});

it('reads column and direction', () => {
  expect(parseSorting('-created_at')).toEqual({ column: 'created_at', isDescending: true });
  expect(parseSorting('name')).toEqual({ column: 'name', isDescending: false });
});
