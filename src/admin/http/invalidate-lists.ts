import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { RequestProblem } from './problem.ts';

/**
 * Has lists read anew after something was done to them. Not at once when nothing answered: they would fail as well and
 * say so over what the person is doing; then they are read when they are next looked at, or the connection is back.
 */
export async function invalidateLists(
  client: Pick<QueryClient, 'invalidateQueries'>,
  changes: readonly QueryKey[],
  error: unknown,
): Promise<void> {
  const isSilent = error instanceof RequestProblem && error.status === 0;
  const how = isSilent ? ({ refetchType: 'none' } as const) : {};
  await Promise.all(changes.map((queryKey) => client.invalidateQueries({ queryKey, ...how })));
}
