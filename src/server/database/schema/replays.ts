import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PreparationReason } from '../../../domain/articles/preparation-reason.ts';
import {
  REPLAY_SIDES,
  REPLAY_VERDICTS,
  type ReplayMark,
  type ReplaySide,
  type ReplayVerdict,
} from '../../../domain/replays.ts';
import { moment, oneOf } from './columns.ts';
import { profiles } from './identity.ts';

/* Stored articles prepared twice over, to compare a prompt or a model with those in use. Nothing of it is in `articles`. */

/** The prompts and the model of one side. */
export interface ReplaySettings {
  api_model: string;
  translation_prompt: string;
  relevance_prompt: string;
}

/** What one side made of an article, in figures. */
export interface ReplayFigures {
  /** Of the translation. */
  model: string;
  hasText: boolean;
  /** What the checks would not let through, Lithuanian. */
  problems: string[];
  /** Marked for a reviewer, and no problem. */
  doubts: number;
  /** Of the source's numbers, dates, names and addresses those that the text tells. */
  facts: { told: number; all: number } | null;
  /** Characters of text, the source's too. */
  length: number;
  sourceLength: number;
  /** Terms written otherwise than the glossary has them; null without a text, and in rows from before they were counted. */
  glossary: number | null;
  /** 0–1, with what a person made of the article's text; null where nobody has edited it. */
  similarity: number | null;
  /** Answers that were asked for a second time. */
  repairs: number;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
  /** That the models took. */
  milliseconds: number;
}

export interface ReplayText {
  title: string;
  excerpt: string;
  /** Sanitised. */
  html: string;
  score: number;
  category: string | null;
}

export const replays = pgTable(
  'replays',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    created_at: moment('created_at').notNull().defaultNow(),
    created_by: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** As they were when it began: settings that are saved meanwhile do not mix in. */
    current: jsonb('current').$type<ReplaySettings>().notNull(),
    candidate: jsonb('candidate').$type<ReplaySettings>().notNull(),
    /** The latest of its runs. No foreign key: the log is kept for a time of its own. */
    run_id: uuid('run_id'),
    /** A provider asked to wait until then, or a limit of the day is reached. */
    resume_at: moment('resume_at'),
    /** Why, as it stands there. */
    resume_reason: jsonb('resume_reason').$type<PreparationReason>(),
    stopped_at: moment('stopped_at'),
  },
  (t) => [index('replays_created_at_idx').on(t.created_at.desc(), t.id)],
);

export const replay_articles = pgTable(
  'replay_articles',
  {
    replay_id: uuid('replay_id')
      .notNull()
      .references(() => replays.id, { onDelete: 'cascade' }),
    /** No foreign key: what was compared stays so when the article goes. */
    article_id: uuid('article_id').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<'waiting' | 'compared' | 'failed'>().notNull().default('waiting'),
    /** Why it failed. */
    reason: jsonb('reason').$type<PreparationReason>(),
    verdict: text('verdict').$type<ReplayVerdict>(),
    /** What decided it; null when nothing told the two apart. */
    verdict_by: text('verdict_by').$type<ReplayMark>(),
    current: jsonb('current').$type<ReplayFigures>(),
    candidate: jsonb('candidate').$type<ReplayFigures>(),
    current_text: jsonb('current_text').$type<ReplayText>(),
    candidate_text: jsonb('candidate_text').$type<ReplayText>(),
    finished_at: moment('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.replay_id, t.article_id] }),
    check('replay_articles_state_check', oneOf(t.state, ['waiting', 'compared', 'failed'])),
    check('replay_articles_verdict_check', oneOf(t.verdict, REPLAY_VERDICTS)),
    check(
      'replay_articles_compared_check',
      sql`(${t.state} = 'compared') = (${t.verdict} is not null)`,
    ),
  ],
);

/** Answers of an article under way, so that a repeated job pays for none twice; gone when it is compared. */
export const replay_steps = pgTable(
  'replay_steps',
  {
    replay_id: uuid('replay_id').notNull(),
    article_id: uuid('article_id').notNull(),
    side: text('side').$type<ReplaySide>().notNull(),
    step: text('step').notNull(),
    input_hash: text('input_hash').notNull(),
    output: jsonb('output').notNull(),
    input_tokens: integer('input_tokens').notNull(),
    output_tokens: integer('output_tokens').notNull(),
    cost_micro_usd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
    milliseconds: integer('milliseconds').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.replay_id, t.article_id, t.side, t.step, t.input_hash] }),
    foreignKey({
      name: 'replay_steps_article_fk',
      columns: [t.replay_id, t.article_id],
      foreignColumns: [replay_articles.replay_id, replay_articles.article_id],
    }).onDelete('cascade'),
    check('replay_steps_side_check', oneOf(t.side, REPLAY_SIDES)),
  ],
);
