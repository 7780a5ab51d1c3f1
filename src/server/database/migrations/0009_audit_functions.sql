ALTER TABLE "backups" ADD COLUMN "expired_revisions" integer;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "expired_audit" integer;--> statement-breakpoint
-- Two ways in which the audit may be changed, each a function of whoever owns the table; everything else is refused as before.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('audit.lent', true) = TG_OP
		AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID) THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'audit_log takes new rows only, % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
-- Never of the last year, whatever it is asked for.
CREATE FUNCTION "expire_audit"("before" timestamptz, "most" integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	gone integer;
BEGIN
	PERFORM set_config('audit.lent', 'DELETE', true);
	DELETE FROM public.audit_log WHERE id IN (
		SELECT a.id FROM public.audit_log a WHERE a.at < least($1, now() - interval '1 year') ORDER BY a.at, a.id LIMIT $2
	);
	GET DIAGNOSTICS gone = ROW_COUNT;
	PERFORM set_config('audit.lent', '', true);
	RETURN gone;
END $$;--> statement-breakpoint
-- An e-mail address and nothing else, by the mark of a person and nothing else.
CREATE FUNCTION "pseudonymise_audit"("entries" bigint[], "address" text, "mark" text) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	changed integer;
	pattern text;
BEGIN
	IF $2 !~ '^[^[:space:]@"\\]+@[^[:space:]@"\\]+\.[^[:space:]@"\\]+$' OR $3 !~ '^[A-Za-z0-9_-]{43}$' THEN
		RAISE EXCEPTION 'no address, or no mark' USING ERRCODE = 'invalid_parameter_value';
	END IF;
	-- Not as a part of a longer one; after a line's end, which JSON writes with a letter, it is none.
	pattern := '(?:(?<![[:alnum:]._%+-])|(?<=\\[nrt]))' || regexp_replace($2, '([^[:alnum:]@])', '\\\1', 'g') || '(?![[:alnum:]-]|\.[[:alnum:]])';
	PERFORM set_config('audit.lent', 'UPDATE', true);
	UPDATE public.audit_log SET
		actor = regexp_replace(actor, pattern, $3, 'gi'),
		entity_id = regexp_replace(entity_id, pattern, $3, 'gi'),
		before = regexp_replace(before::text, pattern, $3, 'gi')::jsonb,
		after = regexp_replace(after::text, pattern, $3, 'gi')::jsonb
	WHERE id = ANY ($1) AND concat_ws(' ', actor, entity_id, before, after) ~* pattern;
	GET DIAGNOSTICS changed = ROW_COUNT;
	PERFORM set_config('audit.lent', '', true);
	RETURN changed;
END $$;
