import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { invalidateLists } from './invalidate-lists.ts';
import { RequestProblem } from './problem.ts';

const settle = async (error: unknown) => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  await invalidateLists(client, [['articles'], ['drafts']], error);
  return invalidate.mock.calls.map(([filter]) => filter);
};

it('reads lists anew after an act, and after one that the server refused', async () => {
  const both = [{ queryKey: ['articles'] }, { queryKey: ['drafts'] }];
  expect(await settle(null)).toEqual(both);
  expect(await settle(new RequestProblem(409, 'Pakeista'))).toEqual(both);
});

it('does not ask a server that has not answered for lists as well', async () => {
  expect(await settle(new RequestProblem(0, ''))).toEqual([
    { queryKey: ['articles'], refetchType: 'none' },
    { queryKey: ['drafts'], refetchType: 'none' },
  ]);
});
