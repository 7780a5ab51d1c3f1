import type { InferResponseType } from 'hono/client';
import { api, signingIn } from '../http/api-client.ts';
import { sessionStore } from '../http/session.ts';

const { auth } = api.api;
const steps = signingIn.api.auth;

/** What the server says about a session; `expiresAt` moves on as the session is used. */
export type ServerSession = NonNullable<InferResponseType<(typeof auth)['get-session']['$get']>>;

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
  const json = { email, password, ...knownBrowser() };
  const answer = await (await steps['sign-in'].email.$post({ json })).json();
  if ('two_factor_required' in answer) return 'second-factor';
  save(answer);
  return 'signed-in';
}

/**
 * The second step; the server knows from its cookie whose it is.
 * @throws RequestProblem with the server's message for the person
 */
export async function confirmSecondFactor(proof: SecondFactor): Promise<void> {
  const json = { ...proof, ...knownBrowser() };
  save(await (await steps['two-factor'].$post({ json })).json());
}

type SignedIn = InferResponseType<(typeof steps)['two-factor']['$post'], 200>;

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
    await auth['sign-out'].$post();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  } finally {
    sessionStore.forget();
  }
}

/** Null when the server does not know the current token (any more). Throws when it could not be asked. */
export const findServerSession = async (): Promise<ServerSession | null> =>
  (await auth['get-session'].$get()).json();
