import { isAPIError } from 'better-auth/api';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { ROLES, type Role } from '../../domain/roles.ts';
import { days, hours } from '../../domain/time/duration.ts';
import type { Database } from '../database/database.ts';
import { sessions, user_roles, verifications } from '../database/schema/identity.ts';
import type { Session, SignedInUser } from '../http/caller.ts';
import { listTrustedOrigins } from '../http/origin.ts';
import {
  ADDRESS_HEADER,
  type BetterAuthOptions,
  configureBetterAuth,
  SESSION_LIFE,
} from './better-auth.ts';
import { findChallenge, pickChallenge } from './challenge-cookie.ts';
import { signAnew } from './keys/signing-keys.ts';

/** What the browser keeps under `session` in local storage. */
export interface SessionGrant {
  /** Goes into `Authorization: Bearer`. Signed: what the database holds is not enough to sign in. */
  token: string;
  user: SignedInUser;
  expiresAt: Date;
}

/** The password was right and a second factor is needed: no session yet. */
export interface SecondFactorChallenge {
  /** For `Set-Cookie`, and nothing else: HttpOnly, at the address of the second step only. */
  cookie: string;
}

interface Client {
  /** Kept with the session, for its owner to recognise it by. */
  ip?: string | undefined;
  userAgent?: string | undefined;
}

export interface Identity {
  /** Pages of these origins may ask for changes: our own, with its loopback alias. */
  trustedOrigins: readonly string[];
  /** @throws Better Auth's error, worded by `http/problems.ts`; the same for unknown and wrong */
  signIn(
    credentials: Client & { email: string; password: string },
  ): Promise<SessionGrant | SecondFactorChallenge>;
  /** Whose sign-in waits for the second factor, by the request's Cookie header; null: none. */
  findChallenged(cookies: string | undefined): Promise<string | null>;
  /** The cookie answered ends the challenge. @throws Better Auth's error for a wrong code or a lapsed challenge */
  signInWithSecondFactor(
    step: Client & {
      cookies: string | undefined;
      proof: { code: string } | { recovery_code: string };
    },
  ): Promise<SessionGrant & SecondFactorChallenge>;
  /**
   * Makes a second factor that waits for its first code.
   * @param password of the account; look at it before with limits
   */
  prepareSecondFactor(
    authorization: string,
    password: string,
  ): Promise<{ uri: string; secret: string; recovery_codes: string[] }>;
  /**
   * @param authorization the whole header, `Bearer <token>`; cookies are never looked at
   * @returns null without a live session. Use extends a session, to thirty days after the sign-in at most.
   */
  findSession(authorization: string | undefined): Promise<Session | null>;
  /** Ends the session on the server; throws when it lives on. Without a live session there is nothing to end. */
  signOut(authorization: string | undefined): Promise<void>;
  /** Ends all sessions of a user. */
  revokeSessions(userId: string): Promise<void>;
  findRole(userId: string): Promise<Role>;
}

/** Whatever use extends it. */
const LONGEST_SESSION = days(30);
const EXTENDED_AFTER = hours(1);

/**
 * Better Auth keeps accounts, passwords and sessions; none of its endpoints is mounted. It is called
 * with a header we build, so its cookies, its sign-up and its trust in forwarded headers stay outside.
 * Whole, for all of it shares the one instance of the library.
 */
