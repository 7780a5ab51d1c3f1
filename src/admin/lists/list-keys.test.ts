import { createElement, type KeyboardEventHandler, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';
import type { ItemShortcuts } from './item-shortcuts.ts';

/* The keys of the import's table and of the posts' cards, from the event to the act. */

let panel: PanelInMemory;
let Table: () => ReactNode;
let Grid: () => ReactNode;
const done: string[] = [];
const keys: ItemShortcuts = {
  onToggle: (index, isRange) => done.push(`toggle ${index}${isRange ? ' range' : ''}`),
  onOpen: (index) => done.push(`open ${index}`),
  onEdit: (index) => done.push(`edit ${index}`),
  onRemove: (index) => done.push(`remove ${index}`),
  onSelectAll: () => done.push('all'),
  onClear: () => done.push('clear'),
  onUndo: () => done.push('undo'),
};

beforeAll(async () => {
  panel = await openPanelInMemory();
  const { useTableKeys } = await import('../article-import/list/table-keys.ts');
  const { useGridKeys } = await import('../posts/grid/use-grid-keys.ts');
  const outside = createElement('div', { key: 'outside', id: 'outside' }, [
    createElement('button', { key: 1, id: 'button', type: 'button' }),
    createElement('input', { key: 2, id: 'field' }),
    createElement('input', { key: 3, id: 'box', type: 'checkbox' }),
    createElement(
      'div',
      { key: 4, role: 'menu' },
      createElement('button', { type: 'button', id: 'menu' }),
    ),
  ]);
  Table = () => {
    const body = useRef<HTMLTableSectionElement>(null);
    const onKeyDown = useTableKeys(body, keys) as KeyboardEventHandler<HTMLTableSectionElement>;
    const row = (nth: number) =>
      createElement('tr', { key: nth, id: `row${nth}`, tabIndex: nth === 0 ? 0 : -1 }, [
        createElement(
          'td',
          { key: 1 },
          createElement('input', { type: 'checkbox', id: `box${nth}` }),
        ),
        createElement(
          'td',
          { key: 2 },
          createElement('button', { type: 'button', id: `button${nth}` }),
          createPortal(
            createElement('button', { type: 'button', id: `over${nth}` }),
            document.body,
          ),
        ),
      ]);
    return createElement(
      'table',
      {},
      createElement('tbody', { ref: body, onKeyDown }, [0, 1, 2].map(row)),
    );
  };
  Grid = () => {
    const grid = useRef<HTMLUListElement>(null);
    const onKeyDown = useGridKeys(grid, keys);
    const card = (nth: number) =>
      createElement(
        'li',
        { key: nth, id: `card${nth}`, tabIndex: -1 },
        createElement('button', { type: 'button', id: `act${nth}` }),
      );
    return createElement('ul', { ref: grid, onKeyDown }, [0, 1, 2, 3, 4].map(card));
  };
  await panel.mount(outside);
});
afterAll(() => panel.close());
beforeEach(() => {
  done.length = 0;
});

/** One list is on a screen. */
function showing(list: () => () => ReactNode) {
  let leave: () => Promise<void>;
  beforeAll(async () => {
    const root = await panel.mount(createElement(list()));
    leave = () => panel.act(() => root.unmount());
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      element.checkVisibility = () => true;
    // Three cards to a row.
    for (const [nth, card] of [...document.querySelectorAll('li')].entries())
      card.getBoundingClientRect = () =>
        ({ left: (nth % 3) * 100, top: Math.floor(nth / 3) * 50 }) as DOMRect;
  });
  afterAll(() => leave());
}

const focused = () => document.activeElement?.id;
/** What a key does at a place: the act, or where the focus is then. */
function press(place: string, key: string, held: KeyboardEventInit = {}) {
  done.length = 0;
  const element = document.getElementById(place) as HTMLElement;
  element.focus();
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  element.dispatchEvent(event);
  const act = done.length > 0 ? done.join() : focused() === place ? '' : focused();
  return `${act}${event.defaultPrevented ? '' : ' (not taken)'}`;
}

describe('the table', () => {
  showing(() => Table);

  test.each([
    ['row1', 'j', 'row2'],
    ['row1', 'J', 'row2'],
    ['row1', 'k', 'row0'],
    ['row1', 'ArrowDown', 'row2'],
    ['row1', 'ArrowUp', 'row0'],
    ['button1', 'j', 'row2'],
    ['button1', 'ArrowDown', 'button2'],
    ['box1', 'ArrowUp', 'box0'],
    ['row1', 'x', 'toggle 1'],
    ['row1', ' ', 'toggle 1'],
    ['row1', 'Enter', 'open 1'],
    ['row1', 'e', 'edit 1'],
    ['row2', 'Delete', 'remove 2'],
    ['row1', 'Escape', 'clear'],
    ['button1', 'x', 'toggle 1'],
    ['button1', 'Enter', ' (not taken)'],
    ['button1', ' ', ' (not taken)'],
    ['box1', ' ', ' (not taken)'],
    ['box1', 'Enter', 'open 1'],
    ['row1', 'q', ' (not taken)'],
    // In the row's menu, which opens over the table.
    ['over1', 'x', ' (not taken)'],
    ['over1', 'ArrowDown', ' (not taken)'],
  ])('in the table, at %s: %s → %s', (place, key, result) => {
    expect(press(place, key)).toBe(result);
  });

  test.each([
    ['row1', 'a', { ctrlKey: true }, 'all'],
    ['row1', 'z', { metaKey: true }, 'undo'],
    ['row1', 'X', { shiftKey: true }, 'toggle 1 range'],
    ['row1', 'j', { ctrlKey: true }, ' (not taken)'],
    ['row1', 'ArrowDown', { metaKey: true }, ' (not taken)'],
    ['row1', 'ArrowDown', { altKey: true }, ' (not taken)'],
    ['row1', 'x', { altKey: true }, ' (not taken)'],
  ])('in the table, at %s: %s held with %o → %s', (place, key, held, result) => {
    expect(press(place, key, held)).toBe(result);
  });

  leadsIn('row0');
});

describe('the cards', () => {
  showing(() => Grid);

  test.each([
    ['card1', 'ArrowRight', 'card2'],
    ['card1', 'j', 'card2'],
    ['card1', 'k', 'card0'],
    ['card0', 'ArrowLeft', ''],
    ['card4', 'ArrowRight', ''],
    ['card1', 'ArrowDown', 'card4'],
    ['card2', 'ArrowDown', 'card4'],
    ['card4', 'ArrowDown', ''],
    ['card4', 'ArrowUp', 'card1'],
    ['card3', 'End', 'card4'],
    ['card3', 'Home', 'card0'],
    ['act1', 'ArrowRight', 'card2'],
    ['card1', 'x', 'toggle 1'],
    ['card0', 'Enter', 'open 0'],
    ['act1', 'Enter', ' (not taken)'],
    ['act1', 'x', ' (not taken)'],
    ['act1', 'Escape', 'clear'],
    ['card1', 'q', ' (not taken)'],
  ])('among the cards, at %s: %s → %s', (place, key, result) => {
    expect(press(place, key)).toBe(result);
  });

  test.each([
    ['card1', 'a', { ctrlKey: true }, 'all'],
    ['act1', 'z', { metaKey: true }, 'undo'],
    ['card1', 'ArrowRight', { ctrlKey: true }, ' (not taken)'],
    ['card1', 'ArrowRight', { altKey: true }, ' (not taken)'],
    ['card1', 'x', { altKey: true }, ' (not taken)'],
  ])('among the cards, at %s: %s held with %o → %s', (place, key, held, result) => {
    expect(press(place, key, held)).toBe(result);
  });

  leadsIn('card0');
});

/** @param first what of the list J leads to */
function leadsIn(first: string) {
  test('J leads into the list from around it, but not from where letters are typed or mean something else', () => {
    expect(press('button', 'j')).toBe(`${first} (not taken)`);
    expect(press('box', 'J')).toBe(`${first} (not taken)`);
    expect(press('field', 'j')).toBe(' (not taken)');
    expect(press('menu', 'j')).toBe(' (not taken)');
    expect(press('button', 'k')).toBe(' (not taken)');
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press('button', 'j', held)).toBe(' (not taken)');
  });
}
