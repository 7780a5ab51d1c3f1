import { createElement, useRef } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
let toolbar: HTMLElement;
let leave = async () => {};
beforeAll(async () => {
  panel = await openPanelInMemory();
});
afterAll(() => panel.close());
beforeEach(async () => {
  await leave();
  const { useToolbarKeys } = await import('./use-toolbar-keys.ts');
  const button = (name: string, props: object = {}) =>
    createElement('button', { type: 'button', key: name, 'aria-label': name, ...props });
  function Toolbar() {
    const ref = useRef<HTMLDivElement>(null);
    const keys = useToolbarKeys(ref);
    const grid = [1, 2, 3].flatMap((row) =>
      [1, 2, 3].map((column) => button(`Lentelė: ${column} × ${row}`)),
    );
    return createElement('div', { role: 'toolbar', ref, ...keys }, [
      button('a'),
      button('b', { disabled: true }),
      button('c'),
      button('d'),
      createElement('div', { key: 'grid', 'data-position': 'bottom' }, grid),
    ]);
  }
  const root = await panel.mount(createElement(Toolbar));
  leave = () => panel.act(() => root.unmount());
  toolbar = document.querySelector('[role=toolbar]') as HTMLElement;
});

const named = (name: string) => toolbar.querySelector(`[aria-label="${name}"]`) as HTMLElement;
const focused = () => document.activeElement?.ariaLabel;
/** The buttons that Tab stops at. */
const stops = () =>
  [...toolbar.querySelectorAll('button')]
    .filter(({ tabIndex, disabled }) => tabIndex === 0 && !disabled)
    .map(({ ariaLabel }) => ariaLabel);
async function press(key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await panel.act(() => document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
}

test('a toolbar is one stop of the Tab key: the first button that can be used', () => {
  expect(stops()).toEqual(['a']);
});

test('arrows go round its buttons and leave out what cannot be used; the one reached is the stop', async () => {
  await panel.act(() => named('a').focus());
  expect(await press('ArrowRight')).toBe(true);
  expect([focused(), stops()]).toEqual(['c', ['c']]);
  await press('ArrowRight');
  expect([focused(), stops()]).toEqual(['d', ['d']]);
  await press('ArrowLeft');
  await press('ArrowLeft');
  expect([focused(), stops()]).toEqual(['a', ['a']]);
  await press('ArrowLeft');
  expect(focused()).toBe('Lentelė: 3 × 3');
});

test('Home and End lead to the first and the last, round again is the first; other keys stay theirs', async () => {
  await panel.act(() => named('c').focus());
  expect(stops()).toEqual(['c']);
  expect(await press('End')).toBe(true);
  expect(focused()).toBe('Lentelė: 3 × 3');
  await panel.act(() => named('d').focus());
  await press('Home');
  expect(focused()).toBe('a');
  expect(await press('Enter')).toBe(false);
  expect(await press('ArrowDown')).toBe(false);
  expect(focused()).toBe('a');
});

test('when the stop can no longer be used, there is another one', async () => {
  await panel.act(() => named('a').setAttribute('disabled', ''));
  expect(stops()).toEqual(['c']);
  await panel.act(() => named('c').setAttribute('disabled', ''));
  expect(stops()).toEqual(['d']);
});

test('the size of a table is chosen in four directions, up to the edge, and the toolbar keeps its stop', async () => {
  await panel.act(() => named('Lentelė: 2 × 2').focus());
  expect(stops()).toEqual(['a']);
  const way: [string, string][] = [
    ['ArrowRight', 'Lentelė: 3 × 2'],
    ['ArrowRight', 'Lentelė: 3 × 2'],
    ['ArrowDown', 'Lentelė: 3 × 3'],
    ['ArrowLeft', 'Lentelė: 2 × 3'],
    ['ArrowUp', 'Lentelė: 2 × 2'],
  ];
  for (const [key, place] of way) {
    expect(await press(key)).toBe(true);
    expect(focused()).toBe(place);
  }
  // Escape there closes the grid, not the dialog around the text.
  expect(named('Lentelė: 2 × 2').dataset.mantineStopPropagation).toBe('true');
  expect(named('a').dataset.mantineStopPropagation).toBeUndefined();
});

test('the stop stays where a person left it, whatever comes and goes beside it', async () => {
  await panel.act(() => named('d').focus());
  await panel.act(() => named('c').setAttribute('disabled', ''));
  expect(stops()).toEqual(['d']);
  const other = document.createElement('button');
  await panel.act(() => toolbar.append(other));
  expect(stops()).toHaveLength(1);
  await panel.act(() => other.remove());
  expect(stops()).toHaveLength(1);
});

test('a key beside the buttons is not the toolbar’s', async () => {
  toolbar.tabIndex = -1;
  await panel.act(() => toolbar.focus());
  expect(await press('ArrowRight')).toBe(false);
  expect(document.activeElement).toBe(toolbar);
});
