/*
 * What the panel's lists are sorted by: the address of a screen, the request and the order of the rows know these
 * names and no others.
 */

/** Headers of the import table; `title` is the Lithuanian one or, where there is none, the original's. */
export const IMPORT_SORTS = [
  'title',
  'source_name',
  'ai_category',
  'ai_actuality_score',
  'created_at',
] as const;

export const ARTICLE_SORTS = [
  ...IMPORT_SORTS,
  'published_date',
  'edited_date',
  'scheduled_for',
  'original_title',
  'ai_translated_title',
] as const;
export type ArticleSort = (typeof ARTICLE_SORTS)[number];

export const CONTACT_SORTS = ['created_at', 'name', 'email', 'company'] as const;

export const USER_SORTS = ['created_at', 'email', 'full_name'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** What a list's head may be sorted by. */
export type SortColumn = ArticleSort | (typeof CONTACT_SORTS)[number] | UserSort;
