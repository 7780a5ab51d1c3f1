import { send, sendSigningIn } from '../http/send.ts';
import { sessionStore } from '../http/session.ts';
import type { Session } from '../http/session-store.ts';

/** What the server says about a session; `expiresAt` moves on as the session is used. */
export interface ServerSession {
  user: Session['user'];
  expiresAt: string;
}

/** The proof of the second step: six digits of the moment, or one of the codes kept for a lost phone. */
export type SecondFactor = { code: string } | { recovery_code: string };

/**
 * Exchanges e-mail and password for a session and stores it; an account with a second factor has none yet.
 * @throws RequestProblem with the server's message for the person
 */
export async function signIn(
  email: string,
  password: string,
): Promise<'signed-in' | 'second-factor'> {
  const body = { email, password, ...knownBrowser() };
  const response = await sendSigningIn('/api/auth/sign-in/email', body);
  const answer = (await response.json()) as SignedIn | { two_factor_required: true };
  if ('two_factor_required' in answer) return 'second-factor';
  save(answer);
  return 'signed-in';
}

/**
 * The second step; the server knows from its cookie whose it is.
 * @throws RequestProblem with the server's message for the person
 */
export async function confirmSecondFactor(proof: SecondFactor): Promise<void> {
  const body = { ...proof, ...knownBrowser() };
  save((await (await sendSigningIn('/api/auth/two-factor', body)).json()) as SignedIn);
}

type SignedIn = Session & { browser: string };

function save({ token, user, expiresAt, browser }: SignedIn) {
  localStorage.setItem(KNOWN_BROWSER, browser);
  sessionStore.save({ token, user, expiresAt });
}

/** Stays when the session ends: by it the server knows a browser that has signed in before. It opens nothing. */
const KNOWN_BROWSER = 'knownBrowser';

function knownBrowser(): { browser?: string } {
  const browser = localStorage.getItem(KNOWN_BROWSER);
  return browser ? { browser } : {};
}

/**
 * Ends the session on the server and here; here also when the server is unreachable. The caller
 * leaves the page.
 * @returns false when the server did not end it: who has the token can go on using it
 */
export async function signOut(): Promise<boolean> {
  try {
    await send('/api/auth/sign-out', { method: 'POST' });
    return true;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    sessionStore.forget();
  }
}

/** Null when the server does not know the current token (any more). Throws when it could not be asked. */
export async function findServerSession(): Promise<ServerSession | null> {
  return (await (await send('/api/auth/get-session')).json()) as ServerSession | null;
}