export function createIdentity(options: Omit<BetterAuthOptions, 'trustedOrigins'>): Identity {
  const { db, keys, publicUrl } = options;
  const trustedOrigins = listTrustedOrigins(publicUrl);
  const auth = configureBetterAuth({ ...options, trustedOrigins });
  const isSecure = publicUrl.startsWith('https:');
  const bearerOnly = async (authorization: string) =>
    new Headers({ authorization: await signAnew(keys, authorization) });
  const describeClient = ({ ip, userAgent }: Client) =>
    new Headers({
      ...(ip && { [ADDRESS_HEADER]: ip }),
      ...(userAgent && { 'user-agent': userAgent }),
    });

  /** What the library's bearer plugin says of a session it has just made. */
  async function grantBy(headers: Headers): Promise<SessionGrant> {
    const token = headers.get('set-auth-token');
    const session = token && (await findSession(`Bearer ${token}`));
    if (!session) throw new Error('No session after signing in');
    return { token, user: session.user, expiresAt: session.expiresAt };
  }

  async function findSession(authorization: string | undefined): Promise<Session | null> {
    if (!authorization || !/^bearer \S+$/i.test(authorization)) return null;
    const headers = await bearerOnly(authorization);
    const found = await askTwice(() => auth.api.getSession({ headers }));
    if (!found || found.user.disabledAt) return null;
    const expiresAt = await extend(found.session);
    if (expiresAt <= new Date()) return null;
    const { id, email, name } = found.user;
    return { id: found.session.id, user: { id, email, name }, expiresAt };
  }

  /**
   * The library keeps to itself what it failed with. The database says whether it can be asked at all; once it can, the
   * question is put again.
   */
  async function askTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (!isAPIError(error) || error.statusCode < 500) throw error;
      await db.execute(sql`select 1`);
      return await ask();
    }
  }

  async function extend(session: { id: string; createdAt: Date; expiresAt: Date }): Promise<Date> {
    const now = Date.now();
    const last = session.createdAt.getTime() + LONGEST_SESSION;
    const next = Math.min(now + SESSION_LIFE, last);
    const gained = next - session.expiresAt.getTime();
    if (gained >= 0 && gained < EXTENDED_AFTER) return session.expiresAt;
    const expiresAt = new Date(next);
    await db
      .update(sessions)
      .set({ expiresAt, updatedAt: new Date(now) })
      .where(eq(sessions.id, session.id));
    return expiresAt;
  }

  return {
    trustedOrigins,
    async signIn({ email, password, ...client }) {
      const { headers, response } = await auth.api.signInEmail({
        body: { email, password },
        headers: describeClient(client),
        returnHeaders: true,
      });
      if ('twoFactorRedirect' in response) return { cookie: pickChallenge(headers) };
      return await grantBy(headers);
    },
    async findChallenged(cookies) {
      const challenge = findChallenge(cookies, isSecure);
      if (!challenge) return null;
      const isLive = gt(verifications.expiresAt, new Date());
      const [row] = await db
        .select({ userId: verifications.value })
        .from(verifications)
        .where(and(eq(verifications.identifier, challenge.identifier), isLive));
      return row?.userId ?? null;
    },
    async signInWithSecondFactor({ cookies, proof, ...client }) {
      const headers = describeClient(client);
      // Of all cookies only the step's own: the session's is never looked at.
      headers.set('cookie', findChallenge(cookies, isSecure)?.cookie ?? '');
      const answered =
        'code' in proof
          ? await auth.api.verifyTOTP({ body: { code: proof.code }, headers, returnHeaders: true })
          : await auth.api.verifyBackupCode({
              body: { code: proof.recovery_code },
              headers,
              returnHeaders: true,
            });
      return { ...(await grantBy(answered.headers)), cookie: pickChallenge(answered.headers) };
    },
    async prepareSecondFactor(authorization, password) {
      const answer = await auth.api.enableTwoFactor({
        body: { password },
        headers: await bearerOnly(authorization),
      });
      if (answer.method !== 'totp') throw new Error(`A second factor of kind ${answer.method}`);
      return {
        uri: answer.totpURI,
        secret: new URL(answer.totpURI).searchParams.get('secret') ?? '',
        recovery_codes: answer.backupCodes,
      };
    },
    findSession,
    async signOut(authorization) {
      // The library answers success also when the row could not be deleted.
      const session = await findSession(authorization);
      if (session) await db.delete(sessions).where(eq(sessions.id, session.id));
    },
    async revokeSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    findRole: (userId) => findRole(db, userId),
  };
}

/** The strongest role of a user; 'user' when there is no row (specification §3). */
async function findRole(db: Database, userId: string): Promise<Role> {
  const [row] = await db
    .select({ role: user_roles.role })
    .from(user_roles)
    .where(eq(user_roles.user_id, userId))
    .orderBy(asc(sql`array_position(${sql.raw(ROLE_ORDER)}, ${user_roles.role})`))
    .limit(1);
  return row?.role ?? 'user';
}

const ROLE_ORDER = `array[${ROLES.map((role) => `'${role}'`).join(', ')}]::text[]`;
