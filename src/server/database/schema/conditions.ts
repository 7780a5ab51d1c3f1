import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Condition } from '../../../domain/conditions.ts';
import { moment } from './columns.ts';

/** What of the product's running needs a person, or needed one: a row from when it began until it was over. */
export const conditions = pgTable(
  'conditions',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    code: t.text().$type<Condition['code']>().notNull(),
    /** Which of those with the same code: a source, a provider, a disk; empty where there is only one. */
    subject: t.text().notNull().default(''),
    facts: t.jsonb().$type<Condition>().notNull(),
    opened_at: moment().notNull(),
    /** When a check last found it. */
    seen_at: moment().notNull(),
    /** When the first alert about it had arrived; null while none has. */
    told_at: moment(),
    closed_at: moment(),
  }),
  (t) => [
    // However many instances look, a condition is open once.
    uniqueIndex('conditions_open_key').on(t.code, t.subject).where(sql`${t.closed_at} is null`),
    index('conditions_opened_at_idx').on(t.opened_at.desc(), t.id),
  ],
);
