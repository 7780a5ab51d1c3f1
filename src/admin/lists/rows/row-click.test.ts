import { createElement } from 'react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPanelInMemory } from '../../../../tests/support/panel-in-memory.ts';

const panel = await openPanelInMemory();
afterAll(() => panel.close());
const { createPortal } = await import('react-dom');
const { openFromRow } = await import('./row-click.ts');

let done: string[] = [];
beforeEach(() => {
  done = [];
  window.getSelection()?.removeAllRanges();
});
const does = (what: string) => ({ onClick: () => void done.push(what) });
const cell = (...inside: Parameters<typeof createElement>[2][]) =>
  createElement('td', null, ...inside);
const place = document.body.appendChild(document.createElement('div'));
await panel.mount(
  createElement(
    'table',
    null,
    createElement(
      'tbody',
      { onClick: openFromRow },
      createElement(
        'tr',
        null,
        cell(createElement('input', { type: 'checkbox', id: 'box' })),
        cell(
          createElement(
            'a',
            { href: '#', 'data-opens': true, id: 'name', ...does('open') },
            'Jonas',
          ),
        ),
        cell(createElement('p', { id: 'text' }, 'Sveiki, neveikia.')),
        cell(
          createElement(
            'button',
            { type: 'button', ...does('mark') },
            createElement('i', { id: 'icon' }),
          ),
        ),
        cell(createElement('a', { id: 'link', href: '#', ...does('link') }, 'x')),
        cell(createElement('ul', null, createElement('li', { id: 'entry' }, 'Kita'))),
        createPortal(createElement('div', { id: 'menu' }), place),
      ),
      createElement('tr', null, cell(createElement('p', { id: 'closed' }, 'Nieko'))),
    ),
  ),
);
const at = (id: string) => document.getElementById(id) as HTMLElement;
const click = (element: HTMLElement | null, how: MouseEventInit = {}) =>
  panel.act(() =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how })),
  );

test('a click on any text of a row opens it, once, and the focus comes back to its name', async () => {
  await click(at('text'));
  expect(done).toEqual(['open']);
  expect(document.activeElement).toBe(at('name'));
  await click(at('text').parentElement);
  await click(at('name'));
  expect(done).toEqual(['open', 'open', 'open']);
});

test('what of a row does something else does that alone', async () => {
  await click(at('icon'));
  await click(at('link'));
  expect(done).toEqual(['mark', 'link']);
  // Nor beside a box, in a list within the row, in what opened from it, in a row that has nothing to open, or with a key held.
  await click(at('box').parentElement);
  await click(at('menu'));
  await click(at('entry'));
  await click(at('closed'));
  await click(at('text'), { ctrlKey: true });
  await click(at('text'), { shiftKey: true });
  expect(done).toEqual(['mark', 'link']);
});

test('a text that was just marked stays marked', async () => {
  window.getSelection()?.selectAllChildren(at('text'));
  await click(at('text'));
  expect(done).toEqual([]);
});
