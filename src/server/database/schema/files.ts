import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';
import { profiles } from './identity.ts';

/** Documents that texts offer to download. */
export const files = pgTable(
  'files',
  (t) => ({
    /** Also the folder of its name. */
    id: t.uuid().primaryKey(),
    /** In the storage, as texts link it. */
    name: t.text().notNull().unique(),
    /** As the person's disk calls it. */
    original_name: t.text().notNull(),
    content_type: t.text().notNull(),
    bytes: t.integer().notNull(),
    created_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
    /** What the library's search looks through. */
    search_text: t.text().generatedAlwaysAs(foldForSearch(sql.raw('original_name'))),
  }),
  (t) => [
    index('files_created_at_idx').on(t.created_at.desc(), t.id),
    index('files_search_text_idx').using('gin', t.search_text.op('gin_trgm_ops')),
  ],
);
