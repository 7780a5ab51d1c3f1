import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Role } from '../../domain/roles.ts';
import { personMark } from '../audit/audited-persons.ts';
import { type Change, type Machine, recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import {
  accounts,
  profiles,
  sessions,
  user_roles,
  verifications,
} from '../database/schema/identity.ts';
import { findSecret } from '../database/secret.ts';
import { AppError } from '../errors.ts';
import { announcePublicChange } from '../pages/page-cache/public-changes.ts';
import { addAccountMail } from './account-mails.ts';
import { clearAttempts } from './attempts.ts';
import { hashPassword } from './password-hash.ts';
import { checkNewPassword } from './passwords.ts';
import { removeSecondFactor } from './second-factor.ts';

export { generatePassword } from './passwords.ts';

type Deps = Pick<AppContext, 'db' | 'clock'>;
interface Person {
  id: string;
  email: string;
  name: string;
  disabledAt: Date | null;
}

const COMMAND = { machine: 'komanda' } as const;

interface NewAccount {
  email: string;
  password: string;
  name: string;
}

/**
 * Accounts are made here only: by the start of the product, by `admin:create` and by the demo data.
 * @throws AppError `invalid` for a bad address or weak password, `conflict` when the address is taken
 */
export function createAdministrator(
  deps: Deps,
  account: NewAccount & { by?: Machine },
): Promise<{ id: string }> {
  return createAccount(deps, { by: 'automatika', ...account, role: 'admin' });
}

/** As `createAdministrator`, with any role; null leaves the user without a role row. Recorded when `by` is given. */
export async function createAccount(
  { db, clock }: Deps,
  account: NewAccount & { role: Role | null; isDemo?: boolean; by?: Machine },
): Promise<{ id: string }> {
  const email = normaliseEmail(account.email);
  await checkNewPassword(account.password, [email, account.name]);
  const password = await hashPassword(account.password);
  const now = clock.now();
  return await db.transaction(async (tx) => {
    const [profile] = await tx
      .insert(profiles)
      .values({
        email,
        name: account.name,
        emailVerified: true,
        createdAt: now,
        updatedAt: now,
        is_demo: account.isDemo ?? false,
      })
      .onConflictDoNothing()
      .returning({ id: profiles.id });
    if (!profile) {
      const message = 'Paskyra su šiuo el. pašto adresu jau yra';
      throw new AppError('conflict', message, { errors: [{ field: 'email', message }] });
    }
    await tx.insert(accounts).values({
      userId: profile.id,
      accountId: profile.id,
      providerId: 'credential',
      password,
      createdAt: now,
      updatedAt: now,
    });
    if (account.role) {
      await tx.insert(user_roles).values({ user_id: profile.id, role: account.role });
    }
    if (account.by) {
      const after = { role: account.role };
      const by = { machine: account.by };
      await recordChange(tx, {
        by,
        action: 'profile.create',
        ...about(profile.id),
        after,
        at: now,
      });
    }
    return profile;
  });
}

/**
 * A new password for an existing account; everyone signed in with the old one is signed out, and what was tried with
 * it no longer counts.
 * @throws AppError `not-found` when no account has this address
 */
export async function setPassword(
  { db, clock }: Deps,
  { email: address, password }: { email: string; password: string },
): Promise<void> {
  await checkNewPassword(password, [address]);
  const hash = await hashPassword(password);
  const at = clock.now();
  await db.transaction(async (tx) => {
    const { id, email } = await getPerson(tx, address);
    await storePassword(tx, { userId: id, email, hash, at });
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await recordChange(tx, {
      by: { machine: 'komanda' },
      action: 'account.password',
      ...about(id),
      at,
    });
  });
}

/** Of the account's own sign-in, whose owner is notified; sessions are the caller's decision. */
export async function storePassword(
  tx: Transaction,
  { userId, email, hash, at }: { userId: string; email: string; hash: string; at: Date },
): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: hash, updatedAt: at })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  await clearAttempts(tx, await findSecret(tx), [email.toLowerCase(), userId]);
  await addAccountMail(tx, { email, kind: 'password', at });
}

/**
 * The one role an account has from now on; it counts with the next request.
 * @throws AppError `not-found`; `conflict` when no administrator would be left
 */
export function setRole(deps: Deps, { email, role }: { email: string; role: Role }): Promise<void> {
  return change(deps, email, async (tx, { id }) => {
    if (role !== 'admin') await keepAnAdministrator(tx, id);
    const before = await tx.delete(user_roles).where(eq(user_roles.user_id, id)).returning();
    await tx.insert(user_roles).values({ user_id: id, role });
    return {
      action: 'profile.role',
      before: { roles: before.map((row) => row.role) },
      after: { roles: [role] },
    };
  });
}

