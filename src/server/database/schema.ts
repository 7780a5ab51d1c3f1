import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  API_MODELS,
  type ContactStatus,
  type DeliveryState,
  type ImportType,
  type Interval,
  type PreparationState,
  type PreparedBy,
  type Role,
  type SourceType,
} from '../../domain/constants.ts';
import { foldForSearch } from './fold-for-search.ts';

/*
 * Tables and columns carry the specification's names (§3), and so do the properties: a row is already
 * the JSON that leaves the server. Only identity's tables use the names its library looks for.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

// — Identity ---------------------------------------------------------------------------------------

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    name: text('full_name').notNull().default(''),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    is_demo: boolean('is_demo').notNull().default(false),
  },
  (t) => [
    uniqueIndex('profiles_email_key').on(sql`lower(${t.email})`),
    index('profiles_created_at_idx').on(t.createdAt.desc()),
  ],
);

export const user_roles = pgTable(
  'user_roles',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.role] }),
    check('user_roles_role_check', oneOf(t.role, ['admin', 'moderator', 'user'])),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('sessions_user_id_idx').on(t.userId),
    index('sessions_expires_at_idx').on(t.expiresAt),
  ],
);

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [unique('accounts_provider_account_key').on(t.providerId, t.accountId)],
);

export const verifications = pgTable('verifications', {
  id: uuid('id').primaryKey().defaultRandom(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

// — Contact messages -------------------------------------------------------------------------------

export const contacts = pgTable(
  'contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    message: text('message').notNull(),
    status: text('status').$type<ContactStatus>().notNull().default('new'),
    is_suspect: boolean('is_suspect').notNull().default(false),
    delivery_state: text('delivery_state').$type<DeliveryState>().notNull().default('queued'),
    delivery_error: text('delivery_error'),
    delivered_at: moment('delivered_at'),
    created_at: moment('created_at').notNull().defaultNow(),
    is_demo: boolean('is_demo').notNull().default(false),
  },
  (t) => [
    check('contacts_status_check', oneOf(t.status, ['new', 'read'])),
    check(
      'contacts_delivery_state_check',
      oneOf(t.delivery_state, ['queued', 'sent', 'failed', 'not_configured']),
    ),
    index('contacts_created_at_idx').on(t.created_at.desc(), t.id),
    index('contacts_new_idx').on(t.created_at.desc(), t.id).where(sql`${t.status} = 'new'`),
  ],
);

// — Sources ----------------------------------------------------------------------------------------

export const rss_sources = pgTable(
  'rss_sources',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    rss_url: text('rss_url').notNull(),
    type: text('type').$type<SourceType>().notNull(),
    is_active: boolean('is_active').notNull().default(true),
    created_at: moment('created_at').notNull().defaultNow(),
    // Per-source choices.
    charset: text('charset'),
    link_selector: text('link_selector'),
    link_pattern: text('link_pattern'),
    is_trusted: boolean('is_trusted').notNull().default(false),
    // HTTP validators, kept byte for byte as the server sent them.
    etag: text('etag'),
    last_modified: text('last_modified'),
    last_full_fetch_at: moment('last_full_fetch_at'),
    // Health, shown on the row.
    last_fetched_at: moment('last_fetched_at'),
    last_success_at: moment('last_success_at'),
    last_new_item_at: moment('last_new_item_at'),
    next_check_at: moment('next_check_at'),
    consecutive_errors: integer('consecutive_errors').notNull().default(0),
    last_error_kind: text('last_error_kind'),
    last_error: text('last_error'),
    moved_to_url: text('moved_to_url'),
    moved_since: moment('moved_since'),
    is_demo: boolean('is_demo').notNull().default(false),
  },
  (t) => [
    check('rss_sources_type_check', oneOf(t.type, ['rss', 'crawl'])),
    uniqueIndex('rss_sources_rss_url_key').on(t.rss_url),
    index('rss_sources_name_idx').on(t.name),
  ],
);

// — Articles ---------------------------------------------------------------------------------------

export const articles = pgTable(
  'articles',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    source_name: text('source_name').notNull(),
    source_rss_url: text('source_rss_url').notNull(),
    original_url: text('original_url').notNull(),
    original_title: text('original_title').notNull(),
    original_excerpt: text('original_excerpt').notNull().default(''),
    ai_translated_title: text('ai_translated_title'),
    ai_slug: text('ai_slug'),
    ai_translated_excerpt: text('ai_translated_excerpt'),
    ai_translated_content: text('ai_translated_content'),
    ai_image_path: text('ai_image_path'),
    ai_category: text('ai_category'),
    ai_actuality_score: smallint('ai_actuality_score'),
    published_date: moment('published_date'),
    edited_date: moment('edited_date'),
    created_at: moment('created_at').notNull().defaultNow(),
    import_type: text('import_type').$type<ImportType>().notNull().default('automatic'),
    // What was imported, already sanitised; never shown in public as it is.
    source_id: uuid('source_id').references(() => rss_sources.id, { onDelete: 'set null' }),
    original_content: text('original_content').notNull().default(''),
    original_author: text('original_author'),
    original_date: moment('original_date'),
    original_raw_date: text('original_raw_date'),
    original_language: text('original_language'),
    content_hash: text('content_hash'),
    is_thin: boolean('is_thin').notNull().default(false),
    has_near_duplicate: boolean('has_near_duplicate').notNull().default(false),
    source_changed_at: moment('source_changed_at'),
    /** A new text for a published article, waiting for approval; the public values stay until then. */
    pending_values: jsonb('pending_values').$type<Record<string, unknown>>(),
    // The work's own state; an article's public state is derived from score and published_date.
    preparation_state: text('preparation_state')
      .$type<PreparationState>()
      .notNull()
      .default('imported'),
    preparation_error: text('preparation_error'),
    prepared_by: text('prepared_by').$type<PreparedBy>(),
    prepared_at: moment('prepared_at'),
    scheduled_for: moment('scheduled_for'),
    auto_publish_blocked_at: moment('auto_publish_blocked_at'),
    reviewed_by: uuid('reviewed_by').references(() => profiles.id, { onDelete: 'set null' }),
    reviewed_at: moment('reviewed_at'),
    /** Raised by every change; publishing and editing compare it before they set anything. */
    version: integer('version').notNull().default(1),
    is_demo: boolean('is_demo').notNull().default(false),
    /** What the public search looks through: worked out once per change, not once per word and search. */
    search_text: text('search_text').generatedAlwaysAs(
      foldForSearch(
        sql.raw(
          `coalesce(ai_translated_title, '') || ' ' || coalesce(ai_translated_excerpt, '') || ' ' || regexp_replace(coalesce(ai_translated_content, ''), '<[^>]*>', ' ', 'g')`,
        ),
      ),
    ),
  },
  (t) => [
    check('articles_score_check', sql`${t.ai_actuality_score} between 0 and 100`),
    check('articles_import_type_check', oneOf(t.import_type, ['manual', 'automatic'])),
    check(
      'articles_preparation_state_check',
      oneOf(t.preparation_state, ['imported', 'preparing', 'prepared', 'needs_review', 'failed']),
    ),
    check('articles_prepared_by_check', oneOf(t.prepared_by, ['ai', 'rules', 'person'])),
    check(
      'articles_published_complete_check',
      sql`${t.published_date} is null or (${t.ai_slug} is not null and ${t.ai_translated_title} is not null and ${t.ai_translated_content} is not null)`,
    ),
    uniqueIndex('articles_ai_slug_key').on(t.ai_slug).where(sql`${t.ai_slug} is not null`),
    index('articles_published_idx')
      .on(t.published_date.desc(), t.id)
      .where(sql`${t.published_date} is not null`),
    index('articles_published_category_idx')
      .on(t.ai_category, t.published_date.desc(), t.id)
      .where(sql`${t.published_date} is not null`),
    index('articles_ready_idx')
      .on(t.ai_actuality_score.desc(), t.id)
      .where(sql`${t.published_date} is null and ${t.ai_actuality_score} is not null`),
    index('articles_waiting_idx')
      .on(t.preparation_state, t.created_at.desc(), t.id)
      .where(sql`${t.published_date} is null and ${t.ai_actuality_score} is null`),
    index('articles_score_idx').on(t.ai_actuality_score.desc().nullsLast(), t.id),
    index('articles_created_at_idx').on(t.created_at.desc(), t.id),
    index('articles_scheduled_idx').on(t.scheduled_for).where(sql`${t.scheduled_for} is not null`),
    index('articles_source_id_idx').on(t.source_id),
    // Needs the extension pg_trgm, which the migration brings.
    index('articles_search_text_idx')
      .using('gin', t.search_text.op('gin_trgm_ops'))
      // Publishing may take a moment longer, searching shall not look through a pending list.
      .with({ fastupdate: false })
      .where(sql`${t.published_date} is not null`),
  ],
);

