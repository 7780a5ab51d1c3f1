import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { RIGHTS, type Rights } from '../../../domain/source-rights.ts';
import { SOURCE_TYPES, type SourceType } from '../../../domain/source-types.ts';
import { moment, oneOf } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';
import { inNaturalOrder } from './natural-order.ts';

export const rss_sources = pgTable(
  'rss_sources',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    name: t.text().notNull(),
    rss_url: t.text().notNull(),
    type: t.text().$type<SourceType>().notNull(),
    is_active: t.boolean().notNull().default(true),
    created_at: moment().notNull().defaultNow(),
    // Per-source choices.
    charset: t.text(),
    link_selector: t.text(),
    link_pattern: t.text(),
    /** Of a listing: its stories on other hosts are read too, because a person said so (decision 0078). */
    reads_other_hosts: t.boolean().notNull().default(false),
    is_trusted: t.boolean().notNull().default(false),
    /** Words of which an item must hold one, and of which it must hold none; one on a line. */
    include_words: t.text().notNull().default(''),
    exclude_words: t.text().notNull().default(''),
    /** New articles a day; null for no limit of its own. */
    daily_cap: t.integer(),
    rights: t.text().$type<Rights>().notNull().default('licensed'),
    /** Added to the translation prompt for this source's articles. */
    prompt_supplement: t.text().notNull().default(''),
    /** The site the feed was found on. */
    site_url: t.text(),
    // HTTP validators, kept byte for byte as the server sent them.
    etag: t.text(),
    last_modified: t.text(),
    last_full_fetch_at: moment(),
    // Health, shown on the row.
    last_fetched_at: moment(),
    last_success_at: moment(),
    last_new_item_at: moment(),
    next_check_at: moment(),
    consecutive_errors: t.integer().notNull().default(0),
    last_error_kind: t.text(),
    /** Lithuanian, ours: of what the server answered it names the HTTP status alone. Decided by is `last_error_kind`. */
    last_error: t.text(),
    moved_to_url: t.text(),
    moved_since: moment(),
    /** Answers 404 in a row, and since when; any other answer ends the row. */
    missing_times: t.integer().notNull().default(0),
    missing_since: moment(),
    /** The server asked not to be asked before (Retry-After). */
    backoff_until: moment(),
    /** Lithuanian: what a person should know of it although it reads well. */
    notice: t.text(),
    /** Keys of the new items that the last reading left for later; each is one item's. */
    waiting_items: t.jsonb().$type<string[][]>().notNull().default([]),
    is_demo: t.boolean().notNull().default(false),
  }),
  (t) => [
    check('rss_sources_type_check', oneOf(t.type, SOURCE_TYPES)),
    check('rss_sources_rights_check', oneOf(t.rights, RIGHTS)),
    check('rss_sources_daily_cap_check', sql`${t.daily_cap} between 1 and 1000`),
    // What strangers wrote is never published without a person.
    check('rss_sources_trust_check', sql`not (${t.is_trusted} and ${t.reads_other_hosts})`),
    uniqueIndex('rss_sources_rss_url_key').on(t.rss_url),
    index('rss_sources_name_idx').on(inNaturalOrder(t.name), t.id),
  ],
);

/** What a search of sources looks in. */
export const SOURCE_SEARCH_TEXT = foldForSearch(
  sql`${rss_sources.name} || ' ' || ${rss_sources.rss_url}`,
);

/**
 * Items that a source's own choices left out: its words, its first reading. Apart from `article_keys`, so that the
 * same story is still new to another source; gone with the source.
 */
export const skipped_items = pgTable(
  'skipped_items',
  (t) => ({
    source_id: t
      .uuid()
      .notNull()
      .references(() => rss_sources.id, { onDelete: 'cascade' }),
    /** As in `article_keys`. */
    key: t.text().notNull(),
    /** When the source last showed it, give or take a month; `pruneSkippedKeys` clears away by it. */
    seen_on: t.date().notNull().default(sql`current_date`),
  }),
  (t) => [
    primaryKey({ columns: [t.source_id, t.key] }),
    index('skipped_items_seen_on_idx').on(t.source_id, t.seen_on),
  ],
);

/** Leases on other sites' hosts, shared by all instances; a row matters for seconds. */
export const host_leases = pgTable('host_leases', (t) => ({
  host: t.text().primaryKey(),
  holder: t.uuid().notNull(),
  /** The next request may begin then; while one runs, when it is taken for dead. */
  free_at: moment().notNull(),
}));

export type Source = typeof rss_sources.$inferSelect;
