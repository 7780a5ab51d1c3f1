import { expect, it } from 'vitest';
import { openPanelInMemory } from '../../../tests/support/panel-in-memory.ts';
import { readSidebarState, sidebarCookie } from './use-sidebar.ts';

it('starts collapsed and follows the cookie', () => {
  expect(readSidebarState('')).toBe(false);
  expect(readSidebarState('a=b; sidebar_state=true; c=d')).toBe(true);
  expect(readSidebarState('sidebar_state=false')).toBe(false);
  expect(readSidebarState('old_sidebar_state=true')).toBe(false);
});

it('is remembered for seven days', () => {
  expect(sidebarCookie(true)).toContain('sidebar_state=true');
  expect(sidebarCookie(false)).toContain('max-age=604800');
});

it('one button and one key move the column, which the cookie keeps, and on a phone the drawer, which nothing keeps', async () => {
  const panel = await openPanelInMemory();
  try {
    const { useSidebar } = await import('./use-sidebar.ts');
    panel.window.happyDOM.setViewport({ width: 1280, height: 800 });
    const sidebar = await panel.use(useSidebar);
    expect([sidebar.current.isNarrow, sidebar.current.isOpen]).toEqual([false, false]);
    await panel.act(() => sidebar.current.toggle());
    expect([sidebar.current.isOpen, sidebar.current.isDrawerOpen]).toEqual([true, false]);
    expect(readSidebarState(panel.document.cookie)).toBe(true);
    await sidebar.leave();
    panel.window.happyDOM.setViewport({ width: 767, height: 800 });
    const onPhone = await panel.use(useSidebar);
    expect([onPhone.current.isNarrow, onPhone.current.isOpen]).toEqual([true, true]);
    expect(onPhone.current.isDrawerOpen).toBe(false);
    const field = panel.document.body.appendChild(panel.document.createElement('input'));
    await panel.act(() =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'b', code: 'KeyB', ctrlKey: true, bubbles: true }),
      ),
    );
    expect([onPhone.current.isOpen, onPhone.current.isDrawerOpen]).toEqual([true, true]);
    expect(readSidebarState(panel.document.cookie)).toBe(true);
    await panel.act(() => onPhone.current.closeDrawer());
    expect(onPhone.current.isDrawerOpen).toBe(false);
  } finally {
    await panel.close();
  }
});
