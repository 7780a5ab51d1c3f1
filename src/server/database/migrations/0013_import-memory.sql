CREATE TABLE "host_turns" (
	"host" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skipped_items" (
	"source_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "skipped_items_source_id_key_pk" PRIMARY KEY("source_id","key")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "page_retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "page_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "missing_times" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "rests_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "rss_sources" ADD COLUMN "waiting_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "skipped_items" ADD CONSTRAINT "skipped_items_source_id_rss_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."rss_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_page_retry_at_idx" ON "articles" USING btree ("page_retry_at") WHERE "articles"."page_retry_at" is not null;