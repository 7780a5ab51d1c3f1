import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
const prefetch = vi.fn<(client: unknown, address: URLSearchParams) => void>();
const load = vi.fn(async () => ({ default: () => null, prefetch }));
/** Of the screen whose address is the window's. */
const loadOpen = vi.fn(async () => ({ default: () => null }));
beforeEach(async () => {
  load.mockClear();
  loadOpen.mockClear();
  prefetch.mockClear();
  panel = await openPanelInMemory();
  const { SCREENS } = await import('./screens.ts');
  SCREENS['/admin/content/bin'] = load;
  SCREENS['/admin'] = loadOpen;
});
afterEach(() => panel.close());

/** Points at, or moves the keyboard to, what stands in a link. */
async function reach(href: string, event: 'pointerover' | 'focusin') {
  const link = panel.document.body.appendChild(panel.document.createElement('a'));
  link.href = href;
  const label = link.appendChild(panel.document.createElement('span'));
  await panel.act(() => label.dispatchEvent(new Event(event, { bubbles: true })));
}

it.each(['pointerover', 'focusin'] as const)(
  'the screen behind a link is fetched once at its %s',
  async (event) => {
    const { useScreensAhead } = await import('./use-screens-ahead.ts');
    const frame = await panel.use(useScreensAhead);
    await reach('/admin/content/bin?page=2', event);
    await reach('/admin/content/bin', event);
    expect(load).toHaveBeenCalledOnce();
    await frame.leave();
  },
);

it('what the screen at the address shows first is asked for with its file', async () => {
  const { useScreensAhead } = await import('./use-screens-ahead.ts');
  const frame = await panel.use(useScreensAhead);
  await reach('/admin/content/bin?q=sena&page=2', 'pointerover');
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledOnce());
  expect(prefetch.mock.calls[0]?.[1].toString()).toBe('q=sena&page=2');
  await frame.leave();
});

it('what is open is not asked for anew: its rows would change under the hand', async () => {
  const { useScreensAhead } = await import('./use-screens-ahead.ts');
  const frame = await panel.use(useScreensAhead);
  await reach('/admin?days=7', 'pointerover');
  await reach('/admin/content/bin', 'pointerover');
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledOnce());
  expect(loadOpen).not.toHaveBeenCalled();
  await frame.leave();
});

it('nothing is fetched for a link elsewhere, for what is no link, or once the panel is left', async () => {
  const { useScreensAhead } = await import('./use-screens-ahead.ts');
  const frame = await panel.use(useScreensAhead);
  await reach('https://example.com/admin/content/bin', 'pointerover');
  await panel.act(() => panel.document.dispatchEvent(new Event('focusin')));
  await frame.leave();
  await reach('/admin/content/bin', 'pointerover');
  await reach('/admin/content/bin', 'focusin');
  expect(load).not.toHaveBeenCalled();
  expect(prefetch).not.toHaveBeenCalled();
});

it('every screen that shows something of the server’s asks for it ahead; a form reads its values when it is opened', async () => {
  const { SCREENS } = await import('./screens.ts');
  const without: string[] = [];
  for (const [path, loadScreen] of Object.entries(SCREENS))
    if (loadScreen !== loadOpen && !(await loadScreen()).prefetch) without.push(path);
  expect(without).toEqual([
    '/admin/automation/settings',
    '/admin/automation/settings/models',
    '/admin/automation/settings/limits',
    '/admin/settings/account',
  ]);
});
