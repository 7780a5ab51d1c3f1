import { and, asc, eq, like, ne, or, type SQL, sql } from 'drizzle-orm';
import { personMark } from '../audit/audited-persons.ts';
import type { Executor } from '../database/database.ts';
import { containing } from '../database/like-patterns.ts';
import { audit_log } from '../database/schema/audit.ts';
import { contacts } from '../database/schema/contacts.ts';
import { foldForSearch } from '../database/schema/fold-for-search.ts';
import { account_mails, profiles } from '../database/schema/identity.ts';

/* What the product holds about whoever has an e-mail address. Addresses are given as `normaliseEmail` has them. */

export const messagesOf = (email: string): SQL => eq(sql`lower(${contacts.email})`, email);
export const mailsTo = (email: string): SQL => eq(sql`lower(${account_mails.email})`, email);

export interface PersonCounts {
  /** Messages sent with the address. */
  messages: number;
  accounts: number;
  /** Mails to the account's owner that have not gone out. */
  mails: number;
  /** Entries of the audit by and about the account; they know it by its id. */
  audit_entries: number;
  /** Messages sent with other addresses in which this one stands: a person has to look at them. */
  mentions: number;
  /** Entries of the audit that hold the address itself; an erasure puts the person's mark in its place. */
  audit_mentions: number;
}

/** The ids of the accounts that have the address, or had it until they were deleted. */
export async function listAccountIds(db: Executor, email: string): Promise<string[]> {
  const [present, former] = await Promise.all([
    db.select({ id: profiles.id }).from(profiles).where(accountWith(email)),
    db
      .select({ id: audit_log.entity_id })
      .from(audit_log)
      .where(
        and(
          eq(audit_log.action, 'profile.delete'),
          eq(audit_log.entity, 'profile'),
          eq(sql`${audit_log.before} ->> 'person'`, await personMark(db, email)),
        ),
      )
      .orderBy(asc(audit_log.id)),
  ]);
  return [...present, ...former].map(({ id }) => id);
}

export const accountWith = (email: string): SQL => eq(sql`lower(${profiles.email})`, email);

/** Entries of the audit that hold the address itself: of versions that wrote it there, or in a text that was changed. */
export const auditWith = (email: string): SQL => holding(audit_log.search_text, email);

const holding = (
  column: typeof contacts.search_text | typeof audit_log.search_text,
  email: string,
): SQL => like(column, foldForSearch(sql`${containing(email)}::text`));

/** Entries by and about these accounts. */
export function auditOf(accountIds: string[]): SQL | undefined {
  return or(
    ...accountIds.map((id) =>
      or(
        eq(audit_log.actor_id, id),
        and(eq(audit_log.entity, 'profile'), eq(audit_log.entity_id, id)),
      ),
    ),
  );
}

export async function countPerson(db: Executor, email: string): Promise<PersonCounts> {
  const ids = await listAccountIds(db, email);
  return {
    messages: await db.$count(contacts, messagesOf(email)),
    accounts: await db.$count(profiles, accountWith(email)),
    mails: await db.$count(account_mails, mailsTo(email)),
    audit_entries: ids.length > 0 ? await db.$count(audit_log, auditOf(ids)) : 0,
    mentions: await db.$count(
      contacts,
      and(holding(contacts.search_text, email), ne(sql`lower(${contacts.email})`, email)),
    ),
    audit_mentions: await db.$count(audit_log, auditWith(email)),
  };
}
