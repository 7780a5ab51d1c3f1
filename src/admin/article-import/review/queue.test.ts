import { describe, expect, test } from 'vitest';
import { countDone, type DoneActs, listWaiting, neighbourOf, pageOf } from './queue.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const done: DoneActs = new Map([
  ['b', 'remove'],
  ['c', 'publish'],
]);
const next = (id: string) => neighbourOf(items, done, { id, step: 1 })?.id ?? null;
const previous = (id: string) => neighbourOf(items, done, { id, step: -1 })?.id ?? null;

describe('the queue of texts to review', () => {
  test('is walked both ways over what was published, not over what was deleted', () => {
    expect([next('a'), next('c'), next('d')]).toEqual(['c', 'd', null]);
    expect([previous('d'), previous('c'), previous('a')]).toEqual(['c', 'a', null]);
  });

  test('goes on after an act to what nothing was decided of', () => {
    expect(listWaiting(items, done, 'a').map(({ id }) => id)).toEqual(['d']);
    expect(listWaiting(items, done, 'd')).toEqual([]);
  });

  test('begins at its first article from one that is none of it', () => {
    expect([next('x'), previous('x')]).toEqual(['a', null]);
    expect(listWaiting(items, done, 'x').map(({ id }) => id)).toEqual(['a', 'd']);
  });

  test('knows the page of the list an article stands on, which is shorter by what an act took out', () => {
    const page = (id: string, isLeaving: (act: string) => boolean) =>
      pageOf(items, done, { id, perPage: 2, isLeaving });
    expect(['a', 'b', 'c', 'd'].map((id) => page(id, () => false))).toEqual([1, 1, 2, 2]);
    expect(page('d', (act) => act === 'remove')).toBe(2);
    expect(page('d', () => true)).toBe(1);
    expect(page('x', () => true)).toBe(1);
  });

  test('tells at its end what became of every article', () => {
    expect(countDone(items, done)).toEqual({ total: 4, publish: 1, review: 0, remove: 1, left: 2 });
  });
});
