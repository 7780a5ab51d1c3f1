import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { API_MODELS } from '../../../domain/model-providers.ts';
import { PROMPT_KINDS, type PromptKind } from '../../../domain/prompt-kinds.ts';
import type { Interval } from '../../../domain/time/intervals.ts';
import { moment, oneOf } from './columns.ts';
import { profiles } from './identity.ts';

export const ai_import_settings = pgTable(
  'ai_import_settings',
  (t) => ({
    id: t.smallint().primaryKey().default(1),
    api_model: t.text().notNull().default(API_MODELS[0]),
    source_import_enabled: t.boolean().notNull().default(false),
    source_import_interval: t.text().$type<Interval>().notNull().default('1hr'),
    ai_preparation_enabled: t.boolean().notNull().default(false),
    ai_preparation_interval: t.text().$type<Interval>().notNull().default('1hr'),
    auto_publish_enabled: t.boolean().notNull().default(false),
    auto_publish_interval: t.text().$type<Interval>().notNull().default('6hr'),
    auto_publish_min_score: t.smallint().notNull().default(70),
    auto_publish_batch_size: t.smallint().notNull().default(1),
    translation_prompt: t.text().notNull(),
    relevance_prompt: t.text().notNull(),
    image_generation_prompt: t.text().notNull(),
    // Daily limits of what models may use; null for the built-in one, no limit on money.
    daily_token_cap: t.integer(),
    daily_image_cap: t.integer(),
    daily_cost_cap_cents: t.integer(),
    // Due times live here, so that they survive an outage and several instances agree on them.
    source_import_due_at: moment(),
    ai_preparation_due_at: moment(),
    auto_publish_due_at: moment(),
    version: t.integer().notNull().default(1),
    updated_at: moment().notNull().defaultNow(),
  }),
  (t) => [
    check('ai_import_settings_single_row_check', sql`${t.id} = 1`),
    check('ai_import_settings_model_check', oneOf(t.api_model, API_MODELS)),
    check('ai_import_settings_min_score_check', sql`${t.auto_publish_min_score} between 0 and 100`),
    check(
      'ai_import_settings_batch_size_check',
      sql`${t.auto_publish_batch_size} between 1 and 50`,
    ),
    check(
      'ai_import_settings_intervals_check',
      sql`array[${t.source_import_interval}, ${t.ai_preparation_interval}, ${t.auto_publish_interval}] <@ array['1min', '1hr', '3hr', '6hr', '12hr', '24hr']`,
    ),
  ],
);

export type AutomationSettings = typeof ai_import_settings.$inferSelect;

/** Every wording a prompt has had; the newest of a kind is the one in use. */
export const prompt_versions = pgTable(
  'prompt_versions',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    kind: t.text().$type<PromptKind>().notNull(),
    text: t.text().notNull(),
    created_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
  }),
  (t) => [
    check('prompt_versions_kind_check', oneOf(t.kind, PROMPT_KINDS)),
    index('prompt_versions_kind_idx').on(t.kind, t.created_at.desc()),
  ],
);

/** One row per run of a function; the row is the run: progress, outcome and readable log lines. */
export const auto_import_logs = pgTable(
  'auto_import_logs',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    created_at: moment().notNull().defaultNow(),
    action_type: t.text().notNull().default(''),
    description: t.text().notNull().default(''),
    articles_imported: t.integer().notNull().default(0),
    status: t.text().notNull().default('running'),
    duration_seconds: t.integer(),
    error_message: t.text(),
    logs: t.text().notNull().default(''),
    /** The function's name, or null for rows that describe something else. */
    function_name: t.text(),
    triggered_by: t.text(),
    finished_at: moment(),
    /** Set when a person asks the run to stop: what has not begun is not begun any more. */
    stop_requested_at: moment(),
    is_demo: t.boolean().notNull().default(false),
  }),
  (t) => [
    index('auto_import_logs_created_at_idx').on(t.created_at.desc(), t.id),
    index('auto_import_logs_running_idx').on(t.created_at).where(sql`${t.status} = 'running'`),
  ],
);

/** `not_started`: its run was stopped before; `setting_missing`: until a person changes a setting. */
const SKIP_REASONS = ['not_started', 'setting_missing'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** The pieces of a run (a source, an article), counted once each however often a job is repeated. */
export const run_tasks = pgTable(
  'run_tasks',
  (t) => ({
    run_id: t.uuid().notNull(),
    task_key: t.text().notNull(),
    job_name: t.text().notNull(),
    payload: t.jsonb().notNull(),
    state: t.text().notNull().default('waiting'),
    /** What the task adds to the run's count: imported, prepared, published articles. */
    count: t.integer().notNull().default(0),
    /** Lithuanian, ours, for a person: nothing is decided by it. */
    message: t.text(),
    /** Why a skipped task was not done, where something is decided by it. */
    skip_reason: t.text().$type<SkipReason>(),
    finished_at: moment(),
  }),
  (t) => [
    primaryKey({ columns: [t.run_id, t.task_key] }),
    foreignKey({ columns: [t.run_id], foreignColumns: [auto_import_logs.id] }).onDelete('cascade'),
    // Asked at the end of every task, among all that ever were: does this run still wait, which runs wait for this one.
    index('run_tasks_waiting_run_idx').on(t.run_id).where(sql`${t.state} = 'waiting'`),
    index('run_tasks_waiting_key_idx').on(t.task_key).where(sql`${t.state} = 'waiting'`),
    // Asked at every preparation that is due: which articles failed lately, and how often.
    index('run_tasks_failed_preparation_idx')
      .on(t.task_key)
      .where(sql`${t.state} = 'failed' and ${t.job_name} = 'prepare-article'`),
    check('run_tasks_state_check', oneOf(t.state, ['waiting', 'done', 'skipped', 'failed'])),
    check('run_tasks_skip_reason_check', oneOf(t.skip_reason, SKIP_REASONS)),
  ],
);
