import { type SQL, sql } from 'drizzle-orm';

/*
 * Which stored pictures a text shows and which files it offers, worked out by PostgreSQL's own function
 * `stored_names(path, html)` (migration 0011) and indexed: however a text is written, its uses are known in the same moment.
 */

/** Of an article: what readers see and the new text that waits for approval. */
export const ARTICLE_STORED_NAMES: SQL = sql.raw(
  `stored_names(ai_image_path, ai_translated_content) || stored_names(pending_values ->> 'ai_image_path', pending_values ->> 'ai_translated_content')`,
);

/** Of a row kept as JSON with an article's names: a draft's values, a bin's snapshot. */
export const jsonStoredNames = (column: 'values' | 'snapshot'): SQL =>
  sql.raw(`stored_names("${column}" ->> 'ai_image_path', "${column}" ->> 'ai_translated_content')`);
