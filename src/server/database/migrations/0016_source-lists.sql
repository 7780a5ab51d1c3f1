DROP INDEX "articles_ready_source_idx";--> statement-breakpoint
DROP INDEX "articles_scheduled_for_idx";--> statement-breakpoint
CREATE INDEX "articles_source_score_idx" ON "articles" USING btree ("source_id","ai_actuality_score" DESC NULLS LAST,"id","created_at","ai_category","published_date","preparation_state");--> statement-breakpoint
CREATE INDEX "articles_scheduled_for_idx" ON "articles" USING btree ("scheduled_for" DESC NULLS LAST,"id","ai_actuality_score","published_date") WHERE "articles"."scheduled_for" is not null;