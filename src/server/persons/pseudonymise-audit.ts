import { asc, eq, sql } from 'drizzle-orm';
import { markWith, PERSON_KEY, personMark } from '../audit/audited-persons.ts';
import { pseudonymiseEntries } from '../audit/privileged-functions.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { audit_log } from '../database/schema/audit.ts';
import { findSecret } from '../database/secret.ts';
import { auditWith } from './find-person.ts';

/** The audit's word for an erasure. */
export const ERASED = 'person.erase';

/** Puts the person's mark in the place of their address wherever the audit holds it. */
export async function pseudonymiseAudit(tx: Executor, email: string): Promise<void> {
  const entries = await tx
    .select({ id: audit_log.id })
    .from(audit_log)
    .where(auditWith(email))
    .orderBy(asc(audit_log.id));
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  await pseudonymiseEntries(tx, ids, { email, mark: await personMark(tx, email) });
}

/**
 * The same for those who were erased by versions that left their addresses in the audit, or before a back-up with such
 * entries was restored. Their addresses are known no more: each that the audit holds is compared by its mark.
 */
export async function pseudonymiseErased({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const key = await findSecret(db, PERSON_KEY);
  const erased = await db
    .select({ mark: audit_log.entity_id })
    .from(audit_log)
    .where(eq(audit_log.action, ERASED));
  if (erased.length === 0) return;
  const marks = new Set(erased.map(({ mark }) => mark));
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct lower(found[1]) as email from ${audit_log}, regexp_matches(
      regexp_replace(concat_ws(' ', actor, entity_id, before, after), '\\\\[nrt]', ' ', 'g'),
      '[^[:space:]"<>(),;:\\\\]+@[^[:space:]"<>(),;:@\\\\]*[[:alnum:]]', 'g') as found
    where search_text like '%@%'`);
  for (const { email } of rows)
    if (marks.has(markWith(key, email))) await pseudonymiseAudit(db, email);
}
