import { createElement, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  linesOf,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
let asked: Awaited<ReturnType<PanelInMemory['readQuestions']>>;
beforeAll(async () => {
  panel = await openPanelInMemory(null, '/a');
  asked = await panel.readQuestions();
});
afterAll(() => panel.close());

let leave = async () => {};
afterEach(() => leave());

/** A form at `/a?edit=1`, which the parameter `edit` opens. */
async function open() {
  asked.length = 0;
  const { useFormDialog } = await import('./use-unsaved-guard.ts');
  let isDirty = false;
  let closed = 0;
  let dialog: ReturnType<typeof useFormDialog>;
  let draw: () => void = () => {};
  const Page = () => {
    const [, setTurn] = useState(0);
    draw = () => setTurn((turn) => turn + 1);
    dialog = useFormDialog(isDirty, 'edit', () => {
      closed += 1;
    });
    return null;
  };
  const router = createMemoryRouter(
    [
      { path: '/a', Component: Page },
      { path: '*', Component: () => null },
    ],
    { initialEntries: ['/a?edit=1'] },
  );
  const root = await panel.mount(createElement(RouterProvider, { router }));
  leave = async () => {
    await panel.act(() => root.unmount());
    router.dispose();
  };
  return {
    router,
    at: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: (to: string) => panel.act(() => void router.navigate(to)),
    type: () =>
      panel.act(() => {
        isDirty = true;
        draw();
      }),
    clean: () =>
      panel.act(() => {
        isDirty = false;
        draw();
      }),
    dialog: () => dialog,
    closed: () => closed,
  };
}
const isPageLeft = () =>
  panel.window.dispatchEvent(new panel.window.Event('beforeunload', { cancelable: true }));

test('what is clean is left without a question', async () => {
  const { go, at, closed, dialog } = await open();
  expect(isPageLeft()).toBe(true);
  await panel.act(() => dialog().close());
  expect(closed()).toBe(1);
  await go('/b');
  expect([at(), asked]).toEqual(['/b', []]);
});

test('going back to another screen asks as every way to it does', async () => {
  const { go, type } = await open();
  await type();
  // The browser stands there already when it says so.
  panel.window.history.replaceState(null, '', '/b');
  await go('/b');
  panel.window.history.replaceState(null, '', '/a');
  expect(asked).toMatchObject([{ labels: { confirm: 'Išeiti', cancel: 'Likti' } }]);
});

test('another screen is reached only when the person says so', async () => {
  const { go, at, type } = await open();
  await type();
  expect(isPageLeft()).toBe(false);
  await go('/b');
  expect(at()).toBe('/a?edit=1');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    labels: { confirm: 'Išeiti', cancel: 'Likti' },
    confirmProps: { color: 'red' },
  });
  expect(linesOf(asked[0]?.children)).toEqual(['Išeiti neišsaugojus? Pakeitimai bus prarasti.']);
  // No, and then yes.
  await panel.act(() => asked[0]?.onClose?.());
  expect(at()).toBe('/a?edit=1');
  await go('/b');
  expect(asked).toHaveLength(2);
  await panel.act(() => {
    asked[1]?.onConfirm();
    asked[1]?.onClose?.();
  });
  expect(at()).toBe('/b');
});

test('going back from the dialog asks as closing does; what else the address has may change', async () => {
  const { go, at, type } = await open();
  await type();
  await go('/a?edit=1&page=2');
  expect([at(), asked.length]).toEqual(['/a?edit=1&page=2', 0]);
  await go('/a?page=2');
  expect(at()).toBe('/a?edit=1&page=2');
  expect(linesOf(asked[0]?.children)).toEqual([
    'Uždaryti neišsaugojus?',
    'Šiame lange padaryti pakeitimai bus prarasti.',
  ]);
  expect(asked[0]).toMatchObject({
    labels: { confirm: 'Atmesti pakeitimus', cancel: 'Atšaukti' },
    confirmProps: { color: 'red' },
  });
});

