import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { bearer } from 'better-auth/plugins/bearer';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Logger } from 'pino';
import { company } from '../../content/company.ts';
import { days, minutes } from '../../domain/time/duration.ts';
import type { Database } from '../database/database.ts';
import {
  accounts,
  profiles,
  sessions,
  two_factors,
  verifications,
} from '../database/schema/identity.ts';
import { createFailureLog } from '../log/failure-log.ts';
import { SECOND_FACTOR_COOKIE } from './challenge-cookie.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { checkPassword, hashPassword } from './password-hash.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts';

export const SESSION_LIFE = days(7);
const CHALLENGE_LIFE = minutes(10);
/** How the library gets the client's address; what a request says of itself never gets there. */
export const ADDRESS_HEADER = 'x-client-address';
const FAILURE = 'Better Auth reported a failure';
const inSeconds = (milliseconds: number) => milliseconds / 1000;

export interface BetterAuthOptions {
  db: Database;
  log: Pick<Logger, 'debug' | 'warn' | 'error'>;
  keys: SigningKeys;
  /** Only named to the library: it never sees a request, so it builds no address. */
  publicUrl: string;
  trustedOrigins: string[];
}

/** Accounts, passwords, sessions and second factors as the library keeps them. Whole: a list of settings. */
export function configureBetterAuth({
  db,
  log,
  keys,
  publicUrl,
  trustedOrigins,
}: BetterAuthOptions) {
  const sayFailure = createFailureLog(log, FAILURE);
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    ...keys.library,
    trustedOrigins,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => {
        const error = details.find((detail) => detail instanceof Error);
        // „…:“ announces what is thrown next.
        if (!error && message.endsWith(':')) log.debug({ identity: message }, FAILURE);
        else sayFailure(error, { identity: message });
      },
    },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { profiles, sessions, accounts, verifications, two_factors },
    }),
    user: {
      modelName: 'profiles',
      additionalFields: { disabledAt: { type: 'date', required: false, input: false } },
    },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    session: {
      modelName: 'sessions',
      expiresIn: inSeconds(SESSION_LIFE),
      // The library would extend a session for ever.
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      cookies: { two_factor: SECOND_FACTOR_COOKIE },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => checkPassword(hash, password),
      },
    },
    plugins: [
      bearer({ requireSignature: true }),
      twoFactor({
        issuer: company.brand,
        schema: { twoFactor: { modelName: 'two_factors' } },
        twoFactorCookieMaxAge: inSeconds(CHALLENGE_LIFE),
        // Ours counts before it looks, per address too, and says how long to wait.
        accountLockout: { enabled: false },
      }),
    ],
  });
}
