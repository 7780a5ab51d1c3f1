-- The words of a text as they are looked for (`search-vector.ts`), each once and without accents: as it stands, its
-- stem, and the stem of it without accents, for a word that is typed without them ends differently for the stemmer.
-- „NIS 2“ is also one word. A tsvector holds a megabyte, which
-- 200,000 letters of any script do not reach. Costly, so that no plan works it out for rows that no index has found.
CREATE FUNCTION "search_words"("words" text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
	spelled text := lower(translate(left(words, 200000), 'ĄČĘĖĮŠŲŪŽ', 'ąčęėįšųūž'));
	list text := btrim(regexp_replace(spelled, '[\u0001-/:-@[-`{-\u00bf\u2000-\u206f]+', ' ', 'g'));
	folded text;
	word text;
	lexemes text[] := '{}';
BEGIN
	IF list = '' THEN
		RETURN '';
	END IF;
	FOR word IN SELECT DISTINCT left(each, 60) FROM unnest(string_to_array(list, ' ')) AS each LOOP
		folded := translate(word, 'ąčęėįšųūž', 'aceeisuuz');
		lexemes := lexemes || folded || (ts_lexize('pg_catalog.lithuanian_stem', folded))[1];
		IF folded <> word THEN
			lexemes := lexemes || translate((ts_lexize('pg_catalog.lithuanian_stem', word))[1], 'ąčęėįšųūž', 'aceeisuuz');
		END IF;
	END LOOP;
	IF spelled ~ '\d' THEN
		lexemes := lexemes || ARRAY(SELECT name[1] || name[2] FROM regexp_matches(spelled, '\m(\w{2,5})[\s-](?=\d)(\d{1,3})(?!\w)', 'g') AS name);
	END IF;
	RETURN array_to_tsvector(array_remove(lexemes, NULL));
END
$$;--> statement-breakpoint
DROP INDEX "articles_word_pairs_idx";--> statement-breakpoint
DROP INDEX "articles_search_text_idx";--> statement-breakpoint
DROP FUNCTION "word_pairs";--> statement-breakpoint
-- In one statement: each by itself would write the whole table anew.
ALTER TABLE "articles"
	ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (CASE WHEN published_date IS NOT NULL THEN search_words(coalesce(ai_translated_title, '') || ' ' || coalesce(ai_translated_excerpt, '') || ' ' || regexp_replace(coalesce(ai_translated_content, ''), '<[^>]*>', ' ', 'g')) END) STORED,
	ADD COLUMN "title_words" "tsvector" GENERATED ALWAYS AS (CASE WHEN published_date IS NOT NULL THEN search_words(coalesce(ai_translated_title, '')) END) STORED,
	ADD COLUMN "panel_words" "tsvector" GENERATED ALWAYS AS (search_words(original_title || ' ' || coalesce(ai_translated_title, '') || ' ' || source_name)) STORED,
	DROP COLUMN "search_text";--> statement-breakpoint
CREATE INDEX "articles_panel_words_idx" ON "articles" USING gin ("panel_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_search_words_idx" ON "articles" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_title_words_idx" ON "articles" USING gin ("title_words") WITH (fastupdate=false);
