import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { RIGHTS, type Rights } from '../../../domain/source-rights.ts';
import { SOURCE_TYPES, type SourceType } from '../../../domain/source-types.ts';
import { moment, oneOf } from './columns.ts';
import { inNaturalOrder } from './natural-order.ts';

export const rss_sources = pgTable(
  'rss_sources',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    rss_url: text('rss_url').notNull(),
    type: text('type').$type<SourceType>().notNull(),
    is_active: boolean('is_active').notNull().default(true),
    created_at: moment('created_at').notNull().defaultNow(),
    // Per-source choices.
    charset: text('charset'),
    link_selector: text('link_selector'),
    link_pattern: text('link_pattern'),
    is_trusted: boolean('is_trusted').notNull().default(false),
    /** Words of which an item must hold one, and of which it must hold none; one on a line. */
    include_words: text('include_words').notNull().default(''),
    exclude_words: text('exclude_words').notNull().default(''),
    /** New articles a day; null for no limit of its own. */
    daily_cap: integer('daily_cap'),
    rights: text('rights').$type<Rights>().notNull().default('licensed'),
    /** Added to the translation prompt for this source's articles. */
    prompt_supplement: text('prompt_supplement').notNull().default(''),
    /** The site the feed was found on. */
    site_url: text('site_url'),
    // HTTP validators, kept byte for byte as the server sent them.
    etag: text('etag'),
    last_modified: text('last_modified'),
    last_full_fetch_at: moment('last_full_fetch_at'),
    // Health, shown on the row.
    last_fetched_at: moment('last_fetched_at'),
    last_success_at: moment('last_success_at'),
    last_new_item_at: moment('last_new_item_at'),
    next_check_at: moment('next_check_at'),
    consecutive_errors: integer('consecutive_errors').notNull().default(0),
    last_error_kind: text('last_error_kind'),
    last_error: text('last_error'),
    moved_to_url: text('moved_to_url'),
    moved_since: moment('moved_since'),
    /** Answers 404 in a row, and since when; any other answer ends the row. */
    missing_times: integer('missing_times').notNull().default(0),
    missing_since: moment('missing_since'),
    /** The server asked not to be asked before (Retry-After). */
    backoff_until: moment('backoff_until'),
    /** Lithuanian: what a person should know of it although it reads well. */
    notice: text('notice'),
    /** Keys of the new items that the last reading left for later; each is one item's. */
    waiting_items: jsonb('waiting_items').$type<string[][]>().notNull().default([]),
    is_demo: boolean('is_demo').notNull().default(false),
  },
  (t) => [
    check('rss_sources_type_check', oneOf(t.type, SOURCE_TYPES)),
    check('rss_sources_rights_check', oneOf(t.rights, RIGHTS)),
    check('rss_sources_daily_cap_check', sql`${t.daily_cap} between 1 and 1000`),
    uniqueIndex('rss_sources_rss_url_key').on(t.rss_url),
    index('rss_sources_name_idx').on(inNaturalOrder(t.name), t.id),
  ],
);

/**
 * Items that a source's own choices left out: its words, its first reading. Apart from `article_keys`, so that the
 * same story is still new to another source; gone with the source.
 */
export const skipped_items = pgTable(
  'skipped_items',
  {
    source_id: uuid('source_id')
      .notNull()
      .references(() => rss_sources.id, { onDelete: 'cascade' }),
    /** As in `article_keys`. */
    key: text('key').notNull(),
    /** When the source last showed it, give or take a month; `pruneSkippedKeys` clears away by it. */
    seen_on: date('seen_on').notNull().default(sql`current_date`),
  },
  (t) => [
    primaryKey({ columns: [t.source_id, t.key] }),
    index('skipped_items_seen_on_idx').on(t.source_id, t.seen_on),
  ],
);

/** Leases on other sites' hosts, shared by all instances; a row matters for seconds. */
export const host_leases = pgTable('host_leases', {
  host: text('host').primaryKey(),
  holder: uuid('holder').notNull(),
  /** The next request may begin then; while one runs, when it is taken for dead. */
  free_at: moment('free_at').notNull(),
});

export type Source = typeof rss_sources.$inferSelect;
