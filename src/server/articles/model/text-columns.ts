import type { ArticleRow } from '../../database/schema/articles.ts';

/** What an article says and how it is presented: made by a preparation, changed by a person. */
export const TEXT_COLUMNS = [
  'ai_translated_title',
  'ai_slug',
  'ai_translated_excerpt',
  'ai_translated_content',
  'ai_category',
  'ai_actuality_score',
  'ai_image_path',
] as const satisfies (keyof ArticleRow)[];
