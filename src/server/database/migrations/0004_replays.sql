CREATE TABLE "replay_articles" (
	"replay_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" jsonb,
	"verdict" text,
	"verdict_by" text,
	"current" jsonb,
	"candidate" jsonb,
	"current_text" jsonb,
	"candidate_text" jsonb,
	"finished_at" timestamp with time zone,
	CONSTRAINT "replay_articles_replay_id_article_id_pk" PRIMARY KEY("replay_id","article_id"),
	CONSTRAINT "replay_articles_state_check" CHECK ("replay_articles"."state" in ('waiting', 'compared', 'failed')),
	CONSTRAINT "replay_articles_verdict_check" CHECK ("replay_articles"."verdict" in ('better', 'same', 'worse')),
	CONSTRAINT "replay_articles_compared_check" CHECK (("replay_articles"."state" = 'compared') = ("replay_articles"."verdict" is not null))
);
--> statement-breakpoint
CREATE TABLE "replay_steps" (
	"replay_id" uuid NOT NULL,
	"article_id" uuid NOT NULL,
	"side" text NOT NULL,
	"step" text NOT NULL,
	"input_hash" text NOT NULL,
	"output" jsonb NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "replay_steps_replay_id_article_id_side_step_input_hash_pk" PRIMARY KEY("replay_id","article_id","side","step","input_hash"),
	CONSTRAINT "replay_steps_side_check" CHECK ("replay_steps"."side" in ('current', 'candidate'))
);
--> statement-breakpoint
CREATE TABLE "replays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"current" jsonb NOT NULL,
	"candidate" jsonb NOT NULL,
	"run_id" uuid,
	"resume_at" timestamp with time zone,
	"resume_reason" jsonb,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "replay_articles" ADD CONSTRAINT "replay_articles_replay_id_replays_id_fk" FOREIGN KEY ("replay_id") REFERENCES "public"."replays"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replay_steps" ADD CONSTRAINT "replay_steps_article_fk" FOREIGN KEY ("replay_id","article_id") REFERENCES "public"."replay_articles"("replay_id","article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replays" ADD CONSTRAINT "replays_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replays_created_at_idx" ON "replays" USING btree ("created_at" DESC NULLS LAST,"id");