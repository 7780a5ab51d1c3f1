import { isAPIError } from 'better-auth/api';
import { minutes } from '../../domain/duration.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { networkOfAddress } from '../http/client-address.ts';
import { giveBackToLimit, limitKey, takeFromLimit } from '../http/limits.ts';
import type { Identity, SessionGrant } from './identity.ts';
import { wordIdentityError } from './identity-errors.ts';

/** contracts.md, "Limits". */
const WINDOW = minutes(15);
const PER_ACCOUNT = 10;
const PER_ADDRESS = 30;

export interface SignInAttempt {
  email: string;
  password: string;
  ip: string;
  userAgent?: string | undefined;
}

/**
 * Signs in, counting attempts per account and per address in the database. An attempt is counted before
 * the password is looked at, so that a hundred at once are a hundred; a right password gives it back.
 * Unknown accounts are counted and answered like known ones.
 * @throws AppError `unauthenticated`, or `too-many` with the time to wait
 */
export async function signIn(
  { db, clock, identity }: Pick<AppContext, 'db' | 'clock'> & { identity: Identity },
  { email, password, ip, userAgent }: SignInAttempt,
): Promise<SessionGrant> {
  const now = clock.now();
  const limits = [
    { key: limitKey('sign-in:address', networkOfAddress(ip)), limit: PER_ADDRESS },
    { key: limitKey('sign-in:account', email.trim().toLowerCase()), limit: PER_ACCOUNT },
  ].map((limit) => ({ ...limit, windowMs: WINDOW, now }));
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await takeFromLimit(db, limit);
    if (!allowed) throw refuseMore(retryAfterSeconds);
  }
  try {
    const grant = await identity.signIn({ email: email.trim(), password, userAgent });
    for (const limit of limits) await giveBackToLimit(db, limit);
    return grant;
  } catch (error) {
    throw (isAPIError(error) && wordIdentityError(error)) || error;
  }
}

function refuseMore(retryAfterSeconds: number): AppError {
  const minutesLeft = Math.ceil(retryAfterSeconds / 60);
  return new AppError(
    'too-many',
    `Per daug bandymų prisijungti. Bandykite dar kartą po ${minutesLeft} min.`,
    { retryAfterSeconds },
  );
}
