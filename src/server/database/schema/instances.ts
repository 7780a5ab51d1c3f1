import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Counters of the limits (sign-in, contact form, functions), shared by every instance. */
export const rate_limits = pgTable(
  'rate_limits',
  (t) => ({
    key: t.text().notNull(),
    window_start: moment().notNull(),
    /** The row says nothing any more then and goes. */
    ends_at: moment().notNull().defaultNow(),
    count: t.integer().notNull().default(0),
  }),
  (t) => [
    primaryKey({ columns: [t.key, t.window_start] }),
    index('rate_limits_ends_at_idx').on(t.ends_at),
  ],
);

/**
 * Proofs of the contact form that were used once and shall not be used again. What was issued is not
 * stored, so asking for challenges fills nothing; a row may go once its proof would have expired anyway.
 */
export const contact_challenges = pgTable(
  'contact_challenges',
  (t) => ({
    id: t.text().primaryKey(),
    expires_at: moment().notNull(),
  }),
  (t) => [index('contact_challenges_expires_at_idx').on(t.expires_at)],
);

/** What changed in public; written in the transaction that changes it, read by every page cache. */
export const page_cache_events = pgTable(
  'page_cache_events',
  (t) => ({
    id: t.bigserial({ mode: 'number' }).primaryKey(),
    tags: t.text().array().notNull(),
    /** Instances that have dropped the pages meant; the announcer of the change waits for the live ones. */
    seen_by: t.uuid().array().notNull().default(sql`'{}'`),
    created_at: moment().notNull().defaultNow(),
  }),
  (t) => [index('page_cache_events_created_at_idx').on(t.created_at)],
);

/** Running processes; one not seen for a while is taken for dead. */
export const instances = pgTable('instances', (t) => ({
  id: t.uuid().primaryKey(),
  started_at: moment().notNull().defaultNow(),
  seen_at: moment().notNull().defaultNow(),
}));

/** Facts about this installation that are no setting: when it was seeded, with what. */
export const installation = pgTable('installation', (t) => ({
  key: t.text().primaryKey(),
  value: t.jsonb().notNull(),
  created_at: moment().notNull().defaultNow(),
}));
