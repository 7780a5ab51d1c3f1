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
CREATE TABLE "article_bin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"snapshot" jsonb NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "article_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"reason" text NOT NULL,
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
	"has_near_duplicate" boolean DEFAULT false NOT NULL,
	"source_changed_at" timestamp with time zone,
	"pending_values" jsonb,
	"preparation_state" text DEFAULT 'imported' NOT NULL,
	"preparation_error" text,
	"prepared_by" text,
	"prepared_at" timestamp with time zone,
	"scheduled_for" timestamp with time zone,
	"auto_publish_blocked_at" timestamp with time zone,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "articles_score_check" CHECK ("articles"."ai_actuality_score" between 0 and 100),
	CONSTRAINT "articles_import_type_check" CHECK ("articles"."import_type" in ('manual', 'automatic')),
	CONSTRAINT "articles_preparation_state_check" CHECK ("articles"."preparation_state" in ('imported', 'preparing', 'prepared', 'needs_review', 'failed')),
	CONSTRAINT "articles_prepared_by_check" CHECK ("articles"."prepared_by" in ('ai', 'rules', 'person')),
	CONSTRAINT "articles_published_complete_check" CHECK ("articles"."published_date" is null or ("articles"."ai_slug" is not null and "articles"."ai_translated_title" is not null and "articles"."ai_translated_content" is not null))
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
	"is_demo" boolean DEFAULT false NOT NULL
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
	CONSTRAINT "contacts_status_check" CHECK ("contacts"."status" in ('new', 'read')),
	CONSTRAINT "contacts_delivery_state_check" CHECK ("contacts"."delivery_state" in ('queued', 'sent', 'failed', 'not_configured'))
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
CREATE TABLE "preparation_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"step" text NOT NULL,
	"input_hash" text NOT NULL,
	"prompt_version" text NOT NULL,
	"model" text NOT NULL,
	"output" jsonb NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preparation_steps_input_key" UNIQUE("article_id","step","input_hash","prompt_version","model")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_health" (
	"provider" text PRIMARY KEY NOT NULL,
	"recent_failures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"resting_until" timestamp with time zone,
	"refused_key_hash" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
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
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rss_sources_type_check" CHECK ("rss_sources"."type" in ('rss', 'crawl'))
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
	"finished_at" timestamp with time zone,
	CONSTRAINT "run_tasks_run_id_task_key_pk" PRIMARY KEY("run_id","task_key"),
	CONSTRAINT "run_tasks_state_check" CHECK ("run_tasks"."state" in ('waiting', 'done', 'skipped', 'failed'))
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
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_bin" ADD CONSTRAINT "article_bin_deleted_by_profiles_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_keys" ADD CONSTRAINT "article_keys_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_keys" ADD CONSTRAINT "article_keys_source_id_rss_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."rss_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_sources" ADD CONSTRAINT "article_sources_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_sources" ADD CONSTRAINT "article_sources_source_id_rss_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."rss_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_source_id_rss_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."rss_sources"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_reviewed_by_profiles_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preparation_steps" ADD CONSTRAINT "preparation_steps_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_tasks" ADD CONSTRAINT "run_tasks_run_id_auto_import_logs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."auto_import_logs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_bin_deleted_at_idx" ON "article_bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "article_keys_article_id_idx" ON "article_keys" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_revisions_article_id_idx" ON "article_revisions" USING btree ("article_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_sources_source_id_idx" ON "article_sources" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_ai_slug_key" ON "articles" USING btree ("ai_slug") WHERE "articles"."ai_slug" is not null;--> statement-breakpoint
CREATE INDEX "articles_published_idx" ON "articles" USING btree ("published_date" DESC NULLS LAST,"id") WHERE "articles"."published_date" is not null;--> statement-breakpoint
CREATE INDEX "articles_published_category_idx" ON "articles" USING btree ("ai_category","published_date" DESC NULLS LAST,"id") WHERE "articles"."published_date" is not null;--> statement-breakpoint
CREATE INDEX "articles_ready_idx" ON "articles" USING btree ("ai_actuality_score" DESC NULLS LAST,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is not null;--> statement-breakpoint
CREATE INDEX "articles_waiting_idx" ON "articles" USING btree ("preparation_state","created_at" DESC NULLS LAST,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is null;--> statement-breakpoint
CREATE INDEX "articles_score_idx" ON "articles" USING btree ("ai_actuality_score" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "articles_scheduled_idx" ON "articles" USING btree ("scheduled_for") WHERE "articles"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX "articles_source_id_idx" ON "articles" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "auto_import_logs_created_at_idx" ON "auto_import_logs" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "auto_import_logs_running_idx" ON "auto_import_logs" USING btree ("created_at") WHERE "auto_import_logs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "contacts_created_at_idx" ON "contacts" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "contacts_new_idx" ON "contacts" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "contacts"."status" = 'new';--> statement-breakpoint
CREATE INDEX "page_cache_events_created_at_idx" ON "page_cache_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "preparation_steps_created_at_idx" ON "preparation_steps" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email_key" ON "profiles" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "profiles_created_at_idx" ON "profiles" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rate_limits_window_start_idx" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE UNIQUE INDEX "rss_sources_rss_url_key" ON "rss_sources" USING btree ("rss_url");--> statement-breakpoint
CREATE INDEX "rss_sources_name_idx" ON "rss_sources" USING btree ("name");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");