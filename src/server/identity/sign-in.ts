import { isAPIError } from 'better-auth/api';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { consumeAttempt } from './attempts.ts';
import type { Identity, SecondFactorChallenge, SessionGrant } from './identity.ts';
import { translateIdentityError, WRONG_CREDENTIALS, wrongCode } from './identity-errors.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { type Client, type FoundAccount, findAccount, findFamiliarity } from './known-browsers.ts';
import { hashPassword, tooBusy } from './password-hash.ts';
import { consumeCode, recordRecoveryCode } from './second-factor.ts';
import { recordFailedSignIn, recordSignIn } from './sign-in-records.ts';

type Deps = Pick<AppContext, 'db' | 'clock' | 'log'> & {
  identity: Identity;
  secret: string;
  keys: SigningKeys;
};

interface SignInAttempt extends Client {
  email: string;
  password: string;
}

/** What the browser gets; it keeps `browser` longer than the session, so as to be known again. */
type SignedIn = SessionGrant & { browser: string };

/** Concurrent password checks for unknown clients; the other slots are reserved for known ones. */
const MAX_UNKNOWN_CONCURRENT = 30;
let unknownClients = 0;

/**
 * Signs in, within the limits; a right password refunds its attempt. Unknown and disabled accounts are counted and
 * answered like others. An account with a second factor gets a challenge instead of a session.
 * @throws AppError `unauthenticated`, or `too-many` with the time to wait
 */
export async function signIn(
  deps: Deps,
  { email, password, ...client }: SignInAttempt,
): Promise<SignedIn | SecondFactorChallenge> {
  const typed = email.trim().toLowerCase();
  const account = await findAccount(deps.db, { email: typed });
  const step = 'password' as const;
  return await traced(deps, { account, client, step }, async () => {
    const familiarity = await findFamiliarity(deps, account, client);
    const attempt = { kind: 'sign-in', account: typed, ip: client.ip, familiarity } as const;
    const refund = await consumeAttempt(deps, attempt);
    const look = async () => {
      if (!account?.isDisabled)
        return await deps.identity.signIn({ email: typed, password, ...client });
      await hashPassword(password);
      throw new AppError('unauthenticated', WRONG_CREDENTIALS, { log: 'disabled' });
    };
    const answer = await (familiarity === 'unknown' ? inUnknownClientSlot(look) : look());
    await refund();
    if (!('token' in answer)) return answer;
    const browser = await recordSignIn(deps, {
      account: answer.user,
      client,
      hasSecondFactor: false,
    });
    return { ...answer, browser };
  });
}

interface SecondStep extends Client {
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
  { cookies, proof, ...client }: SecondStep,
): Promise<SignedIn & SecondFactorChallenge> {
  const userId = await deps.identity.findChallenged(cookies);
  const account = userId ? await findAccount(deps.db, { id: userId }) : null;
  const step = 'second-factor' as const;
  return await traced(deps, { account, client, step }, async () => {
    const refund = await consumeAttempt(deps, {
      kind: 'two-factor',
      account: account?.id,
      ip: client.ip,
      familiarity: await findFamiliarity(deps, account, client),
    });
    if (account && 'code' in proof) {
      const { code } = proof;
      const isGood = await consumeCode(deps, deps.db, { userId: account.id, code });
      if (!isGood) throw wrongCode('code', 'unauthenticated');
    }
    const grant = await deps.identity.signInWithSecondFactor({ cookies, proof, ...client });
    if ('recovery_code' in proof) await recordRecoveryCode(deps, grant.user.id);
    await refund();
    const browser = await recordSignIn(deps, {
      account: grant.user,
      client,
      hasSecondFactor: true,
    });
    return { ...grant, browser };
  });
}

async function inUnknownClientSlot<Answer>(look: () => Promise<Answer>): Promise<Answer> {
  if (unknownClients >= MAX_UNKNOWN_CONCURRENT) throw tooBusy();
  unknownClients += 1;
  try {
    return await look();
  } finally {
    unknownClients -= 1;
  }
}

/** In our words, and with what a failure leaves behind. */
async function traced<Answer>(
  deps: Deps,
  about: { account: FoundAccount | null; client: Client; step: 'password' | 'second-factor' },
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const worded = (isAPIError(error) && translateIdentityError(error)) || error;
    const code = worded instanceof AppError ? worded.code : null;
    if (code === 'unauthenticated' || code === 'too-many')
      await recordFailedSignIn(deps, { ...about, isRefused: code === 'too-many' });
    throw worded;
  }
}
