import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Path inside the bucket, as pages name it. */
    name: text('name').notNull().unique(),
    origin: text('origin').$type<ImageOrigin>().notNull(),
    original_name: text('original_name').notNull().default(''),
    content_type: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** What the file's own metadata say of how it was made, and by which model; null where they say nothing. */
    digital_source_type: text('digital_source_type').$type<DigitalSourceType>(),
    model: text('model'),
    /** Offered when the picture is put into a text; each use has its own. */
    alt: text('alt').notNull().default(''),
    is_decorative: boolean('is_decorative').notNull().default(false),
    created_by: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull().defaultNow(),
    /** What the library's search looks through. */
    search_text: text('search_text').generatedAlwaysAs(
      foldForSearch(sql.raw(`original_name || ' ' || alt`)),
    ),
  },
  (t) => [
    check('images_digital_source_type_check', oneOf(t.digital_source_type, DIGITAL_SOURCE_TYPES)),
    index('images_created_at_idx').on(t.created_at.desc(), t.id),
    index('images_origin_idx').on(t.origin, t.created_at.desc(), t.id),
    index('images_search_text_idx').using('gin', t.search_text.op('gin_trgm_ops')),
  ],
);