/**
 * Signing in is refused until the account is enabled again; its sessions end.
 * @throws AppError `not-found`; `conflict` when it is, or when no administrator would be left
 */
export function disableAccount(deps: Deps, email: string): Promise<void> {
  return change(deps, email, async (tx, { id, disabledAt }) => {
    if (disabledAt) throw new AppError('conflict', 'Ši paskyra jau išjungta');
    await keepAnAdministrator(tx, id);
    await tx.update(profiles).set({ disabledAt: deps.clock.now() }).where(eq(profiles.id, id));
    await signOutEverywhere(tx, id);
    return { action: 'profile.disable' };
  });
}

/** @throws AppError `not-found`; `conflict` when it is not disabled */
export function enableAccount(deps: Deps, email: string): Promise<void> {
  return change(deps, email, async (tx, { id, disabledAt }) => {
    if (!disabledAt) throw new AppError('conflict', 'Ši paskyra neišjungta');
    await tx.update(profiles).set({ disabledAt: null }).where(eq(profiles.id, id));
    return { action: 'profile.enable' };
  });
}

/**
 * Removes the account with its password, sessions and second factor. What its owner wrote stays, and so does the
 * audit, which knows the account by its id.
 * @throws AppError `not-found`; `conflict` when no administrator would be left
 */
export function deleteAccount(deps: Deps, email: string): Promise<void> {
  return change(deps, email, removeAccount);
}

/** As `deleteAccount`, and the entry of the audit is the caller's. @throws AppError `conflict` */
export async function removeAccount(
  tx: Transaction,
  { id, email }: Pick<Person, 'id' | 'email'>,
): Promise<Pick<Change, 'action' | 'before'>> {
  await keepAnAdministrator(tx, id);
  await signOutEverywhere(tx, id);
  await tx.delete(profiles).where(eq(profiles.id, id));
  // What they reviewed names them no more.
  await announcePublicChange(tx, ['articles']);
  // Asked about the address later, the mark tells which id it had.
  return { action: 'profile.delete', before: { person: await personMark(tx, email) } };
}

/** Nothing that was tried so far keeps anybody waiting. @throws AppError `not-found` */
export function unlockAccount(deps: Deps, email: string): Promise<void> {
  return change(deps, email, async (tx, person) => {
    await clearAttempts(tx, await findSecret(tx), [person.email.toLowerCase(), person.id]);
    return { action: 'profile.unlock' };
  });
}

/**
 * Removes the second factor of an owner who lost phone and recovery codes, and ends all their sessions.
 * @returns false when there was none
 * @throws AppError `not-found`
 */
export async function resetSecondFactor({ db, clock }: Deps, email: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const { id: userId } = await getPerson(tx, email);
    const isRemoved = await removeSecondFactor({ db: tx, clock }, { userId, by: COMMAND });
    if (isRemoved) await tx.delete(sessions).where(eq(sessions.userId, userId));
    return isRemoved;
  });
}

/** What a command does to one account, and the entry of the audit about it. */
async function change(
  { db, clock }: Deps,
  email: string,
  work: (tx: Transaction, person: Person) => Promise<Pick<Change, 'action' | 'before' | 'after'>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = await getPerson(tx, email);
    const entry = await work(tx, person);
    await recordChange(tx, { by: COMMAND, ...entry, ...about(person.id), at: clock.now() });
  });
}

/** All administrators, locked: two that are taken the role at once would leave none. */
async function keepAnAdministrator(tx: Transaction, userId: string): Promise<void> {
  const others = await tx
    .select({ id: user_roles.user_id })
    .from(user_roles)
    .innerJoin(profiles, and(eq(profiles.id, user_roles.user_id), isNull(profiles.disabledAt)))
    .where(eq(user_roles.role, 'admin'))
    .for('update');
  if (others.some(({ id }) => id !== userId) || !others.some(({ id }) => id === userId)) return;
  throw new AppError(
    'conflict',
    'Tai vienintelis administratorius. Pirmiausia administratoriaus rolę suteikite kitam.',
  );
}

/** Half-way too: a password that was right a moment ago opens nothing with a code. */
async function signOutEverywhere(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

async function getPerson(tx: Transaction, address: string): Promise<Person> {
  const { id, email, name, disabledAt } = profiles;
  const [row] = await tx
    .select({ id, email, name, disabledAt })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, normaliseEmail(address)));
  if (!row) throw new AppError('not-found', 'Paskyros su šiuo el. pašto adresu nėra');
  return row;
}

const about = (entityId: string) => ({ entity: 'profile', entityId });

/** @throws AppError `invalid` */
export function normaliseEmail(email: string): string {
  const parsed = z.email().safeParse(email.trim().toLowerCase());
  if (parsed.success) return parsed.data;
  const message = 'Neteisingas el. pašto formatas';
  throw new AppError('invalid', message, { errors: [{ field: 'email', message }] });
}
