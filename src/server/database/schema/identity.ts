import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { ROLES, type Role } from '../../../domain/roles.ts';
import { moment, oneOf } from './columns.ts';

export interface AccountMail {
  kind: 'new-browser' | 'password' | 'two-factor-on' | 'two-factor-off' | 'recovery-codes';
  details: { at: string; browser?: string };
}

const timestamps = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    name: text('full_name').notNull().default(''),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** By which readers may know who reviewed an article; empty until its owner chooses one. */
    publicName: text('public_name').notNull().default(''),
    image: text('image'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    ...timestamps(),
    /** Since when its owner may not sign in; a command switches an account off and on. */
    disabledAt: moment('disabled_at'),
    is_demo: boolean('is_demo').notNull().default(false),
  },
  (t) => [
    uniqueIndex('profiles_email_key').on(sql`lower(${t.email})`),
    index('profiles_created_at_idx').on(t.createdAt.desc()),
  ],
);

/** Of the account that a row belongs to and goes with. */
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' });

export const user_roles = pgTable(
  'user_roles',
  {
    user_id: ownerId(),
    role: text('role').$type<Role>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.role] }),
    check('user_roles_role_check', oneOf(t.role, ROLES)),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique(),
    userId: ownerId(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    ...timestamps(),
  },
  (t) => [
    index('sessions_user_id_idx').on(t.userId),
    index('sessions_expires_at_idx').on(t.expiresAt),
  ],
);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    ...timestamps(),
  },
  (t) => [unique('accounts_provider_account_key').on(t.providerId, t.accountId)],
);

export const verifications = pgTable('verifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...timestamps(),
});

/** Second factors. The secret and the recovery codes are encrypted by the library with the installation's key. */
export const two_factors = pgTable(
  'two_factors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** Half minute (RFC 6238) of the last code that was taken: no code is taken twice. Ours, not the library's. */
    lastUsedStep: integer('last_used_step'),
  },
  (t) => [uniqueIndex('two_factors_user_id_key').on(t.userId)],
);

/** Browsers that an account was signed in with: they are not counted with unknown clients, and a new one is reported. */
export const known_browsers = pgTable(
  'known_browsers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: ownerId(),
    /** Of what the browser keeps: who reads this table cannot pass for it. */
    token_hash: text('token_hash').notNull(),
    /** As `pseudonym` has it: where it was last signed in from. */
    network: text('network').notNull(),
    /** 'Chrome, Windows'. */
    name: text('name').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    seen_at: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [
    unique('known_browsers_user_token_key').on(t.user_id, t.token_hash),
    index('known_browsers_token_hash_idx').on(t.token_hash),
    index('known_browsers_seen_at_idx').on(t.seen_at),
  ],
);

/** Back-off: when an unknown client's next password for an account is checked. */
export const sign_in_waits = pgTable(
  'sign_in_waits',
  {
    key: text('key').primaryKey(),
    due_at: moment('due_at').notNull(),
  },
  (t) => [index('sign_in_waits_due_at_idx').on(t.due_at)],
);

/** Notifications queued for an account's owner (outbox). A row goes with its mail. */
export const account_mails = pgTable('account_mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** As it was when it happened: of a changed address both are notified. */
  email: text('email').notNull(),
  kind: text('kind').$type<AccountMail['kind']>().notNull(),
  details: jsonb('details').$type<AccountMail['details']>().notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
  queued_at: moment('queued_at'),
});
