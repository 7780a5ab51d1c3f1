/** Where the second step is; its cookie goes there and nowhere else. */
const SECOND_FACTOR_PATH = '/api/auth/two-factor';

const NAME = 'two_factor';

/** For the library, which adds HttpOnly, the age and, with https, Secure and a prefix of the name. */
export const SECOND_FACTOR_COOKIE = {
  name: NAME,
  attributes: { path: SECOND_FACTOR_PATH, sameSite: 'strict' as const },
};

interface Challenge {
  /** `name=value`, for the library. */
  cookie: string;
  /** Under which the library keeps it; its signature is not checked here. */
  identifier: string;
}

/** The challenge's cookie out of a request's Cookie header. */
export function findChallenge(cookies: string | undefined, isSecure: boolean): Challenge | null {
  const name = isSecure ? `__Secure-${NAME}` : NAME;
  const cookie = (cookies ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const identifier = cookie?.slice(name.length + 1).split('.')[0];
  return cookie && identifier ? { cookie, identifier } : null;
}

/** The challenge's cookie out of what the library wants to set; the session's cookies stay inside. */
export function pickChallenge(headers: Headers): string {
  const ours = headers
    .getSetCookie()
    .find((cookie) => cookie.replace(/^__Secure-/, '').startsWith(`${NAME}=`));
  if (!ours) throw new Error('The library set no cookie for the second step');
  return ours;
}
