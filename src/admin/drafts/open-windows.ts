/*
 * Which windows have a text open. Each holds a lock of the browser while it does (Web Locks): the browser lets go of it
 * however the window ends, which no note in storage would. A browser without locks (the panel's address is no secure
 * one) cannot tell: every window then counts as open.
 */

const PREFIX = 'draft-window:';

type Locks = Pick<LockManager, 'request' | 'query'>;

const findLocks = (): Locks | null => navigator.locks ?? null;

/** Says that this window has its text open. Answers how to take that back. */
export function lockWindow(window: string, locks = findLocks()): () => void {
  const closed = Promise.withResolvers<void>();
  locks?.request(PREFIX + window, () => closed.promise).catch(console.warn);
  return closed.resolve;
}

/** The copies whose windows are gone: what is in an open one is not anybody else's to take away. */
export async function withoutOpen<Copy extends { window: string }>(
  copies: readonly Copy[],
  locks = findLocks(),
): Promise<Copy[]> {
  if (copies.length === 0 || !locks) return [];
  const answer = await locks.query().catch(console.warn);
  if (!answer) return [];
  const open = new Set(answer.held?.map(({ name }) => name));
  return copies.filter(({ window }) => !open.has(PREFIX + window));
}
