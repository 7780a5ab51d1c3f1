ALTER TABLE "two_factors" ADD COLUMN "last_used_step" integer;--> statement-breakpoint
CREATE INDEX "articles_prepared_at_idx" ON "articles" USING btree ("prepared_at") WHERE "articles"."prepared_at" is not null;--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_log takes new rows only, % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_refuse_change" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
