import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';

/**
 * Every change by whom and when. Rows are only ever added: triggers refuse anything but two functions
 * (`audit/privileged-functions.ts`). No foreign keys, an entry outlives whom and what it is about.
 */
export const audit_log = pgTable(
  'audit_log',
  (t) => ({
    id: t.bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull().defaultNow(),
    /** Null for what the product did by itself and for commands. */
    actor_id: t.uuid(),
    /** `paskyra` (then the id says which), `automatika`, `komanda` or `nežinomas`; in older entries the e-mail. */
    actor: t.text().notNull(),
    /** e.g. `article.publish`, `source.update`. */
    action: t.text().notNull(),
    entity: t.text().notNull(),
    entity_id: t.text().notNull(),
    /** Only what changed. Of contact messages and people no values, only the names of fields. */
    before: t.jsonb().$type<Record<string, unknown>>(),
    after: t.jsonb().$type<Record<string, unknown>>(),
    /** What the panel's search looks through. */
    search_text: t
      .text()
      .generatedAlwaysAs(
        foldForSearch(
          sql.raw(
            `actor || ' ' || action || ' ' || entity_id || ' ' || coalesce("before"::text, '') || ' ' || coalesce("after"::text, '')`,
          ),
        ),
      ),
  }),
  (t) => [
    index('audit_log_at_idx').on(t.at, t.id),
    index('audit_log_search_text_idx').using('gin', t.search_text.op('gin_trgm_ops')),
    index('audit_log_entity_idx').on(t.entity, t.entity_id, t.id),
    index('audit_log_actor_idx').on(t.actor_id, t.id),
  ],
);
