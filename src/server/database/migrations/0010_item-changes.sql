ALTER TABLE "article_sources" ADD COLUMN "item_hash" text;--> statement-breakpoint
ALTER TABLE "article_sources" ADD COLUMN "item_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "title_marks" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_title_marks_idx" ON "articles" USING gin ("title_marks") WITH (fastupdate=false);