import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Rights, SourceType } from '../../../domain/constants.ts';
import { moment, oneOf } from './columns.ts';

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
    is_demo: boolean('is_demo').notNull().default(false),
  },
  (t) => [
    check('rss_sources_type_check', oneOf(t.type, ['rss', 'crawl'])),
    check('rss_sources_rights_check', oneOf(t.rights, ['own', 'licensed', 'excerpt'])),
    check('rss_sources_daily_cap_check', sql`${t.daily_cap} between 1 and 1000`),
    uniqueIndex('rss_sources_rss_url_key').on(t.rss_url),
    index('rss_sources_name_idx').on(t.name),
  ],
);
