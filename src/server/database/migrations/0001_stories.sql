CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_terms" (
	"article_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_lithuanian" boolean NOT NULL,
	"title" text[] NOT NULL,
	"lead" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "articles_title_fingerprints_idx";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "story_id" uuid;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_story_lead" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "story_terms" ADD CONSTRAINT "story_terms_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_terms_at_idx" ON "story_terms" USING btree ("at");--> statement-breakpoint
CREATE INDEX "story_terms_title_idx" ON "story_terms" USING gin ("title") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "story_terms_lead_idx" ON "story_terms" USING gin ("lead") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_story_id_idx" ON "articles" USING btree ("story_id") WHERE "articles"."story_id" is not null;--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "title_fingerprints";--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_story_lead_check" CHECK ("articles"."is_story_lead" or ("articles"."published_date" is null and "articles"."scheduled_for" is null));--> statement-breakpoint
-- Lists show a story as one row, so do their counts.
CREATE OR REPLACE FUNCTION "count_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM article_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, count(*) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score
			FROM new_rows WHERE is_story_lead
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category));
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, -count(*) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score
			FROM old_rows WHERE is_story_lead
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category));
	ELSE
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, sum(n) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score, 1 AS n
			FROM new_rows WHERE is_story_lead
			UNION ALL
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score, -1
			FROM old_rows WHERE is_story_lead
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category)) HAVING sum(n) <> 0;
	END IF;
	RETURN NULL;
END $$;
