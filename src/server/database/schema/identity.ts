import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

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
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    email: t.text().notNull(),
    name: t.text('full_name').notNull().default(''),
    emailVerified: t.boolean('email_verified').notNull().default(false),
    /** By which readers may know who reviewed an article; empty until its owner chooses one. */
    publicName: t.text('public_name').notNull().default(''),
    image: t.text(),
    twoFactorEnabled: t.boolean('two_factor_enabled').notNull().default(false),
    ...timestamps(),
    /** Since when its owner may not sign in; a command switches an account off and on. */
    disabledAt: moment('disabled_at'),
    is_demo: t.boolean().notNull().default(false),
  }),
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
  (t) => ({
    user_id: ownerId(),
    role: t.text().$type<Role>().notNull(),
  }),
  (t) => [
    primaryKey({ columns: [t.user_id, t.role] }),
    check('user_roles_role_check', oneOf(t.role, ROLES)),
  ],
);

export const sessions = pgTable(
  'sessions',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    token: t.text().notNull().unique(),
    userId: ownerId(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: t.text('ip_address'),
    userAgent: t.text('user_agent'),
    ...timestamps(),
  }),
  (t) => [
    index('sessions_user_id_idx').on(t.userId),
    index('sessions_expires_at_idx').on(t.expiresAt),
  ],
);

export const accounts = pgTable(
  'accounts',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    accountId: t.text('account_id').notNull(),
    providerId: t.text('provider_id').notNull(),
    password: t.text(),
    accessToken: t.text('access_token'),
    refreshToken: t.text('refresh_token'),
    idToken: t.text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: t.text(),
    ...timestamps(),
  }),
  (t) => [unique('accounts_provider_account_key').on(t.providerId, t.accountId)],
);

export const verifications = pgTable('verifications', (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  identifier: t.text().notNull(),
  value: t.text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...timestamps(),
}));

/** Second factors. The secret and the recovery codes are encrypted by the library with the installation's key. */
export const two_factors = pgTable(
  'two_factors',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: ownerId(),
    secret: t.text().notNull(),
    backupCodes: t.text('backup_codes').notNull(),
    verified: t.boolean().notNull().default(true),
    failedVerificationCount: t.integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
    /** Half minute (RFC 6238) of the last code that was taken: no code is taken twice. Ours, not the library's. */
    lastUsedStep: t.integer('last_used_step'),
  }),
  (t) => [uniqueIndex('two_factors_user_id_key').on(t.userId)],
);

/** Browsers that an account was signed in with: they are not counted with unknown clients, and a new one is reported. */
export const known_browsers = pgTable(
  'known_browsers',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    user_id: ownerId(),
    /** Of what the browser keeps: who reads this table cannot pass for it. */
    token_hash: t.text().notNull(),
    /** As `pseudonym` has it: where it was last signed in from. */
    network: t.text().notNull(),
    /** 'Chrome, Windows'. */
    name: t.text().notNull(),
    created_at: moment().notNull().defaultNow(),
    seen_at: moment().notNull().defaultNow(),
  }),
  (t) => [
    unique('known_browsers_user_token_key').on(t.user_id, t.token_hash),
    index('known_browsers_token_hash_idx').on(t.token_hash),
    index('known_browsers_seen_at_idx').on(t.seen_at),
  ],
);

/** Back-off: when an unknown client's next password for an account is checked. */
export const sign_in_waits = pgTable(
  'sign_in_waits',
  (t) => ({
    key: t.text().primaryKey(),
    due_at: moment().notNull(),
  }),
  (t) => [index('sign_in_waits_due_at_idx').on(t.due_at)],
);

/** Notifications queued for an account's owner (outbox). A row goes with its mail. */
export const account_mails = pgTable('account_mails', (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  /** As it was when it happened: of a changed address both are notified. */
  email: t.text().notNull(),
  kind: t.text().$type<AccountMail['kind']>().notNull(),
  details: t.jsonb().$type<AccountMail['details']>().notNull(),
  created_at: moment().notNull().defaultNow(),
  queued_at: moment(),
}));
