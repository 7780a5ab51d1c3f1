CREATE COLLATION IF NOT EXISTS "natural_order" (provider = icu, locale = 'lt-u-kn-true');--> statement-breakpoint
DROP INDEX "rss_sources_name_idx";--> statement-breakpoint
CREATE INDEX "rss_sources_name_idx" ON "rss_sources" USING btree ("name" collate "natural_order","id");--> statement-breakpoint
-- The filters of the panel's lists that a row satisfies, named as in src/server/articles/article-states.ts; a test
-- compares the two. New: the import's lists leave the desk's own drafts and planned posts to the posts' lists.
-- Nothing is written between the new counting and the new counts.
LOCK TABLE "articles" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
DROP FUNCTION "article_states"(timestamptz, smallint, text, boolean, boolean, timestamptz, text, boolean, text, timestamptz, boolean);--> statement-breakpoint
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
-- Each change is counted twice: by states, category and score, and without the score, which most lists do not ask for.
CREATE OR REPLACE FUNCTION "count_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
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
TRUNCATE "article_counts";--> statement-breakpoint
INSERT INTO article_counts (by_score, states, category, score, n)
SELECT grouping(score) = 0, states, category, score, count(*) FROM (
	SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo, source_id IS NULL AND source_rss_url LIKE 'manual%') AS states, ai_category AS category, ai_actuality_score AS score
	FROM "articles"
) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category));
