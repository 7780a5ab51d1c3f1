import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { type Change, recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { profiles, two_factors } from '../database/schema/identity.ts';
import { AppError } from '../errors.ts';
import { addAccountMail } from './account-mails.ts';
import { endSessionsBut } from './end-sessions.ts';
import { wrongCode } from './identity-errors.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { findStep } from './totp.ts';

/*
 * Second factors as Better Auth keeps them: secret and recovery codes encrypted with its key (keys/signing-keys.ts).
 * What changes them is ours, so that it stands in one transaction with its entry in the audit and leaves the
 * person's session alone; a sign-in is checked by the library.
 */

interface Deps extends Pick<AppContext, 'db' | 'clock'> {
  keys: Pick<SigningKeys, 'encryption'>;
}
type By = Change['by'];

const RECOVERY_CODES = 10;

/**
 * Takes a code for this account once: the same code, and any older one, is refused from now on.
 * Codes live by the machine's own clock, as they do in the library.
 */
export async function consumeCode(
  { keys }: Pick<Deps, 'keys'>,
  db: Executor,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> {
  const factor = await findFactor(db, userId);
  if (!factor) return false;
  const key = await symmetricDecrypt({ key: keys.encryption, data: factor.secret });
  const step = findStep(key, code, new Date());
  if (step === null) return false;
  const spent = await db
    .update(two_factors)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(two_factors.id, factor.id),
        or(isNull(two_factors.lastUsedStep), lt(two_factors.lastUsedStep, step)),
      ),
    )
    .returning({ id: two_factors.id });
  return spent.length === 1;
}

/**
 * The step that switches a second factor on: the person has shown that the program makes the right codes. This
 * session goes on; the others were opened by the password alone and end.
 * @throws AppError `conflict` when there is nothing to confirm, `invalid` for a wrong code
 */
export async function confirmSecondFactor(
  { db, clock, keys }: Deps,
  { userId, sessionId, code }: { userId: string; sessionId: string; code: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const factor = await findFactor(tx, userId);
    if (!factor || factor.verified) {
      const detail = factor
        ? 'Antrasis veiksnys jau įjungtas'
        : 'Pirmiausia gaukite kodą programėlei';
      throw new AppError('conflict', detail);
    }
    if (!(await consumeCode({ keys }, tx, { userId, code }))) throw wrongCode('code', 'invalid');
    await tx.update(two_factors).set({ verified: true }).where(eq(two_factors.id, factor.id));
    const at = clock.now();
    const email = await setEnabled(tx, userId, true, at);
    await addAccountMail(tx, { email, kind: 'two-factor-on', at });
    const ended = await endSessionsBut(tx, { userId, sessionId });
    const entry = { by: userId, action: 'account.two-factor-on', ...profile(userId), at };
    await recordChange(tx, { ...entry, ...(ended > 0 && { after: { sessions: ended } }) });
  });
}

/** @returns false when there was none */
export async function removeSecondFactor(
  { db, clock }: Pick<Deps, 'clock'> & { db: Executor },
  { userId, by }: { userId: string; by: By },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const gone = await tx
      .delete(two_factors)
      .where(eq(two_factors.userId, userId))
      .returning({ verified: two_factors.verified });
    const at = clock.now();
    const email = await setEnabled(tx, userId, false, at);
    if (!gone[0]?.verified) return false;
    await addAccountMail(tx, { email, kind: 'two-factor-off', at });
    await recordChange(tx, { by, action: 'account.two-factor-off', ...profile(userId), at });
    return true;
  });
}

/** @returns the new codes, to be shown once; the old ones are worth nothing any more */
export async function renewRecoveryCodes(
  { db, clock, keys }: Deps,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  const backupCodes = await symmetricEncrypt({ key: keys.encryption, data: JSON.stringify(codes) });
  await db.transaction(async (tx) => {
    const renewed = await tx
      .update(two_factors)
      .set({ backupCodes })
      .where(and(eq(two_factors.userId, userId), eq(two_factors.verified, true)))
      .returning({ id: two_factors.id });
    if (renewed.length === 0) throw new AppError('conflict', 'Antrasis veiksnys neįjungtas');
    const at = clock.now();
    const action = 'account.recovery-codes';
    await recordChange(tx, { by: userId, action, ...profile(userId), at });
    const [owner] = await tx.select().from(profiles).where(eq(profiles.id, userId));
    if (owner) await addAccountMail(tx, { email: owner.email, kind: 'recovery-codes', at });
  });
  return codes;
}

/**
 * A sign-in with a recovery code, for the audit: its owner sees in it that somebody had one. The library has
 * taken the code by then.
 */
export async function recordRecoveryCode(deps: Deps, userId: string): Promise<void> {
  const recovery_codes_left = await countRecoveryCodes(deps, userId);
  await recordChange(deps.db, {
    by: userId,
    action: 'account.recovery-code-used',
    ...profile(userId),
    after: { recovery_codes_left },
    at: deps.clock.now(),
  });
}

/** How many recovery codes have not been used. */
export async function countRecoveryCodes(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  userId: string,
): Promise<number> {
  return (await listRecoveryCodes({ db, keys }, userId)).length;
}

/**
 * Proves that the person who knows the password has the factor too. A code is spent; a recovery code is not, since what it is asked
 * for makes the codes worthless.
 * @throws AppError `conflict` without a second factor, `invalid` naming the field
 */
export async function confirmProof(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  { userId, proof }: { userId: string; proof: { code: string } | { recovery_code: string } },
): Promise<void> {
  const factor = await findFactor(db, userId);
  if (!factor?.verified) throw new AppError('conflict', 'Antrasis veiksnys neįjungtas');
  if ('code' in proof) {
    if (!(await consumeCode({ keys }, db, { userId, code: proof.code })))
      throw wrongCode('code', 'invalid');
  } else if (!(await listRecoveryCodes({ db, keys }, userId)).includes(proof.recovery_code))
    throw wrongCode('recovery_code', 'invalid');
}

async function listRecoveryCodes(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  userId: string,
): Promise<unknown[]> {
  const factor = await findFactor(db, userId);
  if (!factor?.verified) return [];
  const codes: unknown = JSON.parse(
    await symmetricDecrypt({ key: keys.encryption, data: factor.backupCodes }),
  );
  return Array.isArray(codes) ? codes : [];
}

/** As the library's own look: „aB3dE-fG7hJ“. */
function makeRecoveryCode(): string {
  const text = generateRandomString(10, 'a-z', '0-9', 'A-Z');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

async function findFactor(db: Executor, userId: string) {
  const [factor] = await db.select().from(two_factors).where(eq(two_factors.userId, userId));
  return factor ?? null;
}

/** @returns the owner's address */
async function setEnabled(tx: Transaction, userId: string, isEnabled: boolean, updatedAt: Date) {
  const [owner] = await tx
    .update(profiles)
    .set({ twoFactorEnabled: isEnabled, updatedAt })
    .where(eq(profiles.id, userId))
    .returning({ email: profiles.email });
  return owner?.email ?? '';
}

const profile = (entityId: string) => ({ entity: 'profile', entityId });
