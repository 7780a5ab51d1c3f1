import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { asc, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ROLES, type Role } from '../../domain/constants.ts';
import { days, hours } from '../../domain/duration.ts';
import type { Database } from '../database/database.ts';
import {
  accounts,
  profiles,
  sessions,
  user_roles,
  verifications,
} from '../database/schema/identity.ts';
import type { Session, SignedInUser } from './caller.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts';

/** What the browser keeps under `session` in local storage. */
export interface SessionGrant {
  /** Goes into `Authorization: Bearer`. Signed: what the database holds is not enough to sign in. */
  token: string;
  user: SignedInUser;
  expiresAt: Date;
}

export interface Identity {
  /** Pages of these origins may ask for changes: our own, with its loopback alias. */
  trustedOrigins: readonly string[];
  /** @throws Better Auth's error, worded by `http/problems.ts`; the same for unknown and wrong */
  signIn(credentials: {
    email: string;
    password: string;
    userAgent?: string | undefined;
  }): Promise<SessionGrant>;
  /**
   * @param authorization the whole header, `Bearer <token>`; cookies are never looked at
   * @returns null without a live session. A session used in its last days is extended.
   */
  findSession(authorization: string | undefined): Promise<Session | null>;
  /** Ends the session on the server. Without a live session there is nothing to end. */
  signOut(authorization: string | undefined): Promise<void>;
  /** Ends all sessions of a user. */
  revokeSessions(userId: string): Promise<void>;
  findRole(userId: string): Promise<Role>;
}

interface IdentityDeps {
  db: Database;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Signs session tokens; at least 32 random characters, kept between starts. */
  secret: string;
  /** Only named to the library: it never sees a request, so it builds no address. */
  publicUrl: string;
}

const SESSION_LIFE = days(7);
const EXTENDED_AFTER = hours(1);
const inSeconds = (milliseconds: number) => milliseconds / 1000;

/**
 * Better Auth keeps accounts, passwords and sessions; none of its endpoints is mounted. It is called
 * with a header we build, so its cookies, its sign-up and its trust in forwarded headers stay outside.
 */
export function createIdentity({ db, log, secret, publicUrl }: IdentityDeps): Identity {
  const trustedOrigins = listTrustedOrigins(publicUrl);
  const auth = betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_level, message) => log.error({ identity: message }) },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { profiles, sessions, accounts, verifications },
    }),
    user: { modelName: 'profiles' },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    session: {
      modelName: 'sessions',
      expiresIn: inSeconds(SESSION_LIFE),
      updateAge: inSeconds(EXTENDED_AFTER),
      cookieCache: { enabled: false },
    },
    advanced: { database: { generateId: 'uuid' } },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    plugins: [bearer({ requireSignature: true })],
  });
  const bearerOnly = (authorization: string) => new Headers({ authorization });

  return {
    trustedOrigins,
    async signIn({ email, password, userAgent }) {
      const { headers, response } = await auth.api.signInEmail({
        body: { email, password },
        headers: new Headers(userAgent ? { 'user-agent': userAgent } : {}),
        returnHeaders: true,
      });
      const token = headers.get('set-auth-token');
      const session = token && (await this.findSession(`Bearer ${token}`));
      if (!session) throw new Error(`No session after signing in ${response.user.id}`);
      return { token, user: session.user, expiresAt: session.expiresAt };
    },
    async findSession(authorization) {
      if (!authorization || !/^bearer \S+$/i.test(authorization)) return null;
      const found = await auth.api.getSession({ headers: bearerOnly(authorization) });
      if (!found) return null;
      const { id, email, name } = found.user;
      return {
        id: found.session.id,
        user: { id, email, name },
        expiresAt: found.session.expiresAt,
      };
    },
    async signOut(authorization) {
      if (!authorization) return;
      await auth.api.signOut({ headers: bearerOnly(authorization) });
    },
    async revokeSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    findRole: (userId) => findRole(db, userId),
  };
}

/** The strongest role of a user; 'user' when there is no row (specification §3). */
export async function findRole(db: Database, userId: string): Promise<Role> {
  const [row] = await db
    .select({ role: user_roles.role })
    .from(user_roles)
    .where(eq(user_roles.user_id, userId))
    .orderBy(asc(sql`array_position(${sql.raw(ROLE_ORDER)}, ${user_roles.role})`))
    .limit(1);
  return row?.role ?? 'user';
}

const ROLE_ORDER = `array[${ROLES.map((role) => `'${role}'`).join(', ')}]::text[]`;

/** Our own origin, and the other loopback name when it is a loopback one. */
function listTrustedOrigins(publicUrl: string): string[] {
  const { origin, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return [origin, origin.replace('localhost', '127.0.0.1')];
  if (hostname === '127.0.0.1') return [origin, origin.replace('127.0.0.1', 'localhost')];
  return [origin];
}
