-- Of each two words that follow each other the end of the first and the beginning of the second: what a search for
-- several words is looked up by. Immutable, as an index needs. Costly and not for parallel workers, so that nobody
-- works it out for rows that the index has not found.
CREATE FUNCTION "word_pairs"("words" text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL RESTRICTED COST 1000 AS $$
DECLARE
	list text[] := string_to_array(words, ' ');
	pairs text[] := '{}';
BEGIN
	FOR at IN 1 .. cardinality(list) - 1 LOOP
		pairs := array_append(pairs, right(list[at], 4) || ' ' || left(list[at + 1], 3));
	END LOOP;
	RETURN pairs;
END $$;--> statement-breakpoint
CREATE INDEX "articles_ready_source_idx" ON "articles" USING btree ("source_id","ai_actuality_score" DESC NULLS LAST,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is not null;--> statement-breakpoint
CREATE INDEX "articles_imported_title_idx" ON "articles" USING btree (left("ai_translated_title", 200) desc nulls last,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is null and "articles"."ai_translated_title" is not null;--> statement-breakpoint
CREATE INDEX "articles_imported_category_idx" ON "articles" USING btree ("ai_category" DESC NULLS LAST,"id") WHERE "articles"."published_date" is null and "articles"."ai_actuality_score" is null and "articles"."ai_category" is not null;--> statement-breakpoint
CREATE INDEX "articles_word_pairs_idx" ON "articles" USING gin ((word_pairs("panel_text"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contacts_suspect_idx" ON "contacts" USING btree ("is_suspect","created_at" DESC NULLS LAST,"id");