import { expect, test } from 'vitest';
import { expectOneError, openPanelInMemory } from '../../../tests/support/panel-in-memory.ts';
import { RequestProblem } from '../http/problem.ts';
import { queryClient } from './query-client.ts';

test('only a server that does not answer is asked a second time, and no third', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry as (
    count: number,
    error: Error,
  ) => boolean;
  const unreachable = new RequestProblem(0, '');
  expect(retry(0, unreachable)).toBe(true);
  expect(retry(1, unreachable)).toBe(false);
  expect(retry(0, new RequestProblem(503, ''))).toBe(false);
  expect(retry(0, new Error('ours'))).toBe(false);
});

test('a load that fails is told in the words of its screen, or logged; a session that ended is not', async () => {
  const panel = await openPanelInMemory();
  try {
    const { queryClient: client } = await import('./query-client.ts');
    const { RequestProblem: Problem } = await import('../http/problem.ts');
    const toasts = await panel.readToasts();
    const load = (key: string, error: Error, failure?: string) =>
      client
        .fetchQuery({
          queryKey: [key],
          retry: false,
          queryFn: () => Promise.reject(error),
          ...(failure && { meta: { failure } }),
        })
        .catch(() => {});
    await load('a', new Problem(401, 'Prisijunkite'), 'Nepavyko gauti sąrašo');
    expect(toasts()).toEqual([]);
    const wasShown = expectOneError();
    await load('b', new Problem(409, 'Sugedo'), 'Nepavyko gauti sąrašo');
    wasShown();
    expect(toasts()).toEqual(['Klaida: Nepavyko gauti sąrašo Sugedo']);
    const wasLogged = expectOneError();
    await load('c', new Problem(500, 'Sugedo'));
    wasLogged();
    expect(toasts()).toHaveLength(1);
  } finally {
    await panel.close();
  }
});
