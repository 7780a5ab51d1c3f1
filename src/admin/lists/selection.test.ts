import { expect, it } from 'vitest';
import { keepShown, NOTHING_SELECTED, toggle, toggleAll } from './selection.ts';

const shown = ['a', 'b', 'c', 'd'];
const listed = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].toSorted();

it('marks and unmarks a row', () => {
  const marked = toggle(NOTHING_SELECTED, shown, 'b', false);
  expect(listed(marked)).toEqual(['b']);
  expect(listed(toggle(marked, shown, 'b', false))).toEqual([]);
});

it('marks a range from the row marked last, in either direction', () => {
  const from = toggle(NOTHING_SELECTED, shown, 'c', false);
  expect(listed(toggle(from, shown, 'a', true))).toEqual(['a', 'b', 'c']);
  expect(listed(toggle(from, shown, 'd', true))).toEqual(['c', 'd']);
});

it('reaches the first row and begins there, and unmarks a range as it marks one', () => {
  const from = toggle(NOTHING_SELECTED, shown, 'a', false);
  const upTo = toggle(from, shown, 'c', true);
  expect(listed(upTo)).toEqual(['a', 'b', 'c']);
  expect(listed(toggle(upTo, shown, 'b', true))).toEqual(['a']);
  expect(listed(toggle(upTo, shown, 'a', true))).toEqual([]);
});

it('marks the row itself when the one marked last is not shown any more', () => {
  const from = toggle(NOTHING_SELECTED, shown, 'a', false);
  expect(listed(toggle(from, ['b', 'c', 'd'], 'd', true))).toEqual(['a', 'd']);
  expect(toggle(from, shown, 'b', true).last).toBe('b');
});

it('marks only the row itself when there is nothing to begin a range from', () => {
  expect(listed(toggle(NOTHING_SELECTED, shown, 'c', true))).toEqual(['c']);
});

it('marks all shown rows, and none when all were', () => {
  const all = toggleAll(toggle(NOTHING_SELECTED, shown, 'c', false), shown);
  expect(listed(all)).toEqual(shown);
  expect(listed(toggleAll(all, shown))).toEqual([]);
});

it('never acts on rows out of sight', () => {
  const all = toggleAll(NOTHING_SELECTED, shown);
  expect(keepShown(all, ['b', 'x'])).toEqual(['b']);
});
