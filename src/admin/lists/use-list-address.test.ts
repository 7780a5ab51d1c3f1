import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';

/* What the address of a list says, in a page with a history. */

let panel: PanelInMemory;
let screen: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  panel = await openPanelInMemory(null, '/admin/content/posts?q=a&page=4');
  screen = await open();
});
afterEach(() => panel.close());

async function open() {
  const { createBrowserRouter, RouterProvider } = await import('react-router');
  const user = { id: '1', email: 'admin@example.com', name: 'admin' };
  const session = { token: 'a', user, expiresAt: '2999-01-01T00:00:00Z' };
  panel.window.localStorage.setItem('session', JSON.stringify(session));
  const { keptFilters, useListAddress } = await import('./use-list-address.ts');
  const { useExistingPage } = await import('./use-existing-page.ts');
  const list = { current: undefined as unknown as ReturnType<typeof useListAddress> };
  const shown = { items: [{}] as unknown[], total: 26, per_page: 25 };
  const isLeaving = { current: false };
  const Screen = () => {
    list.current = useListAddress();
    const { page, goToPage: onPage } = list.current;
    isLeaving.current = useExistingPage(shown, { page, onPage });
    return null;
  };
  const router = createBrowserRouter([{ path: '*', Component: Screen }]);
  await panel.mount(createElement(RouterProvider, { router }));
  return {
    router,
    shown,
    isLeaving,
    kept: () => keptFilters.lead('/admin/content/posts'),
    list: () => list.current,
    search: () => router.state.location.search,
    action: () => router.state.historyAction,
    act: (run: () => unknown) => panel.act(run),
  };
}

test('a filter begins at the first page again, a page keeps the filters, and going back leads through both', async () => {
  expect([screen.list().page, screen.list().get('q')]).toEqual([4, 'a']);
  // What is there already is no change.
  await screen.act(() => screen.list().change({ q: 'a' }));
  expect([screen.search(), screen.action()]).toEqual(['?q=a&page=4', 'POP']);
  await screen.act(() => screen.list().change({ tab: 'draft' }));
  expect([screen.search(), screen.action()]).toEqual(['?q=a&tab=draft', 'PUSH']);
  // What leads to the list from elsewhere leads back to them.
  expect(screen.kept()).toBe('/admin/content/posts?q=a&tab=draft');
  await screen.act(() => screen.list().goToPage(2));
  expect([screen.search(), screen.list().page]).toEqual(['?q=a&tab=draft&page=2', 2]);
  await screen.act(() => screen.list().goToPage(1));
  expect(screen.search()).toBe('?q=a&tab=draft');
  await screen.act(() => screen.router.navigate(-2));
  await panel.until(() => expect(screen.search()).toBe('?q=a&tab=draft'));
});

test('a page that has lost its last row gives way to the last one there is, in its place', async () => {
  expect(screen.isLeaving.current).toBe(false);
  screen.shown.items = [];
  await screen.act(() => screen.list().change({ page: '3' }));
  await panel.until(() => expect(screen.search()).toBe('?q=a&page=2'));
  expect(screen.action()).toBe('REPLACE');
});