test('a button of the dialog asks once, and what is given up is not asked for again', async () => {
  const { go, at, type, closed, dialog } = await open();
  await type();
  await panel.act(() => dialog().close());
  expect([closed(), asked.length]).toEqual([0, 1]);
  await panel.act(() => asked[0]?.onConfirm());
  expect(closed()).toBe(1);
  await go('/a');
  expect([at(), asked.length]).toEqual(['/a', 1]);
});

test('what is typed after it was left on purpose is asked for again', async () => {
  const { go, at, type, clean, dialog } = await open();
  await type();
  await panel.act(() => dialog().leave());
  await clean();
  await type();
  await go('/a');
  expect([at(), asked.length]).toEqual(['/a?edit=1', 1]);
});

test('going back right after the first letter asks, also where the form stands in a part of the dialog', async () => {
  asked.length = 0;
  const { useFormDialog, useReportUnsaved } = await import('./use-unsaved-guard.ts');
  const Form = ({ onTyped }: { onTyped: (isTyped: boolean) => void }) => {
    const [isTyped, setTyped] = useState(false);
    useReportUnsaved(isTyped, onTyped);
    return createElement('button', { type: 'button', onClick: () => setTyped(true) });
  };
  const Page = () => {
    const [isTyped, setTyped] = useState(false);
    useFormDialog(isTyped, 'edit', () => {});
    return createElement(Form, { onTyped: setTyped });
  };
  const router = createMemoryRouter([{ path: '/a', Component: Page }], {
    initialEntries: ['/a?edit=1'],
  });
  const root = await panel.mount(createElement(RouterProvider, { router }));
  leave = async () => {
    await panel.act(() => root.unmount());
    router.dispose();
  };
  // As in a browser: nothing but the key's own turn comes between.
  const isInAct = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  document.querySelector('button')?.click();
  await Promise.resolve();
  void router.navigate('/a');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isInAct);
  await panel.act(() => {});
  expect(router.state.location.search).toBe('?edit=1');
  expect(linesOf(asked[0]?.children)[0]).toBe('Uždaryti neišsaugojus?');
});

test('of two forms on a screen each is heard, whichever was drawn last', async () => {
  asked.length = 0;
  const { useUnsavedGuard } = await import('./use-unsaved-guard.ts');
  const codes = {
    title: 'Kodai',
    question: 'Uždaryti neišsaugojus kodų?',
    consequence: 'Daugiau jų nerodysime.',
    confirm: 'Uždaryti',
    isDestructive: true,
  };
  const Form = ({ isDirty }: { isDirty: boolean }) => {
    useUnsavedGuard(isDirty, 'edit', codes);
    return null;
  };
  const Name = () => {
    useUnsavedGuard(false);
    return null;
  };
  const Page = () => [
    createElement(Form, { key: 'codes', isDirty: true }),
    createElement(Name, { key: 'name' }),
  ];
  const router = createMemoryRouter(
    [
      { path: '/a', Component: Page },
      { path: '*', Component: () => null },
    ],
    { initialEntries: ['/a?edit=1'] },
  );
  const root = await panel.mount(createElement(RouterProvider, { router }));
  leave = async () => {
    await panel.act(() => root.unmount());
    router.dispose();
  };
  // Closed by the way back: in the words of the one that holds it.
  await panel.act(() => void router.navigate('/a'));
  expect(linesOf(asked[0]?.children)).toEqual([
    'Uždaryti neišsaugojus kodų?',
    'Daugiau jų nerodysime.',
  ]);
  await panel.act(() => asked[0]?.onClose?.());
  expect(router.state.location.search).toBe('?edit=1');
  await panel.act(() => void router.navigate('/b'));
  expect(asked).toHaveLength(2);
  expect(router.state.location.pathname).toBe('/a');
  await panel.act(() => asked[1]?.onConfirm?.());
  await panel.act(() => asked[1]?.onClose?.());
  expect(router.state.location.pathname).toBe('/b');
});

test('what waits to be asked about does not keep its own dialog from opening', async () => {
  const { go, at, type } = await open();
  await go('/a');
  await type();
  await go('/a?edit=1');
  expect([at(), asked]).toEqual(['/a?edit=1', []]);
  await go('/a');
  expect([at(), asked.length]).toEqual(['/a?edit=1', 1]);
});
