CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"source_id" uuid,
	"purpose" text DEFAULT 'preparation' NOT NULL,
	"step" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"images" integer DEFAULT 0 NOT NULL,
	"cost_micro_usd" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_calls_purpose_check" CHECK ("model_calls"."purpose" in ('preparation', 'trial'))
);
--> statement-breakpoint
CREATE INDEX "model_calls_created_at_idx" ON "model_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "model_calls_article_id_idx" ON "model_calls" USING btree ("article_id");--> statement-breakpoint
-- What was spent so far, from the steps that are there.
INSERT INTO "model_calls" ("article_id", "source_id", "step", "model", "input_tokens", "output_tokens", "images", "cost_micro_usd", "created_at")
SELECT s."article_id", a."source_id", s."step", s."model", s."input_tokens", s."output_tokens", s."images", s."cost_micro_usd", s."created_at"
FROM "preparation_steps" s JOIN "articles" a ON a."id" = s."article_id"
WHERE s."input_tokens" + s."output_tokens" + s."images" > 0;
