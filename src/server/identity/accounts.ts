import { hashPassword } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Role } from '../../domain/constants.ts';
import { type Machine, recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { accounts, profiles, sessions, user_roles } from '../database/schema/identity.ts';
import { AppError } from '../errors.ts';
import { checkNewPassword } from './passwords.ts';
import { removeSecondFactor } from './second-factor.ts';

export { generatePassword } from './passwords.ts';

type Deps = Pick<AppContext, 'db' | 'clock'>;

export interface NewAccount {
  email: string;
  password: string;
  name: string;
}

/**
 * Accounts are made here only: by the start of the product, by `admin:create` and by the demo data.
 * @throws AppError `invalid` for a bad address or short password, `conflict` when the address is taken
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
  checkNewPassword(account.password);
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
      const entry = { by: { machine: account.by }, action: 'profile.create', at: now };
      const after = { email, role: account.role };
      await recordChange(tx, { ...entry, entity: 'profile', entityId: profile.id, after });
    }
    return profile;
  });
}

/**
 * A new password for an existing account; everyone signed in with the old one is signed out.
 * @throws AppError `not-found` when nobody has this address
 */
export async function setPassword(
  { db, clock }: Deps,
  { email, password, by = 'komanda' }: { email: string; password: string; by?: Machine },
): Promise<void> {
  checkNewPassword(password);
  const hash = await hashPassword(password);
  const at = clock.now();
  await db.transaction(async (tx) => {
    const userId = await getUserId(tx, email);
    await storePassword(tx, { userId, hash, at });
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    const entry = { by: { machine: by }, action: 'account.password', at };
    await recordChange(tx, { ...entry, entity: 'profile', entityId: userId });
  });
}

/** Of the account's own sign-in; who is signed in is the caller's to decide. */
export async function storePassword(
  tx: Transaction,
  { userId, hash, at }: { userId: string; hash: string; at: Date },
): Promise<void> {
  await tx
    .update(accounts)
    .set({ password: hash, updatedAt: at })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}

/**
 * The one role an account has from now on; it counts with the next request.
 * @throws AppError `not-found`; `conflict` when nobody would be left to administrate
 */
export async function setRole(
  { db, clock }: Deps,
  { email, role }: { email: string; role: Role },
): Promise<void> {
  await db.transaction(async (tx) => {
    const userId = await getUserId(tx, email);
    // All administrators, locked: two that demote each other at once would leave none.
    const administrators = await tx
      .select({ id: user_roles.user_id })
      .from(user_roles)
      .where(eq(user_roles.role, 'admin'))
      .for('update');
    if (role !== 'admin' && !administrators.some(({ id }) => id !== userId)) {
      throw new AppError(
        'conflict',
        'Tai vienintelis administratorius. Pirmiausia administratoriaus rolę suteikite kitam.',
      );
    }
    const before = await tx.delete(user_roles).where(eq(user_roles.user_id, userId)).returning();
    await tx.insert(user_roles).values({ user_id: userId, role });
    await recordChange(tx, {
      by: { machine: 'komanda' },
      action: 'profile.role',
      entity: 'profile',
      entityId: userId,
      before: { roles: before.map((row) => row.role) },
      after: { roles: [role] },
      at: clock.now(),
    });
  });
}

/**
 * Takes the second factor away from whoever lost phone and recovery codes, and signs them out everywhere.
 * @returns false when there was none
 * @throws AppError `not-found`
 */
export async function resetSecondFactor({ db, clock }: Deps, email: string): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const userId = await getUserId(tx, email);
    const by = { machine: 'komanda' } as const;
    const isRemoved = await removeSecondFactor({ db: tx, clock }, { userId, by });
    if (isRemoved) await tx.delete(sessions).where(eq(sessions.userId, userId));
    return isRemoved;
  });
}

async function getUserId(tx: Transaction, address: string): Promise<string> {
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, normaliseEmail(address)));
  if (!row) throw new AppError('not-found', 'Paskyros su šiuo el. pašto adresu nėra');
  return row.id;
}

function normaliseEmail(email: string): string {
  const parsed = z.email().safeParse(email.trim().toLowerCase());
  if (parsed.success) return parsed.data;
  const message = 'Neteisingas el. pašto formatas';
  throw new AppError('invalid', message, { errors: [{ field: 'email', message }] });
}
