-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Numbers by their value: 1, 2, 10.
CREATE COLLATION IF NOT EXISTS "natural_order" (provider = icu, locale = 'lt-u-kn-true');--> statement-breakpoint
-- Names in the bucket that an article shows: of its cover (a name, or an address that ends in one) and in its text.
CREATE FUNCTION "image_names"("path" text, "html" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT found.name), '{}') FROM (
		SELECT regexp_replace(path, '^.*/storage/blog-images/', '') AS name WHERE path <> ''
		UNION ALL
		SELECT match[1] FROM regexp_matches(html, '/storage/blog-images/([a-z0-9_/-]+\.[a-z]+)', 'g') AS match
		WHERE position('/storage/blog-images/' IN html) > 0
	) AS found
$$;--> statement-breakpoint
-- Of each two words that follow each other the end of the first and the beginning of the second: what a search for
-- several words is looked up by. Immutable, as an index needs. Costly and not for parallel workers, so that no plan
-- works it out for rows that the index has not found.
CREATE FUNCTION "word_pairs"("words" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED COST 1000 AS $$
DECLARE
	list text[] := string_to_array(words, ' ');
	pairs text[] := '{}';
BEGIN
	FOR at IN 1 .. cardinality(list) - 1 LOOP
		pairs := array_append(pairs, right(list[at], 4) || ' ' || left(list[at + 1], 3));
	END LOOP;
	RETURN pairs;
END $$;--> statement-breakpoint
-- The filters of the panel's lists that a row satisfies, named as in src/server/articles/model/article-states.ts; a test
-- compares the two.
CREATE FUNCTION "article_states"("published_date" timestamptz, "score" smallint, "preparation_state" text, "has_pending" boolean, "source_changed" boolean, "scheduled_for" timestamptz, "slug" text, "has_content" boolean, "import_type" text, "blocked_at" timestamptz, "is_demo" boolean, "is_own" boolean) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_remove(ARRAY[
		CASE WHEN published_date IS NOT NULL OR (scheduled_for IS NULL AND NOT is_own) THEN 'of_import' END,
		CASE WHEN published_date IS NULL AND scheduled_for IS NULL AND NOT is_own AND score IS NULL THEN 'imported' END,
		CASE WHEN published_date IS NULL AND scheduled_for IS NULL AND NOT is_own AND score IS NOT NULL AND preparation_state <> 'needs_review' THEN 'processed' END,
		CASE WHEN published_date IS NOT NULL THEN 'published' END,
		CASE WHEN preparation_state = 'preparing' THEN 'preparing' END,
		CASE WHEN preparation_state = 'needs_review' OR has_pending OR source_changed THEN 'needs_review' END,
		CASE WHEN preparation_state = 'failed' THEN 'failed' END,
		CASE WHEN published_date IS NULL AND scheduled_for IS NULL AND slug IS NOT NULL AND has_content
			AND (import_type = 'manual' OR blocked_at IS NOT NULL) THEN 'draft' END,
		CASE WHEN published_date IS NULL AND scheduled_for IS NOT NULL THEN 'scheduled' END,
		CASE WHEN is_demo THEN 'demo' END
	], NULL)
$$;--> statement-breakpoint
CREATE TABLE "article_bin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"snapshot" jsonb NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text GENERATED ALWAYS AS (coalesce(snapshot ->> 'ai_translated_title', snapshot ->> 'original_title', '')) STORED,
	"was_published" boolean GENERATED ALWAYS AS (coalesce(jsonb_typeof(snapshot -> 'published_date') = 'string', false)) STORED
);
--> statement-breakpoint
CREATE TABLE "article_counts" (
	"by_score" boolean NOT NULL,
	"states" text[] NOT NULL,
	"category" text,
	"score" smallint,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid,
	"values" jsonb NOT NULL,
	"base_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text GENERATED ALWAYS AS (trim("values" ->> 'ai_translated_title')) STORED
);
--> statement-breakpoint
CREATE TABLE "article_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"article_id" uuid,
	"source_id" uuid,
	"title_key" text,
	"url_key" text,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"restored_from" uuid,
	"snapshot" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_sources" (
	"article_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"url" text NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"item_hash" text,
	"item_changed_at" timestamp with time zone,
	CONSTRAINT "article_sources_article_id_source_id_pk" PRIMARY KEY("article_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_name" text NOT NULL,
	"source_rss_url" text NOT NULL,
	"original_url" text NOT NULL,
	"original_title" text NOT NULL,
	"original_excerpt" text DEFAULT '' NOT NULL,
	"ai_translated_title" text,
	"ai_slug" text,
	"ai_translated_excerpt" text,
	"ai_translated_content" text,
	"ai_image_path" text,
	"ai_category" text,
	"ai_actuality_score" smallint,
	"published_date" timestamp with time zone,
	"edited_date" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"import_type" text DEFAULT 'automatic' NOT NULL,
	"source_id" uuid,
	"original_content" text DEFAULT '' NOT NULL,
	"original_author" text,
	"original_date" timestamp with time zone,
	"original_raw_date" text,
	"original_language" text,
	"content_hash" text,
	"is_thin" boolean DEFAULT false NOT NULL,
	"page_retry_at" timestamp with time zone,
	"page_tries" smallint DEFAULT 0 NOT NULL,
	"has_near_duplicate" boolean DEFAULT false NOT NULL,
	"near_duplicate_of" uuid,
	"title_fingerprints" bigint[] DEFAULT '{}' NOT NULL,
	"rights" text DEFAULT 'licensed' NOT NULL,
	"source_changed_at" timestamp with time zone,
	"changed_original" jsonb,
	"check_findings" jsonb,
	"pending_values" jsonb,
	"preparation_state" text DEFAULT 'imported' NOT NULL,
	"preparation_reason" jsonb,
	"prepared_by" text,
	"prepared_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"auto_publish_blocked_at" timestamp with time zone,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(coalesce(ai_translated_title, '') || ' ' || coalesce(ai_translated_excerpt, '') || ' ' || regexp_replace(coalesce(ai_translated_content, ''), '<[^>]*>', ' ', 'g'), 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED,
	"panel_text" text GENERATED ALWAYS AS (lower(translate(' ' || original_title || ' ' || coalesce(ai_translated_title, '') || ' ' || source_name, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED,
	CONSTRAINT "articles_score_check" CHECK ("articles"."ai_actuality_score" between 0 and 100),
	CONSTRAINT "articles_import_type_check" CHECK ("articles"."import_type" in ('manual', 'automatic')),
	CONSTRAINT "articles_preparation_state_check" CHECK ("articles"."preparation_state" in ('imported', 'preparing', 'prepared', 'needs_review', 'failed')),
	CONSTRAINT "articles_prepared_by_check" CHECK ("articles"."prepared_by" in ('ai', 'rules', 'person')),
	CONSTRAINT "articles_rights_check" CHECK ("articles"."rights" in ('own', 'licensed', 'excerpt')),
	CONSTRAINT "articles_published_complete_check" CHECK ("articles"."published_date" is null or ("articles"."ai_slug" is not null and "articles"."ai_translated_title" is not null and "articles"."ai_translated_content" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"search_text" text GENERATED ALWAYS AS (lower(translate(actor || ' ' || action || ' ' || entity_id || ' ' || coalesce("before"::text, '') || ' ' || coalesce("after"::text, ''), 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED
);
--> statement-breakpoint
CREATE TABLE "ai_import_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"api_model" text DEFAULT 'google/gemini-flash-latest' NOT NULL,
	"source_import_enabled" boolean DEFAULT false NOT NULL,
	"source_import_interval" text DEFAULT '1hr' NOT NULL,
	"ai_preparation_enabled" boolean DEFAULT false NOT NULL,
	"ai_preparation_interval" text DEFAULT '1hr' NOT NULL,
	"auto_publish_enabled" boolean DEFAULT false NOT NULL,
	"auto_publish_interval" text DEFAULT '6hr' NOT NULL,
	"auto_publish_min_score" smallint DEFAULT 70 NOT NULL,
	"auto_publish_batch_size" smallint DEFAULT 1 NOT NULL,
	"translation_prompt" text NOT NULL,
	"relevance_prompt" text NOT NULL,
	"image_generation_prompt" text NOT NULL,
	"daily_token_cap" integer,
	"daily_image_cap" integer,
	"daily_cost_cap_cents" integer,
	"source_import_due_at" timestamp with time zone,
	"ai_preparation_due_at" timestamp with time zone,
	"auto_publish_due_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_import_settings_single_row_check" CHECK ("ai_import_settings"."id" = 1),
	CONSTRAINT "ai_import_settings_model_check" CHECK ("ai_import_settings"."api_model" in ('google/gemini-flash-latest', 'google/gemini-pro-latest', 'openai/gpt-5-mini')),
	CONSTRAINT "ai_import_settings_min_score_check" CHECK ("ai_import_settings"."auto_publish_min_score" between 0 and 100),
	CONSTRAINT "ai_import_settings_batch_size_check" CHECK ("ai_import_settings"."auto_publish_batch_size" between 1 and 50),
	CONSTRAINT "ai_import_settings_intervals_check" CHECK (array["ai_import_settings"."source_import_interval", "ai_import_settings"."ai_preparation_interval", "ai_import_settings"."auto_publish_interval"] <@ array['1min', '1hr', '3hr', '6hr', '12hr', '24hr'])
);
--> statement-breakpoint
CREATE TABLE "auto_import_logs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"action_type" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"articles_imported" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"duration_seconds" integer,
	"error_message" text,
	"logs" text DEFAULT '' NOT NULL,
	"function_name" text,
	"triggered_by" text,
	"finished_at" timestamp with time zone,
	"stop_requested_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prompt_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prompt_versions_kind_check" CHECK ("prompt_versions"."kind" in ('translation', 'relevance', 'image'))
);
--> statement-breakpoint
CREATE TABLE "run_tasks" (
	"run_id" uuid NOT NULL,
	"task_key" text NOT NULL,
	"job_name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"message" text,
	"skip_reason" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "run_tasks_run_id_task_key_pk" PRIMARY KEY("run_id","task_key"),
	CONSTRAINT "run_tasks_state_check" CHECK ("run_tasks"."state" in ('waiting', 'done', 'skipped', 'failed')),
	CONSTRAINT "run_tasks_skip_reason_check" CHECK ("run_tasks"."skip_reason" in ('not_started', 'setting_missing'))
);
--> statement-breakpoint
CREATE TABLE "contact_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"retention_days" integer DEFAULT 730,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_settings_single_row_check" CHECK ("contact_settings"."id" = 1),
	CONSTRAINT "contact_settings_retention_check" CHECK ("contact_settings"."retention_days" between 30 and 3650)
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"is_suspect" boolean DEFAULT false NOT NULL,
	"delivery_state" text DEFAULT 'queued' NOT NULL,
	"delivery_error" text,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(name || ' ' || email || ' ' || phone || ' ' || company || ' ' || message, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED,
	CONSTRAINT "contacts_status_check" CHECK ("contacts"."status" in ('new', 'read')),
	CONSTRAINT "contacts_delivery_state_check" CHECK ("contacts"."delivery_state" in ('queued', 'digest', 'sent', 'failed', 'not_configured'))
);
--> statement-breakpoint
CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider_account_key" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"network" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_user_token_key" UNIQUE("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sign_in_waits" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_used_step" integer
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role_check" CHECK ("user_roles"."role" in ('admin', 'moderator', 'user'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"original_name" text DEFAULT '' NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"is_decorative" boolean DEFAULT false NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(original_name || ' ' || alt, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED,
	CONSTRAINT "images_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "contact_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_cache_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"seen_by" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"source_id" uuid,
	"purpose" text DEFAULT 'preparation' NOT NULL,
	"step" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"cost_micro_usd" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_calls_purpose_check" CHECK ("model_calls"."purpose" in ('preparation', 'trial'))
);
--> statement-breakpoint
CREATE TABLE "preparation_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"step" text NOT NULL,
	"input_hash" text NOT NULL,
	"prompt_version" text NOT NULL,
	"model" text NOT NULL,
	"output" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invalidated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_health" (
	"provider" text PRIMARY KEY NOT NULL,
	"recent_failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"open_until" timestamp with time zone,
	"refused_key_hash" text
);
--> statement-breakpoint
CREATE TABLE "host_leases" (
	"host" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rss_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"rss_url" text NOT NULL,
	"type" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"charset" text,
	"link_selector" text,
	"link_pattern" text,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"include_words" text DEFAULT '' NOT NULL,
	"exclude_words" text DEFAULT '' NOT NULL,
	"daily_cap" integer,
	"rights" text DEFAULT 'licensed' NOT NULL,
	"prompt_supplement" text DEFAULT '' NOT NULL,
	"site_url" text,
	"etag" text,
	"last_modified" text,
	"last_full_fetch_at" timestamp with time zone,
	"last_fetched_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"last_new_item_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"consecutive_errors" integer DEFAULT 0 NOT NULL,
	"last_error_kind" text,
	"last_error" text,
	"moved_to_url" text,
	"moved_since" timestamp with time zone,
	"missing_times" integer DEFAULT 0 NOT NULL,
	"missing_since" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"notice" text,
	"waiting_items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rss_sources_type_check" CHECK ("rss_sources"."type" in ('rss', 'crawl')),
	CONSTRAINT "rss_sources_rights_check" CHECK ("rss_sources"."rights" in ('own', 'licensed', 'excerpt')),
	CONSTRAINT "rss_sources_daily_cap_check" CHECK ("rss_sources"."daily_cap" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "skipped_items" (
	"source_id" uuid NOT NULL,
	"key" text NOT NULL,
	"seen_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "skipped_items_source_id_key_pk" PRIMARY KEY("source_id","key")
);
--> statement-breakpoint
ALTER TABLE "article_bin" ADD CONSTRAINT "article_bin_deleted_by_profiles_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_keys" ADD CONSTRAINT "article_keys_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_keys" ADD CONSTRAINT "article_keys_source_id_rss_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."rss_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_redirects" ADD CONSTRAINT "article_redirects_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_sources" ADD CONSTRAINT "article_sources_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_sources" ADD CONSTRAINT "article_sources_source_id_rss_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."rss_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_source_id_rss_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."rss_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_near_duplicate_of_articles_id_fk" FOREIGN KEY ("near_duplicate_of") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_reviewed_by_profiles_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_tasks" ADD CONSTRAINT "run_tasks_run_id_auto_import_logs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."auto_import_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preparation_steps" ADD CONSTRAINT "preparation_steps_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skipped_items" ADD CONSTRAINT "skipped_items_source_id_rss_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."rss_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_bin_deleted_at_idx" ON "article_bin" USING btree ("deleted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "article_bin_title_idx" ON "article_bin" USING gin ((lower(translate(title, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_bin_image_names_idx" ON "article_bin" USING gin ((image_names("snapshot" ->> 'ai_image_path', "snapshot" ->> 'ai_translated_content')));--> statement-breakpoint
CREATE INDEX "article_counts_category_idx" ON "article_counts" USING btree ("category") WHERE not "article_counts"."by_score";--> statement-breakpoint
CREATE INDEX "article_counts_score_idx" ON "article_counts" USING btree ("score") WHERE "article_counts"."by_score";--> statement-breakpoint
CREATE UNIQUE INDEX "article_drafts_article_id_key" ON "article_drafts" USING btree ("article_id") WHERE "article_drafts"."article_id" is not null;--> statement-breakpoint
CREATE INDEX "article_drafts_updated_at_idx" ON "article_drafts" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "article_drafts_image_names_idx" ON "article_drafts" USING gin ((image_names("values" ->> 'ai_image_path', "values" ->> 'ai_translated_content')));--> statement-breakpoint
CREATE INDEX "article_keys_article_id_idx" ON "article_keys" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_redirects_article_id_idx" ON "article_redirects" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_revisions_article_id_idx" ON "article_revisions" USING btree ("article_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_revisions_image_names_idx" ON "article_revisions" USING gin ((image_names("snapshot" ->> 'ai_image_path', "snapshot" ->> 'ai_translated_content')));--> statement-breakpoint
CREATE INDEX "article_sources_source_id_idx" ON "article_sources" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_ai_slug_key" ON "articles" USING btree ("ai_slug") WHERE "articles"."ai_slug" is not null;--> statement-breakpoint
CREATE INDEX "articles_published_idx" ON "articles" USING btree ("published_date" DESC NULLS LAST,"id") WHERE "articles"."published_date" is not null;--> statement-breakpoint
CREATE INDEX "articles_published_category_idx" ON "articles" USING btree ("ai_category","published_date" DESC NULLS LAST,"id") WHERE "articles"."published_date" is not null;--> statement-breakpoint
CREATE INDEX "articles_ready_idx" ON "articles" USING btree ("ai_actuality_score" DESC NULLS LAST,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is not null;--> statement-breakpoint
CREATE INDEX "articles_waiting_idx" ON "articles" USING btree ("preparation_state","created_at" DESC NULLS LAST,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is null;--> statement-breakpoint
CREATE INDEX "articles_source_score_idx" ON "articles" USING btree ("source_id","ai_actuality_score" DESC NULLS LAST,"id","created_at","ai_category","published_date","preparation_state");--> statement-breakpoint
CREATE INDEX "articles_score_idx" ON "articles" USING btree ("ai_actuality_score" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "articles_prepared_at_idx" ON "articles" USING btree ("prepared_at") WHERE "articles"."prepared_at" is not null;--> statement-breakpoint
CREATE INDEX "articles_scheduled_for_idx" ON "articles" USING btree ("scheduled_for" DESC NULLS LAST,"id","ai_actuality_score","published_date") WHERE "articles"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX "articles_edited_date_idx" ON "articles" USING btree ("edited_date" DESC NULLS LAST,"id") WHERE "articles"."edited_date" is not null;--> statement-breakpoint
CREATE INDEX "articles_title_idx" ON "articles" USING btree (left("ai_translated_title", 200) desc nulls last,"id") WHERE "articles"."ai_translated_title" is not null;--> statement-breakpoint
CREATE INDEX "articles_category_idx" ON "articles" USING btree ("ai_category" DESC NULLS LAST,"id") WHERE "articles"."ai_category" is not null;--> statement-breakpoint
CREATE INDEX "articles_category_created_idx" ON "articles" USING btree ("ai_category","created_at" DESC NULLS LAST,"id") WHERE "articles"."ai_category" is not null;--> statement-breakpoint
CREATE INDEX "articles_category_score_idx" ON "articles" USING btree ("ai_category","ai_actuality_score" DESC NULLS LAST,"id","created_at","published_date","preparation_state") WHERE "articles"."ai_category" is not null;--> statement-breakpoint
CREATE INDEX "articles_imported_title_idx" ON "articles" USING btree (left("ai_translated_title", 200) desc nulls last,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is null and "articles"."ai_translated_title" is not null;--> statement-breakpoint
CREATE INDEX "articles_imported_category_idx" ON "articles" USING btree ("ai_category" DESC NULLS LAST,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is null and "articles"."ai_category" is not null;--> statement-breakpoint
CREATE INDEX "articles_shown_title_idx" ON "articles" USING btree (left(coalesce("ai_translated_title", "original_title"), 200) desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "articles_original_title_idx" ON "articles" USING btree (left("original_title", 200) desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "articles_source_name_idx" ON "articles" USING btree (left("source_name", 200) desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "articles_source_id_idx" ON "articles" USING btree ("source_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_unusual_state_idx" ON "articles" USING btree ("preparation_state","ai_actuality_score" DESC NULLS LAST,"id") WHERE "articles"."preparation_state" in ('preparing', 'failed');--> statement-breakpoint
CREATE INDEX "articles_needs_review_idx" ON "articles" USING btree ("ai_actuality_score" DESC NULLS LAST,"id") WHERE ("articles"."preparation_state" = 'needs_review' or "articles"."pending_values" is not null or "articles"."source_changed_at" is not null);--> statement-breakpoint
CREATE INDEX "articles_draft_idx" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id","ai_actuality_score") WHERE "articles"."published_date" is null and "articles"."scheduled_for" is null and "articles"."ai_slug" is not null and "articles"."ai_translated_content" is not null and ("articles"."import_type" = 'manual' or "articles"."auto_publish_blocked_at" is not null);--> statement-breakpoint
CREATE INDEX "articles_near_duplicate_of_idx" ON "articles" USING btree ("near_duplicate_of") WHERE "articles"."near_duplicate_of" is not null;--> statement-breakpoint
CREATE INDEX "articles_page_retry_at_idx" ON "articles" USING btree ("page_retry_at") WHERE "articles"."page_retry_at" is not null;--> statement-breakpoint
CREATE INDEX "articles_title_fingerprints_idx" ON "articles" USING gin ("title_fingerprints") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_panel_search_idx" ON "articles" USING gin ("panel_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_word_pairs_idx" ON "articles" USING gin ((word_pairs("panel_text"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_search_text_idx" ON "articles" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE "articles"."published_date" is not null;--> statement-breakpoint
CREATE INDEX "articles_image_names_idx" ON "articles" USING gin ((image_names(ai_image_path, ai_translated_content) || image_names(pending_values ->> 'ai_image_path', pending_values ->> 'ai_translated_content'))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_search_text_idx" ON "audit_log" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "auto_import_logs_created_at_idx" ON "auto_import_logs" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "auto_import_logs_running_idx" ON "auto_import_logs" USING btree ("created_at") WHERE "auto_import_logs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "prompt_versions_kind_idx" ON "prompt_versions" USING btree ("kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "run_tasks_waiting_run_idx" ON "run_tasks" USING btree ("run_id") WHERE "run_tasks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "run_tasks_waiting_key_idx" ON "run_tasks" USING btree ("task_key") WHERE "run_tasks"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "run_tasks_failed_preparation_idx" ON "run_tasks" USING btree ("task_key") WHERE "run_tasks"."state" = 'failed' and "run_tasks"."job_name" = 'prepare-article';--> statement-breakpoint
CREATE INDEX "contacts_search_text_idx" ON "contacts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_created_at_idx" ON "contacts" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "contacts_suspect_idx" ON "contacts" USING btree ("is_suspect","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "contacts_new_idx" ON "contacts" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "contacts"."status" = 'new';--> statement-breakpoint
CREATE INDEX "known_browsers_token_hash_idx" ON "known_browsers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "known_browsers_seen_at_idx" ON "known_browsers" USING btree ("seen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "profiles_created_at_idx" ON "profiles" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_waits_due_at_idx" ON "sign_in_waits" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "two_factors_user_id_key" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "images_origin_idx" ON "images" USING btree ("origin","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "images_search_text_idx" ON "images" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_challenges_expires_at_idx" ON "contact_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "page_cache_events_created_at_idx" ON "page_cache_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at_idx" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "model_calls_created_at_idx" ON "model_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "model_calls_article_id_idx" ON "model_calls" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "preparation_steps_input_key" ON "preparation_steps" USING btree ("article_id","step","input_hash","prompt_version","model") WHERE "preparation_steps"."invalidated_at" is null;--> statement-breakpoint
CREATE INDEX "preparation_steps_created_at_idx" ON "preparation_steps" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rss_sources_rss_url_key" ON "rss_sources" USING btree ("rss_url");--> statement-breakpoint
CREATE INDEX "rss_sources_name_idx" ON "rss_sources" USING btree ("name" collate "natural_order","id");--> statement-breakpoint
CREATE INDEX "skipped_items_seen_on_idx" ON "skipped_items" USING btree ("source_id","seen_on");--> statement-breakpoint
-- Each change is counted twice: by states, category and score, and without the score, which most lists do not ask for.
CREATE FUNCTION "count_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM article_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, count(*) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score
			FROM new_rows
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category));
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, -count(*) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score
			FROM old_rows
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category));
	ELSE
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, sum(n) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score, 1 AS n
			FROM new_rows
			UNION ALL
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score, -1
			FROM old_rows
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category)) HAVING sum(n) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_count_new" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "articles_count_changed" AFTER UPDATE ON "articles" REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "articles_count_gone" AFTER DELETE ON "articles" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "articles_count_none" AFTER TRUNCATE ON "articles" FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_log takes new rows only, % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
