import { expect, test } from 'vitest';
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
