DROP INDEX "articles_needs_review_idx";--> statement-breakpoint
CREATE INDEX "articles_needs_review_idx" ON "articles" USING btree ("ai_actuality_score" DESC NULLS LAST,"id") WHERE ("articles"."preparation_state" = 'needs_review' or "articles"."pending_values" is not null or "articles"."source_changed_at" is not null);--> statement-breakpoint
-- The filters of the panel's lists that a row satisfies, named as in src/server/articles/article-states.ts; a test
-- compares the two. New: what a source changed afterwards waits for a person too. The table is locked since its index
-- went, so nothing is written between the new counting and the new counts.
DROP FUNCTION "article_states"(timestamptz, smallint, text, boolean, timestamptz, text, boolean, text, timestamptz, boolean);--> statement-breakpoint
CREATE FUNCTION "article_states"("published_date" timestamptz, "score" smallint, "preparation_state" text, "has_pending" boolean, "source_changed" boolean, "scheduled_for" timestamptz, "slug" text, "has_content" boolean, "import_type" text, "blocked_at" timestamptz, "is_demo" boolean) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_remove(ARRAY[
		CASE WHEN published_date IS NULL AND score IS NULL THEN 'imported' END,
		CASE WHEN published_date IS NULL AND score IS NOT NULL AND preparation_state <> 'needs_review' THEN 'processed' END,
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
CREATE OR REPLACE FUNCTION "count_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM article_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO article_counts (states, category, score, n)
		SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo), ai_category, ai_actuality_score, count(*)
		FROM new_rows GROUP BY 1, 2, 3;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO article_counts (states, category, score, n)
		SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo), ai_category, ai_actuality_score, -count(*)
		FROM old_rows GROUP BY 1, 2, 3;
	ELSE
		INSERT INTO article_counts (states, category, score, n)
		SELECT states, category, score, sum(n) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo) AS states, ai_category AS category, ai_actuality_score AS score, 1 AS n
			FROM new_rows
			UNION ALL
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo), ai_category, ai_actuality_score, -1
			FROM old_rows
		) AS changed GROUP BY 1, 2, 3 HAVING sum(n) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
TRUNCATE "article_counts";--> statement-breakpoint
INSERT INTO article_counts (states, category, score, n)
SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo), ai_category, ai_actuality_score, count(*)
FROM "articles" GROUP BY 1, 2, 3;
