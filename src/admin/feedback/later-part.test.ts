import { createElement, type FC } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  expectOneError,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
let laterPart: typeof import('./later-part.ts');
beforeAll(async () => {
  panel = await openPanelInMemory();
  laterPart = await import('./later-part.ts');
});
afterAll(() => panel.close());
afterEach(() => {
  vi.useRealTimers();
});

const Part: FC = () => createElement('p', { id: 'part' }, 'Dalis');
const file = { default: Part };

test('a part comes once, when it is wanted or the first screen stands, and is there for all', async () => {
  const load = vi.fn(async () => file);
  const usePart = laterPart.createLaterPart(load);
  const waiting = await panel.use(() => usePart());
  expect([waiting.current, load.mock.calls.length]).toEqual([null, 0]);
  let arrive: (value: typeof file) => void = () => {};
  load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const wanting = await panel.use(() => usePart(true));
  const wantingToo = await panel.use(() => usePart(true));
  await panel.act(() => arrive(file));
  await panel.until(() => expect([waiting.current, wanting.current]).toEqual([Part, Part]));
  expect(load).toHaveBeenCalledOnce();
  await waiting.leave();
  await wanting.leave();
  await wantingToo.leave();
  const other = vi.fn(async () => file);
  const useOther = laterPart.createLaterPart(other);
  const later = await panel.use(() => useOther());
  expect(other).not.toHaveBeenCalled();
  laterPart.announceScreen();
  await panel.until(() => expect(later.current).toBe(Part));
  expect(other).toHaveBeenCalledOnce();
  await later.leave();
});

test('a part that cannot be fetched is asked for again after five seconds', async () => {
  const logged = expectOneError();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const load = vi
    .fn<() => Promise<typeof file>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(file);
  const usePart = laterPart.createLaterPart(load);
  const mounting = panel.use(() => usePart(true));
  await vi.advanceTimersByTimeAsync(100);
  const page = await mounting;
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(4800);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  await panel.until(() => expect(page.current).toBe(Part));
  logged();
  await page.leave();
});
