ALTER TABLE "preparation_steps" DROP CONSTRAINT "preparation_steps_input_key";--> statement-breakpoint
ALTER TABLE "run_tasks" ADD COLUMN "skip_reason" text;--> statement-breakpoint
ALTER TABLE "preparation_steps" ADD COLUMN "invalidated_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "preparation_steps_input_key" ON "preparation_steps" USING btree ("article_id","step","input_hash","prompt_version","model") WHERE "preparation_steps"."invalidated_at" is null;--> statement-breakpoint
ALTER TABLE "run_tasks" ADD CONSTRAINT "run_tasks_skip_reason_check" CHECK ("run_tasks"."skip_reason" in ('not_started', 'setting_missing'));