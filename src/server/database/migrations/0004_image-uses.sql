-- Names in the bucket that an article shows: of its cover (a name, or an address that ends in one) and in its text.
CREATE FUNCTION "image_names"("path" text, "html" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT found.name), '{}') FROM (
		SELECT regexp_replace(path, '^.*/storage/blog-images/', '') AS name WHERE path <> ''
		UNION ALL
		SELECT match[1] FROM regexp_matches(html, '/storage/blog-images/([a-z0-9_/-]+\.[a-z]+)', 'g') AS match
		WHERE position('/storage/blog-images/' IN html) > 0
	) AS found
$$;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate(original_name || ' ' || alt, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED;--> statement-breakpoint
CREATE INDEX "article_bin_image_names_idx" ON "article_bin" USING gin ((image_names("snapshot" ->> 'ai_image_path', "snapshot" ->> 'ai_translated_content')));--> statement-breakpoint
CREATE INDEX "article_drafts_image_names_idx" ON "article_drafts" USING gin ((image_names("values" ->> 'ai_image_path', "values" ->> 'ai_translated_content')));--> statement-breakpoint
CREATE INDEX "articles_image_names_idx" ON "articles" USING gin ((image_names(ai_image_path, ai_translated_content) || image_names(pending_values ->> 'ai_image_path', pending_values ->> 'ai_translated_content'))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "images_origin_idx" ON "images" USING btree ("origin","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "images_search_text_idx" ON "images" USING gin ("search_text" gin_trgm_ops);