import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';

/* What a parameter of the address opens over a screen, in a page with a history. */

let panel: PanelInMemory;
afterEach(() => panel.close());

async function openAt(address: string) {
  panel = await openPanelInMemory(null, address);
  const { createBrowserRouter, RouterProvider } = await import('react-router');
  const { useOverAddress } = await import('./use-over-address.ts');
  const over = { current: undefined as ReturnType<typeof useOverAddress> | undefined };
  const Screen = () => {
    over.current = useOverAddress('open');
    return null;
  };
  const router = createBrowserRouter([{ path: '*', Component: Screen }]);
  await panel.mount(createElement(RouterProvider, { router }));
  const act = (run: () => unknown) => panel.act(run);
  return {
    router,
    search: () => router.state.location.search,
    opened: () => over.current?.opened,
    open: (value: string) => act(() => over.current?.open(value)),
    close: () => act(() => over.current?.close()),
    back: () => act(() => router.navigate(-1)),
  };
}

test('it stands in an entry of its own: going back closes it, and closing it goes back', async () => {
  const screen = await openAt('/admin/content/images?q=a&page=2');
  expect(screen.opened()).toBeNull();
  await screen.open('5');
  expect(screen.search()).toBe('?q=a&page=2&open=5');
  await screen.back();
  await panel.until(() => expect(screen.opened()).toBeNull());
  expect(screen.search()).toBe('?q=a&page=2');
  await screen.open('6');
  expect(screen.opened()).toBe('6');
  await screen.close();
  await panel.until(() => expect(screen.search()).toBe('?q=a&page=2'));
  // Closed by the way back, not by one more step ahead.
  expect(screen.router.state.historyAction).toBe('POP');
});

test('opened by its address alone it closes in its place', async () => {
  const screen = await openAt('/admin/content/images?page=2&open=5');
  expect(screen.opened()).toBe('5');
  await screen.close();
  await panel.until(() => expect(screen.search()).toBe('?page=2'));
  expect(screen.router.state.historyAction).toBe('REPLACE');
});

test('what the entry below knows of itself is known to the one over it', async () => {
  const screen = await openAt('/admin/content/posts');
  const isFreshPost = { isFreshPost: true };
  await panel.act(() => screen.router.navigate('?juodrastis=1', { state: isFreshPost }));
  await screen.open('1');
  expect(screen.router.state.location.state).toMatchObject(isFreshPost);
});