/**
 * Identity of imported items, kept for ever and apart from articles, so that a deleted article does not
 * come back. `key` starts with its kind: `guid:<source id>:…`, `url:…`, `canonical:…`.
 */
export const article_keys = pgTable(
  'article_keys',
  {
    key: text('key').primaryKey(),
    article_id: uuid('article_id').references(() => articles.id, { onDelete: 'set null' }),
    source_id: uuid('source_id').references(() => rss_sources.id, { onDelete: 'set null' }),
    /** Folded title seen with the key: a guid that comes back with another URL and title is a new item. */
    title_key: text('title_key'),
    url_key: text('url_key'),
    first_seen_at: moment('first_seen_at').notNull().defaultNow(),
  },
  (t) => [index('article_keys_article_id_idx').on(t.article_id)],
);

/** Every source a story was seen in; the first one is also on the article itself. */
export const article_sources = pgTable(
  'article_sources',
  {
    article_id: uuid('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    source_id: uuid('source_id')
      .notNull()
      .references(() => rss_sources.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    first_seen_at: moment('first_seen_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.article_id, t.source_id] }),
    index('article_sources_source_id_idx').on(t.source_id),
  ],
);

/** A whole article row as it was before a change that a person may want back. */
export const article_revisions = pgTable(
  'article_revisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    article_id: uuid('article_id').notNull(),
    reason: text('reason').notNull(),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    created_by: uuid('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('article_revisions_article_id_idx').on(t.article_id, t.created_at.desc())],
);

/** Deleted articles, whole, for 30 days. */
export const article_bin = pgTable(
  'article_bin',
  {
    id: uuid('id').primaryKey(),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    deleted_by: uuid('deleted_by').references(() => profiles.id, { onDelete: 'set null' }),
    deleted_at: moment('deleted_at').notNull().defaultNow(),
  },
  (t) => [index('article_bin_deleted_at_idx').on(t.deleted_at)],
);

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
    input_tokens: integer('input_tokens').notNull().default(0),
    output_tokens: integer('output_tokens').notNull().default(0),
    images: integer('images').notNull().default(0),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('preparation_steps_input_key').on(
      t.article_id,
      t.step,
      t.input_hash,
      t.prompt_version,
      t.model,
    ),
    index('preparation_steps_created_at_idx').on(t.created_at),
  ],
);

/** Rest and pause of a model provider, shared by every instance. */
export const provider_health = pgTable('provider_health', {
  provider: text('provider').primaryKey(),
  recent_failures: jsonb('recent_failures').$type<string[]>().notNull().default([]),
  resting_until: moment('resting_until'),
  /** A hash of the key that was refused; the pause ends when the key is another. */
  refused_key_hash: text('refused_key_hash'),
});

// — Automation -------------------------------------------------------------------------------------

export const ai_import_settings = pgTable(
  'ai_import_settings',
  {
    id: smallint('id').primaryKey().default(1),
    api_model: text('api_model').notNull().default(API_MODELS[0]),
    source_import_enabled: boolean('source_import_enabled').notNull().default(false),
    source_import_interval: text('source_import_interval')
      .$type<Interval>()
      .notNull()
      .default('1hr'),
    ai_preparation_enabled: boolean('ai_preparation_enabled').notNull().default(false),
    ai_preparation_interval: text('ai_preparation_interval')
      .$type<Interval>()
      .notNull()
      .default('1hr'),
    auto_publish_enabled: boolean('auto_publish_enabled').notNull().default(false),
    auto_publish_interval: text('auto_publish_interval').$type<Interval>().notNull().default('6hr'),
    auto_publish_min_score: smallint('auto_publish_min_score').notNull().default(70),
    auto_publish_batch_size: smallint('auto_publish_batch_size').notNull().default(1),
    translation_prompt: text('translation_prompt').notNull(),
    relevance_prompt: text('relevance_prompt').notNull(),
    image_generation_prompt: text('image_generation_prompt').notNull(),
    // Due times live here, so that they survive an outage and several instances agree on them.
    source_import_due_at: moment('source_import_due_at'),
    ai_preparation_due_at: moment('ai_preparation_due_at'),
    auto_publish_due_at: moment('auto_publish_due_at'),
    version: integer('version').notNull().default(1),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
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

/** One row per run of a function; the row is the run: progress, outcome and readable log lines. */
export const auto_import_logs = pgTable(
  'auto_import_logs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    created_at: moment('created_at').notNull().defaultNow(),
    action_type: text('action_type').notNull().default(''),
    description: text('description').notNull().default(''),
    articles_imported: integer('articles_imported').notNull().default(0),
    status: text('status').notNull().default('running'),
    duration_seconds: integer('duration_seconds'),
    error_message: text('error_message'),
    logs: text('logs').notNull().default(''),
    /** The function's name, or null for rows that describe something else. */
    function_name: text('function_name'),
    triggered_by: text('triggered_by'),
    finished_at: moment('finished_at'),
    is_demo: boolean('is_demo').notNull().default(false),
  },
  (t) => [
    index('auto_import_logs_created_at_idx').on(t.created_at.desc(), t.id),
    index('auto_import_logs_running_idx').on(t.created_at).where(sql`${t.status} = 'running'`),
  ],
);

/** The pieces of a run (a source, an article), counted once each however often a job is repeated. */
export const run_tasks = pgTable(
  'run_tasks',
  {
    run_id: uuid('run_id').notNull(),
    task_key: text('task_key').notNull(),
    job_name: text('job_name').notNull(),
    payload: jsonb('payload').notNull(),
    state: text('state').notNull().default('waiting'),
    /** What the task adds to the run's count: imported, prepared, published articles. */
    count: integer('count').notNull().default(0),
    message: text('message'),
    finished_at: moment('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.run_id, t.task_key] }),
    foreignKey({ columns: [t.run_id], foreignColumns: [auto_import_logs.id] }).onDelete('cascade'),
    check('run_tasks_state_check', oneOf(t.state, ['waiting', 'done', 'skipped', 'failed'])),
  ],
);

// — Several instances side by side -----------------------------------------------------------------

/** Counters of the limits (sign-in, contact form, functions), shared by every instance. */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    window_start: moment('window_start').notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.window_start] }),
    index('rate_limits_window_start_idx').on(t.window_start),
  ],
);

/**
 * Proofs of the contact form that were used once and shall not be used again. What was issued is not
 * stored, so asking for challenges fills nothing; a row may go once its proof would have expired anyway.
 */
export const contact_challenges = pgTable(
  'contact_challenges',
  {
    id: text('id').primaryKey(),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [index('contact_challenges_expires_at_idx').on(t.expires_at)],
);

/** What changed in public; written in the transaction that changes it, read by every page cache. */
export const page_cache_events = pgTable(
  'page_cache_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    tags: text('tags').array().notNull(),
    /** Instances that have dropped the pages meant; whoever announced the change waits for the live ones. */
    seen_by: uuid('seen_by').array().notNull().default(sql`'{}'`),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('page_cache_events_created_at_idx').on(t.created_at)],
);

/** Running processes; one not seen for a while is taken for dead. */
export const instances = pgTable('instances', {
  id: uuid('id').primaryKey(),
  started_at: moment('started_at').notNull().defaultNow(),
  seen_at: moment('seen_at').notNull().defaultNow(),
});

/** Facts about this installation that are no setting: when it was seeded, with what. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  created_at: moment('created_at').notNull().defaultNow(),
});
