import { sql } from 'drizzle-orm';
import { check, index, pgTable } from 'drizzle-orm/pg-core';
import {
  DIGITAL_SOURCE_TYPES,
  type DigitalSourceType,
} from '../../../domain/articles/digital-source-types.ts';
import { moment, oneOf } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';
import { profiles } from './identity.ts';

/** How a picture came into the library: uploaded, fetched from an address, or made by the newsroom. */
export const IMAGE_ORIGINS = ['upload', 'web', 'cover'] as const;
export type ImageOrigin = (typeof IMAGE_ORIGINS)[number];

/** Pictures in the bucket `blog-images` that people uploaded, took from the web, or the newsroom made. */
export const images = pgTable(
  'images',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    /** Path inside the bucket, as pages name it. */
    name: t.text().notNull().unique(),
    origin: t.text().$type<ImageOrigin>().notNull(),
    original_name: t.text().notNull().default(''),
    content_type: t.text().notNull(),
    width: t.integer().notNull(),
    height: t.integer().notNull(),
    bytes: t.integer().notNull(),
    /** What the file's own metadata say of how it was made, and by which model; null where they say nothing. */
    digital_source_type: t.text().$type<DigitalSourceType>(),
    model: t.text(),
    /** Offered when the picture is put into a text; each use has its own. */
    alt: t.text().notNull().default(''),
    is_decorative: t.boolean().notNull().default(false),
    created_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
    /** What the library's search looks through. */
    search_text: t.text().generatedAlwaysAs(foldForSearch(sql.raw(`original_name || ' ' || alt`))),
  }),
  (t) => [
    check('images_digital_source_type_check', oneOf(t.digital_source_type, DIGITAL_SOURCE_TYPES)),
    index('images_created_at_idx').on(t.created_at.desc(), t.id),
    index('images_origin_idx').on(t.origin, t.created_at.desc(), t.id),
    index('images_search_text_idx').using('gin', t.search_text.op('gin_trgm_ops')),
  ],
);
