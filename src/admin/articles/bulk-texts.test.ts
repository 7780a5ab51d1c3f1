import { expect, it } from 'vitest';
import { IMPORT_WORDS } from '../article-import/list/import-words.ts';
import { POST_WORDS } from '../posts/grid/post-words.ts';
import { describeDone, describeFailed, undoOf } from './bulk-texts.ts';

it('names one by its own words and more by their number', () => {
  expect(describeDone(POST_WORDS, 'publish', 1)).toBe('Straipsnis publikuotas tinklaraštyje');
  expect(describeDone(POST_WORDS, 'delete', 3)).toBe('Ištrinta: 3\u00a0įrašai');
  expect(describeDone(POST_WORDS, 'delete', 21)).toBe('Ištrinta: 21\u00a0įrašas');
  expect(describeDone(IMPORT_WORDS, 'delete', 10)).toBe('Ištrinta: 10\u00a0straipsnių');
});

it('tells how many failed and each reason once', () => {
  const failed = [
    { id: 'a', detail: 'Trūksta turinio' },
    { id: 'b', detail: 'Trūksta turinio' },
    { id: 'c', detail: 'Straipsnis jau publikuotas' },
  ];
  expect(describeFailed(POST_WORDS, 'publish', { done: [], failed })).toBe(
    'Nepavyko publikuoti straipsnio (3\u00a0įrašai). Trūksta turinio; Straipsnis jau publikuotas',
  );
  expect(describeFailed(POST_WORDS, 'delete', { done: [], failed: [] })).toBeNull();
  // Of one no number is told, and three reasons at most.
  const [one] = failed;
  expect(describeFailed(POST_WORDS, 'publish', { done: [], failed: one ? [one] : [] })).toBe(
    'Nepavyko publikuoti straipsnio. Trūksta turinio',
  );
  const many = ['A', 'B', 'C', 'D'].map((detail) => ({ id: detail, detail }));
  expect(describeFailed(POST_WORDS, 'publish', { done: [], failed: many })).toBe(
    'Nepavyko publikuoti straipsnio (4\u00a0įrašai). A; B; C',
  );
});

it('takes back what was done, each as the act left it', () => {
  const done = [
    { id: 'a', version: 3 },
    { id: 'b', version: 7 },
  ];
  const result = { done, failed: [] };
  for (const action of ['publish', 'draft', 'category'] as const)
    expect(undoOf(action, result)).toEqual({ action: 'undo', items: done });
  expect(undoOf('delete', result)).toEqual({
    action: 'undelete',
    items: [{ id: 'a' }, { id: 'b' }],
  });
  expect(undoOf('publish', { done: [], failed: [] })).toBeNull();
});
