import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { articles } from './articles.ts';
import { moment } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';
import { profiles } from './identity.ts';
import { jsonImageNames } from './image-names.ts';

/* What an article was before, what it is to become, where it was found and what was deleted of it. */

/** A whole article row as it was before a change that a person may want back. */
export const article_revisions = pgTable(
  'article_revisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    article_id: uuid('article_id').notNull(),
    reason: text('reason').notNull(),
    /** The revision whose text this change brought back. */
    restored_from: uuid('restored_from'),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    created_by: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('article_revisions_article_id_idx').on(t.article_id, t.created_at.desc()),
    index('article_revisions_image_names_idx').using('gin', sql`(${jsonImageNames('snapshot')})`),
  ],
);

/**
 * What people are writing, apart from what visitors see. One draft of an existing article, shared by all who
 * edit it; a new post's draft has no article until it is saved as a post.
 */
export const article_drafts = pgTable(
  'article_drafts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    article_id: uuid('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    /** The form's fields as typed; need not be valid. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** The article's version the writing began from. */
    base_version: integer('base_version'),
    /** Raised by every save; a save names the one it has seen. */
    version: integer('version').notNull().default(1),
    updated_by: uuid('updated_by').references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull().defaultNow(),
    updated_at: moment('updated_at').notNull().defaultNow(),
    title: text('title').generatedAlwaysAs(sql`trim("values" ->> 'ai_translated_title')`),
  },
  (t) => [
    uniqueIndex('article_drafts_article_id_key')
      .on(t.article_id)
      .where(sql`${t.article_id} is not null`),
    index('article_drafts_updated_at_idx').on(t.updated_at.desc(), t.id),
    index('article_drafts_image_names_idx').using('gin', sql`(${jsonImageNames('values')})`),
  ],
);

/** Who has a text open; a row counts as long as its window goes on saying so. */
export const text_presence = pgTable(
  'text_presence',
  {
    /** The article's, or the draft's while there is no article. */
    text_id: uuid('text_id').notNull(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    seen_at: moment('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.text_id, t.user_id] })],
);

/** Addresses a published article had before; each leads to the article, so there are no chains. */
export const article_redirects = pgTable(
  'article_redirects',
  {
    slug: text('slug').primaryKey(),
    article_id: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('article_redirects_article_id_idx').on(t.article_id)],
);

/** Deleted articles, whole, for 30 days. */
export const article_bin = pgTable(
  'article_bin',
  {
    id: uuid('id').primaryKey(),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    deleted_by: uuid('deleted_by').references(() => profiles.id, { onDelete: 'set null' }),
    deleted_at: moment('deleted_at').notNull().defaultNow(),
    // Of the snapshot, so that a list need not unpack whole articles.
    title: text('title').generatedAlwaysAs(
      sql`coalesce(snapshot ->> 'ai_translated_title', snapshot ->> 'original_title', '')`,
    ),
    was_published: boolean('was_published').generatedAlwaysAs(
      sql`coalesce(jsonb_typeof(snapshot -> 'published_date') = 'string', false)`,
    ),
  },
  (t) => [
    index('article_bin_deleted_at_idx').on(t.deleted_at.desc(), t.id),
    index('article_bin_title_idx').using(
      'gin',
      sql`(${foldForSearch(sql.raw('title'))}) gin_trgm_ops`,
    ),
    index('article_bin_image_names_idx').using('gin', sql`(${jsonImageNames('snapshot')})`),
  ],
);
