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
import type { SourceType } from '../../../domain/constants.ts';
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
    uniqueIndex('rss_sources_rss_url_key').on(t.rss_url),
    index('rss_sources_name_idx').on(t.name),
  ],
);
