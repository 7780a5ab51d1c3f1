import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { minutes, seconds } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { sign_in_waits } from '../database/schema/identity.ts';
import { rate_limits } from '../database/schema/instances.ts';
import { AppError } from '../errors.ts';
import { networkOfAddress, siteOfAddress } from '../http/client-address.ts';
import {
  consumeLimit,
  type LimitRequest,
  limitKey,
  pseudonym,
  refundLimit,
} from '../http/limits.ts';

/*
 * Who guesses must be slow, and must not keep the owner out: decision 0022. What is counted is an account by the
 * network it is tried from. Over all networks nothing is refused: unknown clients back off the longer the more is
 * tried, each for himself, and is looked at then.
 */

const WINDOW = minutes(15);
const PER_ACCOUNT = 10;
const PER_NETWORK = 30;
/** Networks of one IPv6 site cost nothing. */
const PER_SITE = 90;
/** A password of an account is checked this often before unknown clients have to back off. */
const FREE_ATTEMPTS = 10;
const MIN_BACK_OFF = seconds(5);
const MAX_BACK_OFF = minutes(15);

/** A browser that signed in before, by its row; a network that the account was signed in from; or neither. */
export type Familiarity = { browser: string } | 'network' | 'unknown';

interface Attempt {
  /** What is tried, each counted for itself. `password` is asked of somebody signed in. */
  kind: 'sign-in' | 'two-factor' | 'password';
  /** E-mail or id; absent where the account is unknown. */
  account?: string | undefined;
  ip: string;
  familiarity?: Familiarity;
}

type Deps = Pick<AppContext, 'db' | 'clock'> & { secret: string };

/**
 * Counts an attempt in the database, before anything is looked at: a hundred at once are a hundred.
 * @returns refunds the attempt, for one that turned out right
 * @throws AppError `too-many` with the time to wait
 */
export async function consumeAttempt(deps: Deps, attempt: Attempt): Promise<() => Promise<void>> {
  const { db, clock, secret } = deps;
  const now = clock.now();
  const inWindow = ({ key, limit }: Limit): LimitRequest => ({ key, limit, windowMs: WINDOW, now });
  const limits = listLimits(secret, attempt).map(inWindow);
  const refund = async () => {
    for (const limit of limits) await refundLimit(db, limit);
  };
  for (const limit of limits) {
    const { allowed, retryAfterSeconds } = await consumeLimit(db, limit);
    if (!allowed) throw refuse('Per daug bandymų prisijungti.', retryAfterSeconds);
  }
  const { kind, account, ip, familiarity = 'unknown' } = attempt;
  if (kind !== 'sign-in' || account === undefined || familiarity !== 'unknown') return refund;
  const ofAccount = accountKey(secret, kind, account);
  const unknownClients = inWindow({ key: `${ofAccount}:unknown`, limit: FREE_ATTEMPTS });
  const ofClient = `${ofAccount}:${networkKey(secret, ip)}`;
  const wait = await applyBackOff(db, ofClient, unknownClients);
  if (wait !== null) {
    await refund();
    throw refuse('Prie šios paskyros dabar jungiamasi neįprastai dažnai.', wait);
  }
  limits.push(unknownClients);
  return refund;
}

type Limit = Pick<LimitRequest, 'key' | 'limit'>;

function listLimits(secret: string, { kind, account, ip, familiarity }: Attempt): Limit[] {
  const ofAccount = account === undefined ? null : accountKey(secret, kind, account);
  if (ofAccount && typeof familiarity === 'object')
    return [{ key: `${ofAccount}:${familiarity.browser}`, limit: PER_ACCOUNT }];
  const network = networkOfAddress(ip);
  const site = siteOfAddress(ip);
  const limits = [
    { key: limitKey(secret, `${kind}:address`, network), limit: PER_NETWORK },
    ...(site ? [{ key: limitKey(secret, `${kind}:address`, site), limit: PER_SITE }] : []),
  ];
  if (!ofAccount) return limits;
  // Codes are few: unknown clients may try ten of them, over all networks.
  const isByNetwork = kind === 'sign-in' || familiarity === 'network';
  const key = isByNetwork ? `${ofAccount}:${networkKey(secret, ip)}` : ofAccount;
  return [...limits, { key, limit: PER_ACCOUNT }];
}

/**
 * For how long an unknown client's password is not checked yet; null when it may be. The back-off belongs to the account
 * and the network alone: other clients' attempts do not extend it once it has begun.
 */
async function applyBackOff(
  db: Executor,
  key: string,
  unknownClients: LimitRequest,
): Promise<number | null> {
  const { now } = unknownClients;
  const lapsed = new Date(now.getTime() - WINDOW);
  const { due_at } = sign_in_waits;
  const ofClient = eq(sign_in_waits.key, key);
  const isOver = and(ofClient, gt(due_at, lapsed), lte(due_at, now));
  const spent = await db.delete(sign_in_waits).where(isOver).returning();
  if (spent.length > 0) return null;
  const [begun] = await db
    .select()
    .from(sign_in_waits)
    .where(and(ofClient, gt(due_at, now)));
  if (begun) return secondsUntil(begun.due_at, now);
  const { used } = await consumeLimit(db, unknownClients);
  if (used <= FREE_ATTEMPTS) return null;
  const [wait] = await db
    .insert(sign_in_waits)
    .values({ key, due_at: new Date(now.getTime() + backOffAfter(used - FREE_ATTEMPTS)) })
    .onConflictDoUpdate({
      target: sign_in_waits.key,
      set: {
        due_at: sql`case when ${due_at} < ${lapsed.toISOString()} then excluded.due_at else ${due_at} end`,
      },
    })
    .returning();
  return wait ? secondsUntil(wait.due_at, now) : null;
}

/** Doubles with every five more that are tried. */
export function backOffAfter(tried: number): number {
  return Math.min(MAX_BACK_OFF, MIN_BACK_OFF * 2 ** ((tried - 1) / 5));
}

/** For a new password, and for `admin:unlock`: nothing that was tried so far counts any more. */
export async function clearAttempts(
  db: Executor,
  secret: string,
  accounts: string[],
): Promise<void> {
  for (const account of accounts) {
    const mark = accountKey(secret, '', account);
    await db.delete(rate_limits).where(sql`strpos(${rate_limits.key}, ${mark}) > 0`);
    await db.delete(sign_in_waits).where(sql`strpos(${sign_in_waits.key}, ${mark}) > 0`);
  }
}

export async function deleteExpiredBackOffs(db: Executor, now: Date): Promise<void> {
  const lapsed = new Date(now.getTime() - WINDOW);
  await db.delete(sign_in_waits).where(lt(sign_in_waits.due_at, lapsed));
}

const accountKey = (secret: string, kind: string, account: string) =>
  `${kind}:account:${pseudonym(secret, 'account', account)}`;

/** Stands for where somebody signs in from, wherever that is kept. */
export const networkKey = (secret: string, ip: string) =>
  pseudonym(secret, 'network', networkOfAddress(ip));

const secondsUntil = (due: Date, now: Date) => Math.ceil((due.getTime() - now.getTime()) / 1000);

function refuse(reason: string, retryAfterSeconds: number): AppError {
  const wait =
    retryAfterSeconds < 60
      ? `${retryAfterSeconds} sek.`
      : `${Math.ceil(retryAfterSeconds / 60)} min.`;
  return new AppError('too-many', `${reason} Bandykite dar kartą po ${wait}`, {
    retryAfterSeconds,
  });
}
