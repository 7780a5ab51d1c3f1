CREATE TABLE "article_counts" (
	"states" text[] NOT NULL,
	"category" text,
	"score" smallint,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "articles_scheduled_idx";--> statement-breakpoint
DROP INDEX "article_bin_deleted_at_idx";--> statement-breakpoint
DROP INDEX "articles_source_id_idx";--> statement-breakpoint
DROP INDEX "audit_log_at_idx";--> statement-breakpoint
ALTER TABLE "article_bin" ADD COLUMN "title" text GENERATED ALWAYS AS (coalesce(snapshot ->> 'ai_translated_title', snapshot ->> 'original_title', '')) STORED;--> statement-breakpoint
ALTER TABLE "article_bin" ADD COLUMN "was_published" boolean GENERATED ALWAYS AS (coalesce(jsonb_typeof(snapshot -> 'published_date') = 'string', false)) STORED;--> statement-breakpoint
ALTER TABLE "article_drafts" ADD COLUMN "title" text GENERATED ALWAYS AS (trim("values" ->> 'ai_translated_title')) STORED;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "panel_text" text GENERATED ALWAYS AS (lower(translate(' ' || original_title || ' ' || coalesce(ai_translated_title, '') || ' ' || source_name, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate(actor || ' ' || action || ' ' || entity_id || ' ' || coalesce("before"::text, '') || ' ' || coalesce("after"::text, ''), 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate(name || ' ' || email || ' ' || phone || ' ' || company || ' ' || message, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED;--> statement-breakpoint
CREATE INDEX "article_bin_title_idx" ON "article_bin" USING gin ((lower(translate(title, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_scheduled_for_idx" ON "articles" USING btree ("scheduled_for" DESC NULLS LAST,"id") WHERE "articles"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX "articles_edited_date_idx" ON "articles" USING btree ("edited_date" DESC NULLS LAST,"id") WHERE "articles"."edited_date" is not null;--> statement-breakpoint
CREATE INDEX "articles_title_idx" ON "articles" USING btree (left("ai_translated_title", 200) desc nulls last,"id") WHERE "articles"."ai_translated_title" is not null;--> statement-breakpoint
CREATE INDEX "articles_category_idx" ON "articles" USING btree ("ai_category" DESC NULLS LAST,"id") WHERE "articles"."ai_category" is not null;--> statement-breakpoint
CREATE INDEX "articles_original_title_idx" ON "articles" USING btree (left("original_title", 200) desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "articles_source_name_idx" ON "articles" USING btree (left("source_name", 200) desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "articles_unusual_state_idx" ON "articles" USING btree ("preparation_state","ai_actuality_score" DESC NULLS LAST,"id") WHERE "articles"."preparation_state" in ('preparing', 'failed');--> statement-breakpoint
CREATE INDEX "articles_needs_review_idx" ON "articles" USING btree ("ai_actuality_score" DESC NULLS LAST,"id") WHERE ("articles"."preparation_state" = 'needs_review' or "articles"."pending_values" is not null);--> statement-breakpoint
CREATE INDEX "articles_draft_idx" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "articles"."published_date" is null and "articles"."scheduled_for" is null and "articles"."ai_slug" is not null and "articles"."ai_translated_content" is not null and ("articles"."import_type" = 'manual' or "articles"."auto_publish_blocked_at" is not null);--> statement-breakpoint
CREATE INDEX "articles_near_duplicate_of_idx" ON "articles" USING btree ("near_duplicate_of") WHERE "articles"."near_duplicate_of" is not null;--> statement-breakpoint
CREATE INDEX "articles_panel_search_idx" ON "articles" USING gin ("panel_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "audit_log_search_text_idx" ON "audit_log" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_search_text_idx" ON "contacts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_bin_deleted_at_idx" ON "article_bin" USING btree ("deleted_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "articles_source_id_idx" ON "articles" USING btree ("source_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
-- The filters of the panel's lists that a row satisfies, named as in src/server/articles/article-states.ts; a test
-- compares the two.
CREATE FUNCTION "article_states"("published_date" timestamptz, "score" smallint, "preparation_state" text, "has_pending" boolean, "scheduled_for" timestamptz, "slug" text, "has_content" boolean, "import_type" text, "blocked_at" timestamptz, "is_demo" boolean) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_remove(ARRAY[
		CASE WHEN published_date IS NULL AND score IS NULL THEN 'imported' END,
		CASE WHEN published_date IS NULL AND score IS NOT NULL AND preparation_state <> 'needs_review' THEN 'processed' END,
		CASE WHEN published_date IS NOT NULL THEN 'published' END,
		CASE WHEN preparation_state = 'preparing' THEN 'preparing' END,
		CASE WHEN preparation_state = 'needs_review' OR has_pending THEN 'needs_review' END,
		CASE WHEN preparation_state = 'failed' THEN 'failed' END,
		CASE WHEN published_date IS NULL AND scheduled_for IS NULL AND slug IS NOT NULL AND has_content
			AND (import_type = 'manual' OR blocked_at IS NOT NULL) THEN 'draft' END,
		CASE WHEN published_date IS NULL AND scheduled_for IS NOT NULL THEN 'scheduled' END,
		CASE WHEN is_demo THEN 'demo' END
	], NULL)
$$;--> statement-breakpoint
CREATE FUNCTION "count_articles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM article_counts;
	ELSIF TG_OP = 'INSERT' THEN
		INSERT INTO article_counts (states, category, score, n)
		SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo), ai_category, ai_actuality_score, count(*)
		FROM new_rows GROUP BY 1, 2, 3;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO article_counts (states, category, score, n)
		SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo), ai_category, ai_actuality_score, -count(*)
		FROM old_rows GROUP BY 1, 2, 3;
	ELSE
		INSERT INTO article_counts (states, category, score, n)
		SELECT states, category, score, sum(n) FROM (
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo) AS states, ai_category AS category, ai_actuality_score AS score, 1 AS n
			FROM new_rows
			UNION ALL
			SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo), ai_category, ai_actuality_score, -1
			FROM old_rows
		) AS changed GROUP BY 1, 2, 3 HAVING sum(n) <> 0;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "articles_count_new" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "articles_count_changed" AFTER UPDATE ON "articles" REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "articles_count_gone" AFTER DELETE ON "articles" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
CREATE TRIGGER "articles_count_none" AFTER TRUNCATE ON "articles" FOR EACH STATEMENT EXECUTE FUNCTION "count_articles"();--> statement-breakpoint
INSERT INTO article_counts (states, category, score, n)
SELECT article_states(published_date, ai_actuality_score, preparation_state, pending_values IS NOT NULL, scheduled_for, ai_slug, ai_translated_content IS NOT NULL, import_type, auto_publish_blocked_at, is_demo), ai_category, ai_actuality_score, count(*)
FROM "articles" GROUP BY 1, 2, 3;
