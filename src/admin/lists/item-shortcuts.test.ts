import { expect, it } from 'vitest';
import { actOnItem } from './item-shortcuts.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

/** What pressing a key on the third item does; null when it is left to the browser. */
function press(key: string, held: Partial<typeof NONE> = {}, hasDrafts = false): string | null {
  let done: string | null = null;
  const say =
    (act: string) =>
    (...given: unknown[]) => {
      done = [act, ...given].join(' ');
    };
  const keys = {
    onToggle: say('toggle'),
    onOpen: say('open'),
    onEdit: say('edit'),
    ...(hasDrafts && { onDraft: say('draft') }),
    onRemove: say('remove'),
    onSelectAll: say('all'),
    onClear: say('clear'),
    onUndo: say('undo'),
  };
  const isDone = actOnItem(keys, { ...NONE, ...held, key }, 2);
  expect(isDone).toBe(done !== null);
  return done;
}

it('acts on the item that has the focus', () => {
  expect(press('x')).toBe('toggle 2 false');
  expect(press('X', { shiftKey: true })).toBe('toggle 2 true');
  expect(press(' ')).toBe('toggle 2 false');
  expect(press(' ', { shiftKey: true })).toBe('toggle 2 true');
  expect(press('Enter')).toBe('open 2');
  expect(press('e')).toBe('edit 2');
  expect(press('d', {}, true)).toBe('draft 2');
  expect(press('Delete')).toBe('remove 2');
  expect(press('Escape')).toBe('clear');
  expect(press('a', { ctrlKey: true })).toBe('all');
  expect(press('z', { metaKey: true })).toBe('undo');
});

it('leaves every other key to the place that has the focus', () => {
  for (const key of ['Tab', 'd', 'constructor']) expect(press(key), key).toBeNull();
  expect(press('e', { ctrlKey: true })).toBeNull();
  expect(press('Delete', { metaKey: true })).toBeNull();
  expect(press('x', { altKey: true })).toBeNull();
});
