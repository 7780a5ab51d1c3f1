import { ilike, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { containing } from '../database/like-patterns.ts';
import { audit_log } from '../database/schema/audit.ts';
import { profiles } from '../database/schema/identity.ts';
import { findOrCreateSecret } from '../database/secret.ts';
import { pseudonym } from '../http/limits.ts';

/*
 * Entries of the audit are not changed when an account goes, so they name nobody: an account by its id, an address by a keyed hash. Whose id
 * it is only `profiles` says, and when the account is gone nothing does.
 */

/** The name of an entry's actor, as it is read: of an account its present address, of an address that was taken out its mark. */
export const ACTOR = sql<string>`case when ${audit_log.actor_id} is null
then regexp_replace(${audit_log.actor}, '^([\\w-]{8})[\\w-]{35}$', 'ištrintas asmuo \\1') else coalesce(
  (select p.email from profiles p where p.id = ${audit_log.actor_id}),
  'ištrinta paskyra ' || left(${audit_log.actor_id}::text, 8)
) end`;

/** The accounts whose address holds the text. */
export async function findAccountIds(db: Executor, text: string): Promise<string[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(ilike(profiles.email, containing(text)))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** The key of `personMark` among the facts about the installation; never changed, or no mark would be found again. */
export const PERSON_KEY = 'person_key';

/** Stands for an e-mail address in the audit: who knows the address finds it, who reads the audit learns none. */
export async function personMark(db: Executor, email: string): Promise<string> {
  return markWith(await findOrCreateSecret(db, PERSON_KEY), email);
}

export const markWith = (key: string, email: string) =>
  pseudonym(key, 'person', email.toLowerCase());
