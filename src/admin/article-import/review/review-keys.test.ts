import { expect, test } from 'vitest';
import { openPanelInMemory } from '../../../../tests/support/panel-in-memory.ts';
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

test('keys belong to the page until something over it, a field or somebody before it takes them', async () => {
  const panel = await openPanelInMemory();
  try {
    const { useReviewKeys } = await import('./review-keys.ts');
    const heard: string[] = [];
    const keys = await panel.use(() => useReviewKeys((command) => heard.push(command) > 0));
    const { body } = panel.document;
    const add = (html: string) => {
      body.insertAdjacentHTML('beforeend', html);
      return body.lastElementChild as HTMLElement;
    };
    const press = (target: HTMLElement, key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press(body, 'j'), press(body, 'q')]).toEqual([true, false]);
    expect(heard.splice(0)).toEqual(['next']);
    for (const html of ['<textarea></textarea>', '<div contenteditable="true"></div>'])
      expect(press(add(html), 'j'), html).toBe(false);
    expect(heard).toEqual([]);
    press(add('<input type="checkbox">'), 'k');
    expect(heard.splice(0)).toEqual(['previous']);
    const before = add('<button></button>');
    before.addEventListener('keydown', (event) => event.preventDefault());
    press(before, 'p');
    const menu = add('<div role="menu"></div>');
    // It closes before the page hears of the key: what was its key is not the page's.
    menu.ownerDocument.body.addEventListener('keydown', () => menu.remove(), { once: true });
    press(body, 'x');
    expect(heard).toEqual([]);
    press(body, 'x');
    expect(heard.splice(0)).toEqual(['remove']);
    await keys.leave();
    press(body, 'j');
    expect(heard).toEqual([]);
  } finally {
    await panel.close();
  }
});
