import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { articles } from './articles.ts';
import { moment } from './columns.ts';
import { rss_sources } from './sources.ts';

/**
 * Identity of imported items, kept for ever and apart from articles, so that a deleted article does not
 * come back: without an article a key is a deleted one's. `key` starts with its kind: `guid:<source id>:…`, `url:…`,
 * `title:<source id>:…`.
 */
export const article_keys = pgTable(
  'article_keys',
  (t) => ({
    key: t.text().primaryKey(),
    article_id: t.uuid().references(() => articles.id, { onDelete: 'set null' }),
    source_id: t.uuid().references(() => rss_sources.id, { onDelete: 'set null' }),
    /** Folded title seen with the key: a guid that comes back with another URL and title is a new item. */
    title_key: t.text(),
    url_key: t.text(),
    first_seen_at: moment().notNull().defaultNow(),
  }),
  (t) => [index('article_keys_article_id_idx').on(t.article_id)],
);

/** Every source a story was seen in; the first one is also on the article itself. */
export const article_sources = pgTable(
  'article_sources',
  (t) => ({
    article_id: t
      .uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    source_id: t
      .uuid()
      .notNull()
      .references(() => rss_sources.id, { onDelete: 'cascade' }),
    url: t.text().notNull(),
    first_seen_at: moment().notNull().defaultNow(),
    /** Of the item's words in the feed, as they were taken in last; another one means that it changed. */
    item_hash: t.text(),
    /** When a change was last taken in. */
    item_changed_at: moment(),
    /** Changed figures of this source that a person was told of (`import/storing/told-changes.ts`): not told again. */
    page_changes: t.text().array().notNull().default([]),
  }),
  (t) => [
    primaryKey({ columns: [t.article_id, t.source_id] }),
    index('article_sources_source_id_idx').on(t.source_id),
  ],
);
