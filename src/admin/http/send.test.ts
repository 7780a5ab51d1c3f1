import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPanelInMemory, type PanelInMemory } from '../../../tests/support/panel-in-memory.ts';
import { minutes, seconds } from '../../domain/time/duration.ts';

let panel: PanelInMemory;
beforeAll(async () => {
  panel = await openPanelInMemory();
});
afterAll(() => panel.close());

/** A server that takes the call and says nothing, as long as the caller waits. */
const hang = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

test.each([
  ['GET', seconds(30)],
  ['POST', minutes(10)],
])('a %s that nobody answers fails after %i ms, and not before', async (method, longest) => {
  vi.useFakeTimers();
  const { send } = await import('./send.ts');
  vi.stubGlobal('fetch', hang);
  const failed = vi.fn();
  const asked = send('/api', { method }).catch(failed);
  await vi.advanceTimersByTimeAsync(longest - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(failed.mock.calls).toMatchObject([[{ status: 0, cause: { name: 'TimeoutError' } }]]);
  vi.useRealTimers();
});

test('the caller may give up sooner, and an answer that came may last', async () => {
  vi.useFakeTimers();
  const { send } = await import('./send.ts');
  vi.stubGlobal('fetch', hang);
  const caller = new AbortController();
  const asked = expect(send('/api', { signal: caller.signal })).rejects.toMatchObject({
    cause: { name: 'AbortError' },
  });
  caller.abort();
  await asked;

  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    signal = init.signal;
    return new Response('a');
  });
  await send('/api');
  await vi.advanceTimersByTimeAsync(minutes(20));
  expect(signal?.aborted).toBe(false);
  vi.useRealTimers();
});
