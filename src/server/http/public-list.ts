/*
 * The only addresses under /api and /functions that answer without signing in. Everything else is
 * refused by the guard; a test walks the mounted routes and compares.
 */

interface PublicAddress {
  method: 'GET' | 'POST';
  /** As the router writes it. */
  path: string;
}

export const PUBLIC_ADDRESSES: readonly PublicAddress[] = [
  { method: 'POST', path: '/api/auth/sign-in/email' },
  { method: 'POST', path: '/api/auth/two-factor' },
  { method: 'GET', path: '/api/auth/get-session' },
  { method: 'POST', path: '/api/auth/sign-out' },
  { method: 'GET', path: '/api/contacts/challenge' },
  { method: 'POST', path: '/api/contacts' },
  { method: 'GET', path: '/api/articles' },
  { method: 'GET', path: '/api/articles/search' },
  { method: 'GET', path: '/api/articles/:slug' },
  { method: 'POST', path: '/functions/v1/get-client-ip' },
  { method: 'POST', path: '/functions/v1/send-contact-notification' },
];

const PATTERNS = PUBLIC_ADDRESSES.map(({ method, path }) => ({ method, pattern: toPattern(path) }));

export function isPublicAddress(method: string, path: string): boolean {
  // A HEAD request is answered by the GET route.
  const asked = method === 'HEAD' ? 'GET' : method;
  return PATTERNS.some((known) => known.method === asked && known.pattern.test(path));
}

/** A router's path as an expression: `:name` is one segment. */
export function toPattern(path: string): RegExp {
  return new RegExp(`^${path.split(/:\w+/).map(RegExp.escape).join('[^/]+')}$`);
}
