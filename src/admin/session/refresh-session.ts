import type { SessionExpiry } from '../http/session-expiry.ts';
import type { SessionStore } from '../http/session-store.ts';
import type { ServerSession } from './sign-in-requests.ts';

/**
 * Asks the server about the session, which extends it there, and takes over the answer: a later end, or no
 * session any more. An error of `ask` is the caller's; the session stays as it was.
 */
export async function refreshSession(
  store: SessionStore,
  sessionExpiry: Pick<SessionExpiry, 'renew'>,
  ask: () => Promise<Pick<ServerSession, 'expiresAt'> | null>,
): Promise<void> {
  const token = store.peek()?.token;
  if (!token) return;
  const known = await ask();
  if (known) store.extend(token, known.expiresAt);
  else await sessionExpiry.renew(token);
}
