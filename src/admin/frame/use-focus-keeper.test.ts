import { createElement, type ReactNode, useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
let useFocusKeeper: typeof import('./use-focus-keeper.ts')['useFocusKeeper'];
let show: (dialogs: string[]) => Promise<void>;
let leave: () => Promise<void>;
beforeAll(async () => {
  panel = await openPanelInMemory();
  ({ useFocusKeeper } = await import('./use-focus-keeper.ts'));
});
afterAll(() => panel.close());

/** A page with two buttons and those dialogs that stand open, each with a button of its own. */
beforeEach(async () => {
  let set: (dialogs: string[]) => void = () => {};
  function Page(): ReactNode {
    const [dialogs, setDialogs] = useState<string[]>([]);
    set = setDialogs;
    useFocusKeeper();
    return [
      createElement('button', { key: 'opener', id: 'opener', type: 'button' }),
      createElement('button', { key: 'other', id: 'other', type: 'button' }),
      ...dialogs.map((name) =>
        createElement(
          'div',
          { key: name, id: name, role: 'dialog', tabIndex: -1 },
          createElement('button', { id: `in-${name}`, type: 'button' }),
        ),
      ),
    ];
  }
  const root = await panel.mount(createElement(Page));
  show = (dialogs) => panel.act(() => set(dialogs));
  leave = () => panel.act(() => root.unmount());
});
afterEach(() => leave());

const focus = (id: string) => panel.act(() => document.getElementById(id)?.focus());
const blur = () => panel.act(() => (document.activeElement as HTMLElement).blur());
const focused = () => document.activeElement?.id;

test('closing a dialog gives the focus back to what opened it, not to what had it in the dialog', async () => {
  await focus('other');
  await focus('opener');
  await show(['a']);
  await focus('in-a');
  await focus('a');
  await show([]);
  await panel.until(() => expect(focused()).toBe('opener'));
});

test('a dialog over a dialog gives it back to the one underneath, and that to the page', async () => {
  await focus('opener');
  await show(['a']);
  await focus('in-a');
  await show(['a', 'b']);
  await focus('in-b');
  await show(['a']);
  await panel.until(() => expect(focused()).toBe('in-a'));
  await show([]);
  await panel.until(() => expect(focused()).toBe('opener'));
});

test('what went together with its dialog is left out: the focus goes to what opened that one', async () => {
  await focus('opener');
  await show(['a']);
  await focus('in-a');
  await show(['a', 'b']);
  await focus('in-b');
  await show([]);
  await panel.until(() => expect(focused()).toBe('opener'));
});

test('what the person has gone to meanwhile keeps the focus', async () => {
  await focus('opener');
  await show(['a']);
  await focus('in-a');
  await show([]);
  await focus('other');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(focused()).toBe('other');
  // Given back once: what is let go later, while the page changes, stays so.
  await blur();
  await panel.act(() => document.body.append(document.createElement('p')));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(document.activeElement).toBe(document.body);
});

test('where nothing had the focus it goes to the dialog underneath', async () => {
  await focus('opener');
  await show(['a']);
  await focus('in-a');
  await show(['a', 'b']);
  // A button at work loses it before its dialog goes.
  await focus('in-b');
  await panel.act(() => document.getElementById('in-a')?.setAttribute('disabled', ''));
  await blur();
  const given = vi.spyOn(panel.window.HTMLElement.prototype, 'focus');
  await show(['a']);
  await panel.until(() => expect(['a', 'in-a']).toContain(focused()));
  // The page stays where it was scrolled to.
  expect(given).toHaveBeenLastCalledWith({ preventScroll: true });
  given.mockRestore();
});
