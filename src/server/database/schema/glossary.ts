import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { inNaturalOrder } from './natural-order.ts';

/** How our texts say what sources say; see `domain/glossary.ts`. */
export const glossary_terms = pgTable(
  'glossary_terms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    term: text('term').notNull(),
    preferred: text('preferred').notNull(),
    never: text('never').notNull().default(''),
    note: text('note').notNull().default(''),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('glossary_terms_term_key').on(sql`lower(${t.term})`),
    index('glossary_terms_order_idx').on(inNaturalOrder(t.term), t.id),
  ],
);
