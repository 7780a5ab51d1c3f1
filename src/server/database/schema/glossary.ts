import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { inNaturalOrder } from './natural-order.ts';

/** How our texts say what sources say; see `domain/glossary.ts`. */
export const glossary_terms = pgTable(
  'glossary_terms',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    term: t.text().notNull(),
    preferred: t.text().notNull(),
    never: t.text().notNull().default(''),
    note: t.text().notNull().default(''),
    created_at: moment().notNull().defaultNow(),
  }),
  (t) => [
    uniqueIndex('glossary_terms_term_key').on(sql`lower(${t.term})`),
    index('glossary_terms_order_idx').on(inNaturalOrder(t.term), t.id),
  ],
);
