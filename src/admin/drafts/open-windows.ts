/*
 * Which windows have a text open. Each holds a lock of the browser while it does (Web Locks): the browser lets go of it
 * however the window ends, which no note in storage would.
 */

const PREFIX = 'draft-window:';

type Locks = Pick<LockManager, 'request' | 'query'>;

/** Says that this window has its text open. Answers how to take that back. */
export function holdWindow(window: string, locks: Locks = navigator.locks): () => void {
  const closed = Promise.withResolvers<void>();
  locks.request(PREFIX + window, () => closed.promise).catch(console.error);
  return closed.resolve;
}

/** The copies whose windows are gone: what is in an open one is not anybody else's to take away. */
export async function withoutOpen<Copy extends { window: string }>(
  copies: readonly Copy[],
  locks: Locks = navigator.locks,
): Promise<Copy[]> {
  if (copies.length === 0) return [];
  const { held = [] } = await locks.query();
  const open = new Set(held.map(({ name }) => name));
  return copies.filter(({ window }) => !open.has(PREFIX + window));
}
