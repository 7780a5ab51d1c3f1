import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { articles } from './articles.ts';
import { moment } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';
import { profiles } from './identity.ts';
import { jsonStoredNames } from './stored-names.ts';

/* What an article was before, what it is to become, where it was found and what was deleted of it. */

/** A whole article row as it was before a change that a person may want back. */
export const article_revisions = pgTable(
  'article_revisions',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    article_id: t.uuid().notNull(),
    reason: t.text().notNull(),
    /** The revision whose text this change brought back. */
    restored_from: t.uuid(),
    snapshot: t.jsonb().$type<Record<string, unknown>>().notNull(),
    created_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
  }),
  (t) => [
    index('article_revisions_article_id_idx').on(t.article_id, t.created_at.desc()),
    index('article_revisions_stored_names_idx').using('gin', sql`(${jsonStoredNames('snapshot')})`),
  ],
);

/**
 * What people are writing, apart from what visitors see. One draft of an existing article, shared by all who
 * edit it; a new post's draft has no article until it is saved as a post.
 */
export const article_drafts = pgTable(
  'article_drafts',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    article_id: t.uuid().references(() => articles.id, { onDelete: 'cascade' }),
    /** The form's fields as typed; need not be valid. */
    values: t.jsonb().$type<Record<string, unknown>>().notNull(),
    /** The article's version the writing began from. */
    base_version: t.integer(),
    /** Raised by every save; a save names the one it has seen. */
    version: t.integer().notNull().default(1),
    updated_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
    updated_at: moment().notNull().defaultNow(),
    title: t.text().generatedAlwaysAs(sql`trim("values" ->> 'ai_translated_title')`),
  }),
  (t) => [
    uniqueIndex('article_drafts_article_id_key')
      .on(t.article_id)
      .where(sql`${t.article_id} is not null`),
    index('article_drafts_updated_at_idx').on(t.updated_at.desc(), t.id),
    index('article_drafts_stored_names_idx').using('gin', sql`(${jsonStoredNames('values')})`),
  ],
);

/** Who has a text open; a row counts as long as its window goes on saying so. */
export const text_presence = pgTable(
  'text_presence',
  (t) => ({
    /** The article's, or the draft's while there is no article. */
    text_id: t.uuid().notNull(),
    user_id: t
      .uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    seen_at: moment().notNull(),
  }),
  (t) => [primaryKey({ columns: [t.text_id, t.user_id] })],
);

/** Addresses a published article had before; each leads to the article, so there are no chains. */
export const article_redirects = pgTable(
  'article_redirects',
  (t) => ({
    slug: t.text().primaryKey(),
    article_id: t
      .uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    created_at: moment().notNull().defaultNow(),
  }),
  (t) => [index('article_redirects_article_id_idx').on(t.article_id)],
);

/** Deleted articles, whole, for 30 days. */
export const article_bin = pgTable(
  'article_bin',
  (t) => ({
    id: t.uuid().primaryKey(),
    snapshot: t.jsonb().$type<Record<string, unknown>>().notNull(),
    deleted_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    deleted_at: moment().notNull().defaultNow(),
    // Of the snapshot, so that a list need not unpack whole articles.
    title: t
      .text()
      .generatedAlwaysAs(
        sql`coalesce(snapshot ->> 'ai_translated_title', snapshot ->> 'original_title', '')`,
      ),
    was_published: t
      .boolean()
      .generatedAlwaysAs(
        sql`coalesce(jsonb_typeof(snapshot -> 'published_date') = 'string', false)`,
      ),
  }),
  (t) => [
    index('article_bin_deleted_at_idx').on(t.deleted_at.desc(), t.id),
    index('article_bin_title_idx').using(
      'gin',
      sql`(${foldForSearch(sql.raw('title'))}) gin_trgm_ops`,
    ),
    index('article_bin_stored_names_idx').using('gin', sql`(${jsonStoredNames('snapshot')})`),
  ],
);
