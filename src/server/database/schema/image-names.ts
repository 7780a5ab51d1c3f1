import { type SQL, sql } from 'drizzle-orm';

/*
 * Which stored pictures a text shows, worked out by PostgreSQL's own function `image_names(path, html)` (migration
 * 0004) and indexed: however a text is written, its uses of pictures are known in the same moment.
 */

/** Of an article: what readers see and the new text that waits for approval. */
export const ARTICLE_IMAGE_NAMES: SQL = sql.raw(
  `image_names(ai_image_path, ai_translated_content) || image_names(pending_values ->> 'ai_image_path', pending_values ->> 'ai_translated_content')`,
);

/** Of a row kept as JSON with an article's names: a draft's values, a bin's snapshot. */
export const jsonImageNames = (column: 'values' | 'snapshot'): SQL =>
  sql.raw(`image_names("${column}" ->> 'ai_image_path', "${column}" ->> 'ai_translated_content')`);
