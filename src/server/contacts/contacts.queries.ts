import { and, asc, count, eq, gte, ilike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CONTACT_STATUSES } from '../../domain/constants.ts';
import type { ContactMessage } from '../../domain/contact.ts';
import type { Executor } from '../database/database.ts';
import { contacts } from '../database/schema/contacts.ts';
import { containing, offsetOf, pageFields, searchField, sortField } from '../http/paging.ts';

export const listContactsQuery = z.strictObject({
  ...pageFields(25),
  status: z.enum(CONTACT_STATUSES).optional(),
  suspect: z.enum(['0', '1']).optional(),
  q: searchField,
  sort: sortField(['created_at', 'name', 'email', 'company'], '-created_at'),
});
type ListContacts = z.output<typeof listContactsQuery>;

export async function listContacts(db: Executor, query: ListContacts) {
  const pattern = query.q ? containing(query.q) : null;
  const where = and(
    query.status ? eq(contacts.status, query.status) : undefined,
    query.suspect ? eq(contacts.is_suspect, query.suspect === '1') : undefined,
    pattern
      ? or(
          ilike(contacts.name, pattern),
          ilike(contacts.email, pattern),
          ilike(contacts.company, pattern),
          ilike(contacts.message, pattern),
        )
      : undefined,
  );
  const column = contacts[query.sort.column];
  const [items, [counted]] = await Promise.all([
    db
      .select()
      .from(contacts)
      .where(where)
      .orderBy(query.sort.descending ? sql`${column} desc` : asc(column), asc(contacts.id))
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(contacts).where(where),
  ]);
  return { items, total: counted?.total ?? 0, page: query.page, per_page: query.per_page };
}

export async function findContact(db: Executor, id: string) {
  const [row] = await db.select().from(contacts).where(eq(contacts.id, id));
  return row ?? null;
}

/** Whether exactly this message was stored at this moment or later. */
export async function hasStoredMessage(
  db: Executor,
  message: ContactMessage,
  since: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        gte(contacts.created_at, since),
        eq(contacts.email, message.email),
        eq(contacts.name, message.name),
        eq(contacts.phone, message.phone),
        eq(contacts.company, message.company),
        eq(contacts.message, message.message),
      ),
    )
    .limit(1);
  return row !== undefined;
}
