import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
beforeAll(async () => {
  panel = await openPanelInMemory();
});
afterAll(() => panel.close());

test('a file goes to the person’s downloads under the server’s name for it, else ours, and its address is let go', async () => {
  const { download } = await import('./download.ts');
  const saved: string[] = [];
  const link = panel.window.HTMLAnchorElement.prototype;
  vi.spyOn(link, 'click').mockImplementation(function (this: typeof link) {
    saved.push(`${this.download} ${this.href.split(':')[0]}`);
  });
  const released = vi.spyOn(URL, 'revokeObjectURL');
  const headers = { 'content-disposition': 'attachment; filename="saltiniai.opml"' };
  vi.stubGlobal('fetch', async () => new Response('a', { headers }));
  await download('/a', 'kitas.opml');
  vi.stubGlobal('fetch', async () => new Response('a'));
  await download('/a', 'kitas.opml');
  expect(saved).toEqual(['saltiniai.opml blob', 'kitas.opml blob']);
  await panel.until(() => expect(released).toHaveBeenCalledTimes(2));
});
