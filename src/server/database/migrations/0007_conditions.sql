CREATE TABLE "conditions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "conditions_open_key" ON "conditions" USING btree ("code","subject") WHERE "conditions"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "conditions_opened_at_idx" ON "conditions" USING btree ("opened_at" DESC NULLS LAST,"id");