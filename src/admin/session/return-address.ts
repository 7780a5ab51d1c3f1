/** What the router remembers of the way to the sign-in. */
export interface SignInState {
  /** The address of the panel at which there was no session. */
  from: string;
}

const ANY_ORIGIN = 'http://panel.invalid';

/**
 * Where to go after signing in: back to the panel's address one was sent away from, otherwise to /admin. Only
 * addresses of the panel: no other one is worth the trust, wherever it came from.
 */
export function returnAddress(state: unknown): string {
  const from = (state as Partial<SignInState> | null)?.from;
  if (typeof from !== 'string' || !URL.canParse(from, ANY_ORIGIN)) return '/admin';
  const { origin, pathname, search, hash } = new URL(from, ANY_ORIGIN);
  const isOfPanel = origin === ANY_ORIGIN && /^\/admin(?:\/|$)/.test(pathname);
  return isOfPanel ? `${pathname}${search}${hash}` : '/admin';
}
