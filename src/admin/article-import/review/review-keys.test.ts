import { expect, test } from 'vitest';
import { commandOf } from './review-keys.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
const press = (key: string, more: Partial<typeof NONE> = {}) =>
  commandOf({ key, ...NONE, ...more });

test('letters and arrows act on the text that is read', () => {
  expect(['j', 'k', 'p', 'r', 'e', 'x', 'z'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'publish',
    'review',
    'edit',
    'remove',
    'undo',
  ]);
  expect([press('ArrowRight'), press('ArrowLeft'), press('Escape')]).toEqual([
    'next',
    'previous',
    'leave',
  ]);
  expect([press('ArrowDown'), press('a'), press('Enter')]).toEqual([null, null, null]);
});

test('a key that is held down turns pages and decides nothing', () => {
  expect(press('j', { repeat: true })).toBe('next');
  for (const key of ['p', 'r', 'x', 'z', 'e', 'Escape'])
    expect(press(key, { repeat: true }), key).toBeNull();
});

test('the browser’s own combinations stay its own', () => {
  expect(press('p', { ctrlKey: true })).toBeNull();
  expect(press('r', { metaKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
});
