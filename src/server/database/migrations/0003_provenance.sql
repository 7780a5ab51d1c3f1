CREATE TABLE "article_corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"notice" text DEFAULT '' NOT NULL,
	"slug" text,
	CONSTRAINT "article_corrections_cause_check" CHECK ("article_corrections"."cause" in ('facts', 'withdrawn', 'machine')),
	CONSTRAINT "article_corrections_decision_check" CHECK ("article_corrections"."decision" in ('corrected', 'dismissed', 'withdrawn')),
	CONSTRAINT "article_corrections_decided_check" CHECK (("article_corrections"."decision" is null) = ("article_corrections"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "source_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "source_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "source_gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "prepared_model" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "prepared_prompt" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "public_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "digital_source_type" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "article_corrections" ADD CONSTRAINT "article_corrections_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "article_corrections_open_key" ON "article_corrections" USING btree ("article_id") WHERE "article_corrections"."decision" is null;--> statement-breakpoint
CREATE INDEX "article_corrections_article_id_idx" ON "article_corrections" USING btree ("article_id","decided_at");--> statement-breakpoint
CREATE INDEX "article_corrections_slug_idx" ON "article_corrections" USING btree ("slug") WHERE "article_corrections"."slug" is not null;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_digital_source_type_check" CHECK ("images"."digital_source_type" in ('trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia', 'compositeSynthetic', 'algorithmicMedia'));--> statement-breakpoint
-- Texts from before name their model where a checkpoint of their preparation still does.
UPDATE "articles" a SET "prepared_model" = s."model", "prepared_prompt" = s."prompt_version" FROM (
	SELECT DISTINCT ON (p."article_id") p."article_id", p."model", p."prompt_version"
	FROM "preparation_steps" p JOIN "articles" x ON x."id" = p."article_id"
	WHERE p."step" LIKE 'translate%' AND p."created_at" <= x."prepared_at"
	ORDER BY p."article_id", p."created_at" DESC
) s WHERE a."id" = s."article_id" AND a."prepared_by" = 'ai';
