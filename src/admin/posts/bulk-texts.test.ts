import { expect, it } from 'vitest';
import { describeDone, describeFailed, undoOf } from './bulk-texts.ts';

it('names one by its own words and more by their number', () => {
  expect(describeDone('publish', 1)).toBe('Straipsnis publikuotas tinklaraštyje');
  expect(describeDone('delete', 3)).toBe('Ištrinta: 3 įrašai');
  expect(describeDone('delete', 21)).toBe('Ištrinta: 21 įrašas');
});

it('tells the first reason and how many failed', () => {
  const failed = [
    { id: 'a', detail: 'Trūksta straipsnio turinio' },
    { id: 'b', detail: 'Straipsnis jau publikuotas' },
  ];
  expect(describeFailed('publish', { done: [], failed })).toBe(
    'Nepavyko publikuoti straipsnio (2 įrašai). Trūksta straipsnio turinio',
  );
  expect(describeFailed('delete', { done: [], failed: [] })).toBeNull();
});

it('takes back what was done, each post with the category it had', () => {
  const result = {
    done: [{ id: 'a', previous_category: 'Technologijos' }, { id: 'b' }],
    failed: [],
  };
  expect(undoOf('delete', result)).toEqual({
    action: 'restore',
    items: [{ id: 'a' }, { id: 'b' }],
  });
  expect(undoOf('category', result)?.items).toEqual([
    { id: 'a', ai_category: 'Technologijos' },
    { id: 'b', ai_category: null },
  ]);
  expect(undoOf('draft', result)).toBeNull();
  expect(undoOf('delete', { done: [], failed: [] })).toBeNull();
});
