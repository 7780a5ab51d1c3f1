import { send, sendJson } from '../http/send.ts';
import { sessionStore } from './session.ts';
import type { Session } from './session-store.ts';

/** What the server says about a session; `expiresAt` moves on as the session is used. */
export interface ServerSession {
  user: Session['user'];
  expiresAt: string;
}

/**
 * Exchanges e-mail and password for a session and stores it.
 * @throws RequestProblem with the server's message for the person
 */
export async function signIn(email: string, password: string): Promise<void> {
  const response = await sendJson('POST', '/api/auth/sign-in/email', { email, password });
  const { token, user, expiresAt } = (await response.json()) as Session;
  sessionStore.save({ token, user, expiresAt });
}

/**
 * Ends the session on the server and here; an unreachable server keeps nobody signed in here. The caller
 * leaves the page.
 */
export async function signOut(): Promise<void> {
  try {
    await send('/api/auth/sign-out', { method: 'POST' });
  } catch (error) {
    console.error(error);
  }
  sessionStore.forget();
}

/** Null when the server does not know the token (any more). Throws when it could not be asked. */
export async function findServerSession(token: string): Promise<ServerSession | null> {
  const response = await send('/api/auth/get-session', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()) as ServerSession | null;
}
