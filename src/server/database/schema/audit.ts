import { sql } from 'drizzle-orm';
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';

/**
 * Every change by whom and when. Rows are only ever added: triggers refuse anything but two functions (`audit/lent-audit.ts`). No foreign keys, an
 * entry outlives whom and what it is about.
 */
export const audit_log = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** Null for what the product did by itself and for commands. */
    actor_id: uuid('actor_id'),
    /** `paskyra` (then the id says which), `automatika`, `komanda` or `nežinomas`; in older entries the e-mail. */
    actor: text('actor').notNull(),
    /** e.g. `article.publish`, `source.update`. */
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entity_id: text('entity_id').notNull(),
    /** Only what changed. Of contact messages and people no values, only the names of fields. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    /** What the panel's search looks through. */
    search_text: text('search_text').generatedAlwaysAs(
      foldForSearch(
        sql.raw(
          `actor || ' ' || action || ' ' || entity_id || ' ' || coalesce("before"::text, '') || ' ' || coalesce("after"::text, '')`,
        ),
      ),
    ),
  },
  (t) => [
    index('audit_log_at_idx').on(t.at, t.id),
    index('audit_log_search_text_idx').using('gin', t.search_text.op('gin_trgm_ops')),
    index('audit_log_entity_idx').on(t.entity, t.entity_id, t.id),
    index('audit_log_actor_idx').on(t.actor_id, t.id),
  ],
);
