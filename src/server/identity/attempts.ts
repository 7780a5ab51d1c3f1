import { minutes } from '../../domain/duration.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { networkOfAddress } from '../http/client-address.ts';
import { giveBackToLimit, limitKey, takeFromLimit } from '../http/limits.ts';

/** contracts.md, "Limits". */
const WINDOW = minutes(15);
const PER_ACCOUNT = 10;
const PER_ADDRESS = 30;

interface Attempt {
  /** What is tried: `sign-in`, `two-factor`, `password`. Each is counted for itself. */
  kind: string;
  /** E-mail or id; absent where nobody can say whose account it is. */
  account?: string | undefined;
  ip: string;
}

/**
 * Counts an attempt per account and per address in the database. It is counted before anything is looked at, so
 * that a hundred at once are a hundred.
 * @returns gives the attempt back, for one that turned out right
 * @throws AppError `too-many` with the time to wait
 */
export async function countAttempt(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { kind, account, ip }: Attempt,
): Promise<() => Promise<void>> {
  const now = clock.now();
  const limits = [
    { key: limitKey(`${kind}:address`, networkOfAddress(ip)), limit: PER_ADDRESS },
    ...(account === undefined
      ? []
      : [{ key: limitKey(`${kind}:account`, account), limit: PER_ACCOUNT }]),
  ].map((limit) => ({ ...limit, windowMs: WINDOW, now }));
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await takeFromLimit(db, limit);
    if (!allowed) throw refuseMore(retryAfterSeconds);
  }
  return async () => {
    for (const limit of limits) await giveBackToLimit(db, limit);
  };
}

function refuseMore(retryAfterSeconds: number): AppError {
  const minutesLeft = Math.ceil(retryAfterSeconds / 60);
  return new AppError(
    'too-many',
    `Per daug bandymų prisijungti. Bandykite dar kartą po ${minutesLeft} min.`,
    { retryAfterSeconds },
  );
}
