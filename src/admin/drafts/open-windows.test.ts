import { expect, it, vi } from 'vitest';
import { lockWindow, withoutOpen } from './open-windows.ts';

/** The browser's locks, as far as windows use them. */
function browser() {
  const held = new Set<string>();
  return {
    request: async (name: string, act: () => Promise<void>) => {
      held.add(name);
      await act();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as Pick<LockManager, 'request' | 'query'>;
}

it('leaves alone what is in a window that is still open', async () => {
  const locks = browser();
  const copies = [{ window: 'one' }, { window: 'two' }];
  const close = lockWindow('two', locks);
  expect(await withoutOpen(copies, locks)).toEqual([{ window: 'one' }]);
  close();
  await Promise.resolve();
  expect(await withoutOpen(copies, locks)).toEqual(copies);
});

it('takes every window for open where the browser cannot tell', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusing = {
    request: () => Promise.reject(new DOMException('', 'SecurityError')),
    query: () => Promise.reject(new DOMException('', 'SecurityError')),
  } as unknown as Parameters<typeof lockWindow>[1];
  for (const locks of [refusing, null]) {
    lockWindow('one', locks)();
    expect(await withoutOpen([{ window: 'one' }], locks)).toEqual([]);
  }
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});
