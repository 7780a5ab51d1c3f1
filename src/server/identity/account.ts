import { and, desc, eq, gt } from 'drizzle-orm';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import { accounts, profiles, sessions } from '../database/schema/identity.ts';
import { AppError } from '../errors.ts';
import { offsetOf, type PageRequest, toPage } from '../http/paging.ts';
import { storePassword } from './accounts.ts';
import { consumeAttempt } from './attempts.ts';
import { endSessionsBut } from './end-sessions.ts';
import { checkPassword, hashPassword } from './password-hash.ts';
import { checkNewPassword, MAX_PASSWORD_LENGTH } from './passwords.ts';

/* What a signed-in person does with the own account. */

type Ctx = Pick<AppContext, 'db' | 'clock'>;
type LimitedCtx = Ctx & { secret: string };

export interface Owner {
  userId: string;
  sessionId: string;
  ip: string;
}

/**
 * A person who finds an open panel does not know the password: what weakens an account asks for it, with the limits
 * of a sign-in.
 * @throws AppError `invalid` naming the field; `too-many`
 */
export async function confirmPassword(
  ctx: LimitedCtx,
  { userId, ip }: Owner,
  { password, field }: { password: string; field: 'password' | 'current_password' },
): Promise<void> {
  const refund = await consumeAttempt(ctx, { kind: 'password', account: userId, ip });
  const [account] = await ctx.db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
  const hash = account?.hash;
  if (!hash || password.length > MAX_PASSWORD_LENGTH || !(await checkPassword(hash, password))) {
    const message = 'Neteisingas slaptažodis';
    throw new AppError('invalid', message, { errors: [{ field, message }] });
  }
  await refund();
}

/** This session goes on; everyone else who is signed in with the old password is signed out. */
export async function changePassword(
  ctx: LimitedCtx,
  owner: Owner,
  { current_password, new_password }: { current_password: string; new_password: string },
): Promise<void> {
  const [person] = await ctx.db
    .select({ email: profiles.email, name: profiles.name })
    .from(profiles)
    .where(eq(profiles.id, owner.userId));
  if (!person) throw new AppError('not-found', 'Paskyra nerasta');
  await checkNewPassword(new_password, [person.email, person.name], 'new_password');
  await confirmPassword(ctx, owner, { password: current_password, field: 'current_password' });
  const hash = await hashPassword(new_password);
  const at = ctx.clock.now();
  const { userId } = owner;
  await ctx.db.transaction(async (tx) => {
    await storePassword(tx, { userId, email: person.email, hash, at });
    await endSessionsBut(tx, owner);
    await recordChange(tx, { by: userId, action: 'account.password', ...profile(userId), at });
  });
}

/** The live sessions of a person, the one used last first. */
export async function listSessions(
  { db }: Pick<Ctx, 'db'>,
  { userId, sessionId }: Owner,
  page: PageRequest,
) {
  // Sessions live by the machine's own clock, as they do in the library.
  const where = and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date()));
  const [rows, total] = await Promise.all([
    db
      .select({
        id: sessions.id,
        created_at: sessions.createdAt,
        updated_at: sessions.updatedAt,
        ip_address: sessions.ipAddress,
        user_agent: sessions.userAgent,
      })
      .from(sessions)
      .where(where)
      .orderBy(desc(sessions.updatedAt), sessions.id)
      .limit(page.per_page)
      .offset(offsetOf(page)),
    db.$count(sessions, where),
  ]);
  const items = rows.map((row) => ({ ...row, is_current: row.id === sessionId }));
  return toPage(page, items, total);
}

/** One of the person's own. @throws AppError `not-found` */
export async function endSession(
  { db, clock }: Ctx,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (gone.length === 0) throw new AppError('not-found', 'Tokio prisijungimo nebėra');
    const entry = { by: userId, action: 'account.sign-out', ...profile(userId) };
    await recordChange(tx, { ...entry, after: { sessions: 1 }, at: clock.now() });
  });
}

/** @returns how many were ended */
export async function endOtherSessions({ db, clock }: Ctx, owner: Owner): Promise<number> {
  return await db.transaction(async (tx) => {
    const ended = await endSessionsBut(tx, owner);
    const entry = { by: owner.userId, action: 'account.sign-out', ...profile(owner.userId) };
    if (ended > 0)
      await recordChange(tx, { ...entry, after: { sessions: ended }, at: clock.now() });
    return ended;
  });
}

const profile = (entityId: string) => ({ entity: 'profile', entityId });
