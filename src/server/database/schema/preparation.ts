import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';

import { articles } from './articles.ts';
import { moment, oneOf } from './columns.ts';

/** What a model is called for: an article's text and cover, or a prompt or a model that a person tries out. */
const CALL_PURPOSES = ['preparation', 'trial'] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];

/** Finished steps of a preparation: a retry reads them instead of paying again. */
export const preparation_steps = pgTable(
  'preparation_steps',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    article_id: t
      .uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    step: t.text().notNull(),
    input_hash: t.text().notNull(),
    prompt_version: t.text().notNull(),
    model: t.text().notNull(),
    output: t.jsonb().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** Set when the article began anew: no preparation reads the step any more. */
    invalidated_at: moment(),
  }),
  (t) => [
    uniqueIndex('preparation_steps_input_key')
      .on(t.article_id, t.step, t.input_hash, t.prompt_version, t.model)
      .where(sql`${t.invalidated_at} is null`),
    index('preparation_steps_created_at_idx').on(t.created_at),
  ],
);

/**
 * What every answered call of a model cost, also of articles that are gone and of trials that left nothing else
 * behind: the day's limits and the panel's sums read it. No foreign keys: money that was spent stays spent.
 */
export const model_calls = pgTable(
  'model_calls',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    article_id: t.uuid().notNull(),
    source_id: t.uuid(),
    purpose: t.text().$type<CallPurpose>().notNull().default('preparation'),
    step: t.text().notNull(),
    model: t.text().notNull(),
    input_tokens: t.integer().notNull().default(0),
    output_tokens: t.integer().notNull().default(0),
    images: t.integer().notNull().default(0),
    /** In millionths of a US dollar, by the price list at the time of the call; 0 where the model has no price. */
    cost_micro_usd: t.bigint({ mode: 'number' }).notNull().default(0),
    created_at: moment().notNull().defaultNow(),
  }),
  (t) => [
    check('model_calls_purpose_check', oneOf(t.purpose, CALL_PURPOSES)),
    index('model_calls_created_at_idx').on(t.created_at),
    index('model_calls_article_id_idx').on(t.article_id),
  ],
);

/** The circuit breaker of a model provider, shared by every instance. */
export const provider_health = pgTable('provider_health', (t) => ({
  provider: t.text().primaryKey(),
  recent_failures: t.jsonb().$type<string[]>().notNull().default([]),
  open_until: moment(),
  /** A hash of the key that was refused; the pause ends when the key is another. */
  refused_key_hash: t.text(),
}));
