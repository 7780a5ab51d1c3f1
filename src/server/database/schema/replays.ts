import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
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
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    created_at: moment().notNull().defaultNow(),
    created_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    /** As they were when it began: settings that are saved meanwhile do not mix in. */
    current: t.jsonb().$type<ReplaySettings>().notNull(),
    candidate: t.jsonb().$type<ReplaySettings>().notNull(),
    /** The latest of its runs. No foreign key: the log is kept for a time of its own. */
    run_id: t.uuid(),
    /** A provider asked to wait until then, or a limit of the day is reached. */
    resume_at: moment(),
    /** Why, as it stands there. */
    resume_reason: t.jsonb().$type<PreparationReason>(),
    stopped_at: moment(),
  }),
  (t) => [index('replays_created_at_idx').on(t.created_at.desc(), t.id)],
);

export type Replay = typeof replays.$inferSelect;

export const replay_articles = pgTable(
  'replay_articles',
  (t) => ({
    replay_id: t
      .uuid()
      .notNull()
      .references(() => replays.id, { onDelete: 'cascade' }),
    /** No foreign key: what was compared stays so when the article goes. */
    article_id: t.uuid().notNull(),
    title: t.text().notNull(),
    state: t.text().$type<'waiting' | 'compared' | 'failed'>().notNull().default('waiting'),
    /** Why it failed. */
    reason: t.jsonb().$type<PreparationReason>(),
    verdict: t.text().$type<ReplayVerdict>(),
    /** What decided it; null when nothing told the two apart. */
    verdict_by: t.text().$type<ReplayMark>(),
    current: t.jsonb().$type<ReplayFigures>(),
    candidate: t.jsonb().$type<ReplayFigures>(),
    current_text: t.jsonb().$type<ReplayText>(),
    candidate_text: t.jsonb().$type<ReplayText>(),
    finished_at: moment(),
  }),
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
  (t) => ({
    replay_id: t.uuid().notNull(),
    article_id: t.uuid().notNull(),
    side: t.text().$type<ReplaySide>().notNull(),
    step: t.text().notNull(),
    input_hash: t.text().notNull(),
    output: t.jsonb().notNull(),
    input_tokens: t.integer().notNull(),
    output_tokens: t.integer().notNull(),
    cost_micro_usd: t.bigint({ mode: 'number' }).notNull(),
    milliseconds: t.integer().notNull(),
  }),
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
