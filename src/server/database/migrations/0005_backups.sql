CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"name" text,
	"bytes" bigint,
	"tables" integer,
	"pictures" integer,
	"verified_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE INDEX "backups_started_at_idx" ON "backups" USING btree ("started_at" DESC NULLS LAST);