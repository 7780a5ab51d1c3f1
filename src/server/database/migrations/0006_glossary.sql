CREATE TABLE "glossary_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"term" text NOT NULL,
	"preferred" text NOT NULL,
	"never" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_terms_term_key" ON "glossary_terms" USING btree (lower("term"));--> statement-breakpoint
CREATE INDEX "glossary_terms_order_idx" ON "glossary_terms" USING btree ("term" collate "natural_order","id");