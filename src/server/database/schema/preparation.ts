import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { articles } from './articles.ts';
import { moment, oneOf } from './columns.ts';

/** What a model is called for: an article's text and cover, or a prompt or a model that a person tries out. */
const CALL_PURPOSES = ['preparation', 'trial'] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];

/** Finished steps of a preparation: a retry reads them instead of paying again. */
export const preparation_steps = pgTable(
  'preparation_steps',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    article_id: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    input_hash: text('input_hash').notNull(),
    prompt_version: text('prompt_version').notNull(),
    model: text('model').notNull(),
    output: jsonb('output').notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    /** Set when the article began anew: no preparation reads the step any more. */
    invalidated_at: moment('invalidated_at'),
  },
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
  {
    id: uuid('id').primaryKey().defaultRandom(),
    article_id: uuid('article_id').notNull(),
    source_id: uuid('source_id'),
    purpose: text('purpose').$type<CallPurpose>().notNull().default('preparation'),
    step: text('step').notNull(),
    model: text('model').notNull(),
    input_tokens: integer('input_tokens').notNull().default(0),
    output_tokens: integer('output_tokens').notNull().default(0),
    images: integer('images').notNull().default(0),
    /** In millionths of a US dollar, by the price list at the time of the call; 0 where the model has no price. */
    cost_micro_usd: bigint('cost_micro_usd', { mode: 'number' }).notNull().default(0),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('model_calls_purpose_check', oneOf(t.purpose, CALL_PURPOSES)),
    index('model_calls_created_at_idx').on(t.created_at),
    index('model_calls_article_id_idx').on(t.article_id),
  ],
);

/** The circuit breaker of a model provider, shared by every instance. */
export const provider_health = pgTable('provider_health', {
  provider: text('provider').primaryKey(),
  recent_failures: jsonb('recent_failures').$type<string[]>().notNull().default([]),
  open_until: moment('open_until'),
  /** A hash of the key that was refused; the pause ends when the key is another. */
  refused_key_hash: text('refused_key_hash'),
});
