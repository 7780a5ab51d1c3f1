CREATE TABLE "contact_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_challenges_expires_at_idx" ON "contact_challenges" USING btree ("expires_at");