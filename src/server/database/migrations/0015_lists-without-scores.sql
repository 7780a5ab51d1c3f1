-- Nothing is written between the new counting and the new counts.
LOCK TABLE "articles" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
TRUNCATE "article_counts";--> statement-breakpoint
ALTER TABLE "article_counts" ADD COLUMN "by_score" boolean NOT NULL;--> statement-breakpoint
CREATE INDEX "article_counts_category_idx" ON "article_counts" USING btree ("category") WHERE not "article_counts"."by_score";--> statement-breakpoint
CREATE INDEX "article_counts_score_idx" ON "article_counts" USING btree ("score") WHERE "article_counts"."by_score";--> statement-breakpoint
-- Each change is counted twice: by states, category and score, and without the score, which most lists do not ask for.
CREATE OR REPLACE FUNCTION "count_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM article_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, count(*) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo) AS states, ai_category AS category, ai_actuality_score AS score
			FROM new_rows
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category));
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, -count(*) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo) AS states, ai_category AS category, ai_actuality_score AS score
			FROM old_rows
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category));
	ELSE
		INSERT INTO article_counts (by_score, states, category, score, n)
		SELECT grouping(score) = 0, states, category, score, sum(n) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo) AS states, ai_category AS category, ai_actuality_score AS score, 1 AS n
			FROM new_rows
			UNION ALL
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo) AS states, ai_category AS category, ai_actuality_score AS score, -1
			FROM old_rows
		) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category)) HAVING sum(n) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO article_counts (by_score, states, category, score, n)
SELECT grouping(score) = 0, states, category, score, count(*) FROM (
	SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, source_changed_at IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo) AS states, ai_category AS category, ai_actuality_score AS score
	FROM "articles"
) AS changed GROUP BY GROUPING SETS ((states, category, score), (states, category));
