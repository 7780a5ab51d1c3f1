import { hashPassword } from 'better-auth/crypto';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Role } from '../../domain/constants.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { accounts, profiles, sessions, user_roles } from '../database/schema/identity.ts';
import { AppError } from '../errors.ts';
import { checkNewPassword } from './passwords.ts';

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
export function createAdministrator(deps: Deps, account: NewAccount): Promise<{ id: string }> {
  return createAccount(deps, { ...account, role: 'admin' });
}

/** As `createAdministrator`, with any role; null leaves the user without a role row. */
export async function createAccount(
  { db, clock }: Deps,
  account: NewAccount & { role: Role | null; isDemo?: boolean },
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
    return profile;
  });
}

/**
 * A new password for an existing account; everyone signed in with the old one is signed out.
 * @throws AppError `not-found` when nobody has this address
 */
export async function setPassword(
  { db, clock }: Deps,
  { email, password }: { email: string; password: string },
): Promise<void> {
  checkNewPassword(password);
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const userId = await findUserId(tx, normaliseEmail(email));
    if (!userId) throw new AppError('not-found', 'Paskyros su šiuo el. pašto adresu nėra');
    await tx
      .update(accounts)
      .set({ password: hash, updatedAt: clock.now() })
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
  });
}

async function findUserId(tx: Transaction, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  return row?.id ?? null;
}

function normaliseEmail(email: string): string {
  const parsed = z.email().safeParse(email.trim().toLowerCase());
  if (parsed.success) return parsed.data;
  const message = 'Neteisingas el. pašto formatas';
  throw new AppError('invalid', message, { errors: [{ field: 'email', message }] });
}
