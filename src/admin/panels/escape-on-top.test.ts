import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
let heard = 0;
beforeAll(async () => {
  panel = await openPanelInMemory();
  const { keepEscapeOnTop } = await import('./escape-on-top.ts');
  keepEscapeOnTop();
  panel.window.addEventListener('keydown', () => {
    heard += 1;
  });
});
afterAll(() => panel.close());
afterEach(() => {
  document.body.replaceChildren();
});

/** Dialogs by name, each in its layer. */
function show(
  ...dialogs: [name: string, layer: number, more?: { noCross?: true; hidden?: true }][]
) {
  const closed: string[] = [];
  for (const [name, layer, { noCross, hidden } = {}] of dialogs) {
    const dialog = document.createElement('div');
    dialog.className = name.startsWith('drawer')
      ? 'mantine-Drawer-content'
      : 'mantine-Modal-content';
    dialog.style.setProperty('--mb-z-index', String(layer));
    dialog.checkVisibility = () => !hidden;
    dialog.innerHTML = `<input id="${name}">`;
    if (!noCross) {
      const cross = document.createElement('button');
      cross.className = dialog.className.replace('content', 'close');
      cross.addEventListener('click', () => closed.push(name));
      dialog.append(cross);
    }
    document.body.append(dialog);
  }
  return closed;
}
function press(at: string, key = 'Escape', isComposing = false) {
  heard = 0;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, isComposing });
  document.getElementById(at)?.dispatchEvent(event);
  return heard === 1 ? 'all hear it' : 'nobody else hears it';
}

test('Escape is for the dialog on top, wherever the focus is', () => {
  const closed = show(['low', 200], ['top', 300], ['drawer', 250]);
  expect(press('low')).toBe('nobody else hears it');
  expect(closed).toEqual(['top']);
});

test('where layers are equal the later one covers the earlier', () => {
  const closed = show(['one', 200], ['drawer two', 200]);
  press('one');
  expect(closed).toEqual(['drawer two']);
});

test('one without a cross is not left by Escape, and what is hidden is not there', () => {
  show(['low', 200], ['top', 300, { noCross: true }]);
  expect(press('low')).toBe('nobody else hears it');
  document.body.replaceChildren();
  const closed = show(['low', 200], ['top', 300, { hidden: true }]);
  expect(press('low')).toBe('all hear it');
  expect(closed).toEqual([]);
});

test('one dialog alone, another key, a word being composed and a list that is open are left alone', () => {
  const alone = show(['low', 200]);
  expect(press('low')).toBe('all hear it');
  const closed = show(['top', 300]);
  expect(press('low', 'Enter')).toBe('all hear it');
  expect(press('low', 'Escape', true)).toBe('all hear it');
  document.getElementById('top')?.setAttribute('data-mantine-stop-propagation', 'true');
  expect(press('top')).toBe('all hear it');
  expect([alone, closed]).toEqual([[], []]);
});
