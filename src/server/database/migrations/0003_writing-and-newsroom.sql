CREATE TABLE "article_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid,
	"values" jsonb NOT NULL,
	"base_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"after" jsonb
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
CREATE TABLE "contact_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"retention_days" integer DEFAULT 730,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_settings_single_row_check" CHECK ("contact_settings"."id" = 1),
	CONSTRAINT "contact_settings_retention_check" CHECK ("contact_settings"."retention_days" between 30 and 3650)
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
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
	CONSTRAINT "images_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "ai_import_settings" ADD COLUMN "daily_token_cap" integer;--> statement-breakpoint
ALTER TABLE "ai_import_settings" ADD COLUMN "daily_image_cap" integer;--> statement-breakpoint
ALTER TABLE "ai_import_settings" ADD COLUMN "daily_cost_cap_cents" integer;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "restored_from" uuid;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "near_duplicate_of" uuid;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "rights" text DEFAULT 'licensed' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "changed_original" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "check_findings" jsonb;--> statement-breakpoint
ALTER TABLE "auto_import_logs" ADD COLUMN "stop_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "preparation_steps" ADD COLUMN "cost_micro_usd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "include_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "exclude_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "daily_cap" integer;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "rights" text DEFAULT 'licensed' NOT NULL;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "prompt_supplement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "site_url" text;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD CONSTRAINT "article_drafts_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_redirects" ADD CONSTRAINT "article_redirects_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prompt_versions" ADD CONSTRAINT "prompt_versions_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_drafts_article_id_key" ON "article_drafts" USING btree ("article_id") WHERE "article_drafts"."article_id" is not null;--> statement-breakpoint
CREATE INDEX "article_drafts_updated_at_idx" ON "article_drafts" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "article_redirects_article_id_idx" ON "article_redirects" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_entity_idx" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "prompt_versions_kind_idx" ON "prompt_versions" USING btree ("kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "two_factors_user_id_key" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_created_at_idx" ON "images" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_near_duplicate_of_articles_id_fk" FOREIGN KEY ("near_duplicate_of") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_rights_check" CHECK ("articles"."rights" in ('own', 'licensed', 'excerpt'));--> statement-breakpoint
ALTER TABLE "rss_sources" ADD CONSTRAINT "rss_sources_rights_check" CHECK ("rss_sources"."rights" in ('own', 'licensed', 'excerpt'));--> statement-breakpoint
ALTER TABLE "rss_sources" ADD CONSTRAINT "rss_sources_daily_cap_check" CHECK ("rss_sources"."daily_cap" between 1 and 1000);