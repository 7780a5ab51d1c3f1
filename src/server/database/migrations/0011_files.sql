-- Names in the storage that a text has: pictures it shows (its cover by a name, or an address that ends in one) and files
-- it offers, which lie beside the bucket.
CREATE FUNCTION "stored_names"("path" text, "html" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT found.name), '{}') FROM (
		SELECT regexp_replace(path, '^.*/storage/blog-images/', '') AS name WHERE path <> ''
		UNION ALL
		SELECT match[1] FROM regexp_matches(html, '/storage/blog-images/([a-z0-9_/-]+\.[a-z]+)', 'g') AS match
		WHERE position('/storage/blog-images/' IN html) > 0
		UNION ALL
		SELECT match[1] FROM regexp_matches(html, '/storage/(files/[0-9a-f-]{36}/[a-z0-9-]+\.[a-z]+)', 'g') AS match
		WHERE position('/storage/files/' IN html) > 0
	) AS found
$$;--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"original_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(original_name, 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ', 'aceeisuuzaceeisuuz'))) STORED,
	CONSTRAINT "files_name_unique" UNIQUE("name")
);
--> statement-breakpoint
DROP INDEX "article_bin_image_names_idx";--> statement-breakpoint
DROP INDEX "article_drafts_image_names_idx";--> statement-breakpoint
DROP INDEX "article_revisions_image_names_idx";--> statement-breakpoint
DROP INDEX "articles_image_names_idx";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "files_search_text_idx" ON "files" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "article_bin_stored_names_idx" ON "article_bin" USING gin ((stored_names("snapshot" ->> 'ai_image_path', "snapshot" ->> 'ai_translated_content')));--> statement-breakpoint
CREATE INDEX "article_drafts_stored_names_idx" ON "article_drafts" USING gin ((stored_names("values" ->> 'ai_image_path', "values" ->> 'ai_translated_content')));--> statement-breakpoint
CREATE INDEX "article_revisions_stored_names_idx" ON "article_revisions" USING gin ((stored_names("snapshot" ->> 'ai_image_path', "snapshot" ->> 'ai_translated_content')));--> statement-breakpoint
CREATE INDEX "articles_stored_names_idx" ON "articles" USING gin ((stored_names(ai_image_path, ai_translated_content) || stored_names(pending_values ->> 'ai_image_path', pending_values ->> 'ai_translated_content'))) WITH (fastupdate=false);--> statement-breakpoint
-- `image_names` stays: while instances are replaced one after the other, those of before still ask it.
-- Until now the audit alone knew of them.
INSERT INTO "files" ("id", "name", "original_name", "content_type", "bytes", "created_by", "created_at")
SELECT entity_id::uuid, 'files/' || entity_id || '/' || (after ->> 'name'), after ->> 'name', after ->> 'content_type', (after ->> 'bytes')::int, (SELECT id FROM "profiles" WHERE id = actor_id), at
FROM "audit_log" WHERE action = 'file.create' ON CONFLICT DO NOTHING;
