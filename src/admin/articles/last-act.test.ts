import { expect, it } from 'vitest';
import { type LastAct, lastAfter, lastAfterUndo } from './last-act.ts';

const items = [
  { id: 'a', version: 2 },
  { id: 'b', version: 2 },
];
const before: LastAct = { action: 'publish', undo: { action: 'undo', items } };
const refused = { done: [], failed: [{ id: 'c', detail: 'Pakeista' }], unsent: [] };

it('offers to take back the newest act that did something', () => {
  const done = { done: [{ id: 'c', version: null }], failed: [], unsent: [] };
  expect(lastAfter(before, { action: 'delete', items: [{ id: 'c' }] }, done)).toEqual({
    action: 'delete',
    undo: { action: 'undelete', items: [{ id: 'c' }] },
  });
  expect(lastAfter(before, { action: 'delete', items: [{ id: 'c' }] }, refused)).toBe(before);
});

it('keeps what an interrupted undo did not reach, until all of it was answered', () => {
  const [done, left] = items;
  const half = { done: done ? [done] : [], failed: [], unsent: left ? [left] : [] };
  expect(lastAfterUndo(before, half)).toEqual({
    action: 'publish',
    undo: { action: 'undo', items: [left] },
  });
  expect(lastAfterUndo(before, { ...half, unsent: [] })).toBeNull();
});
