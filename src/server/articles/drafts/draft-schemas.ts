import { z } from 'zod';
import { pageFields, searchField, sortField } from '../../http/paging.ts';

/** As typed: nothing is asked of it but that it can be stored. */
const typed = (most: number) =>
  z
    .string()
    .max(most, 'Tekstas per ilgas')
    .transform((value) => value.toWellFormed())
    .nullish();

/** The post form's fields. Absent ones were never touched. */
const postValues = z.strictObject({
  ai_translated_title: typed(10_000),
  ai_slug: typed(10_000),
  ai_translated_excerpt: typed(100_000),
  ai_translated_content: typed(1_900_000),
  ai_image_path: typed(10_000),
  ai_category: typed(10_000),
  date: typed(100),
  source_url: typed(10_000),
  ai_actuality_score: z.union([z.number(), z.string().max(100)]).nullish(),
});
export type PostValues = z.output<typeof postValues>;

export const createDraftBody = z.strictObject({
  /** Chosen by the browser, so that a repeated request makes no second draft. */
  id: z.uuid().optional(),
  article_id: z.uuid().optional(),
  /** The article's version the writing began from; what is there now when left out. */
  base_version: z.int().optional(),
  values: postValues,
});
export type CreateDraft = z.output<typeof createDraftBody>;

export const saveDraftBody = z.strictObject({ version: z.int(), values: postValues });
export type SaveDraft = z.output<typeof saveDraftBody>;

/** `version` is the one the person has seen: newer words are not thrown away with it. */
export const deleteDraftQuery = z.strictObject({ version: z.coerce.number<string>().int() });

export const listDraftsQuery = z.strictObject({
  ...pageFields(25),
  q: searchField,
  /** Without those whose article stands in a list of posts itself, which says that there is more of it. */
  unlisted: z.literal('1').optional(),
  sort: sortField(['updated_at', 'created_at'], '-updated_at'),
});
export type ListDrafts = z.output<typeof listDraftsQuery>;
