import { isAPIError } from 'better-auth/api';
import type { AppContext } from '../context.ts';
import { countAttempt } from './attempts.ts';
import type { Identity, SecondFactorChallenge, SessionGrant } from './identity.ts';
import { wordIdentityError, wrongCode } from './identity-errors.ts';
import { recordRecoveryCode, spendCode } from './second-factor.ts';

type Deps = Pick<AppContext, 'db' | 'clock'> & { identity: Identity; secret: string };

interface Client {
  ip: string;
  userAgent?: string | undefined;
}

export interface SignInAttempt extends Client {
  email: string;
  password: string;
}

/**
 * Signs in, within the limits; a right password gives its attempt back. Unknown accounts are counted and answered
 * like known ones. An account with a second factor gets a challenge instead of a session.
 * @throws AppError `unauthenticated`, or `too-many` with the time to wait
 */
export async function signIn(
  deps: Deps,
  { email, password, ip, userAgent }: SignInAttempt,
): Promise<SessionGrant | SecondFactorChallenge> {
  const account = email.trim().toLowerCase();
  const giveBack = await countAttempt(deps, { kind: 'sign-in', account, ip });
  return await worded(async () => {
    const answer = await deps.identity.signIn({ email: email.trim(), password, ip, userAgent });
    await giveBack();
    return answer;
  });
}

export interface SecondStep extends Client {
  /** The request's whole Cookie header. */
  cookies: string | undefined;
  /** Six digits of the moment, or one of the recovery codes. */
  proof: { code: string } | { recovery_code: string };
}

/**
 * The second step of a sign-in. A code is taken once, also by two requests at once, and a challenge answers one
 * sign-in.
 * @throws AppError `unauthenticated` naming the field for a wrong code, without a field when the password has to be
 *   given again; `too-many`
 */
export async function signInWithSecondFactor(
  deps: Deps,
  { cookies, proof, ip, userAgent }: SecondStep,
): Promise<SessionGrant & SecondFactorChallenge> {
  const account = await deps.identity.findChallenged(cookies);
  const giveBack = await countAttempt(deps, {
    kind: 'two-factor',
    account: account ?? undefined,
    ip,
  });
  if (account && 'code' in proof) {
    const { code } = proof;
    const isGood = await spendCode(deps, deps.db, { userId: account, code });
    if (!isGood) throw wrongCode('code', 'unauthenticated');
  }
  return await worded(async () => {
    const grant = await deps.identity.signInWithSecondFactor({ cookies, proof, ip, userAgent });
    if ('recovery_code' in proof) await recordRecoveryCode(deps, grant.user.id);
    await giveBack();
    return grant;
  });
}

async function worded<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw (isAPIError(error) && wordIdentityError(error)) || error;
  }
}
