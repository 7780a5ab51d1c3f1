import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  expectOneError,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../tests/support/panel-in-memory.ts';

let panel: PanelInMemory;
beforeAll(async () => {
  panel = await openPanelInMemory();
});
afterAll(() => panel.close());

test('a site that cannot be read is told at its field, what is not the site’s fault in a toast', async () => {
  const { useSourceCheck } = await import('./use-source-check.ts');
  const { RequestProblem } = await import('../http/problem.ts');
  const toasts = await panel.readToasts();
  const refused: unknown[] = [];
  const errors = [{ field: 'rss_url', message: 'Šaltinis nerastas' }];
  const hook = await panel.use(() =>
    useSourceCheck({
      run: async (error: Error) => {
        throw error;
      },
      failure: 'Nepavyko patikrinti šaltinio',
      onRefused: (told) => void refused.push(told),
    }),
  );
  const check = async (error: Error) => {
    await panel.act(() => hook.current.mutate(error));
    await panel.until(() => expect(hook.current.isPending).toBe(false));
  };
  await check(new RequestProblem(400, 'Šaltinis nerastas', errors));
  expect([refused, toasts()]).toEqual([[errors], []]);
  const logged = expectOneError();
  await check(new RequestProblem(0, ''));
  logged();
  expect(refused).toEqual([errors]);
  expect(toasts()).toEqual([expect.stringContaining('Nepavyko patikrinti šaltinio')]);
});
