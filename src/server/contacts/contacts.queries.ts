import { and, eq, getTableColumns, gte, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { CONTACT_FIELDS, type ContactMessage } from '../../domain/contact/contact-fields.ts';
import { CONTACT_STATUSES } from '../../domain/contact/contact-states.ts';
import { CONTACT_SORTS } from '../../domain/sort-columns.ts';
import { countCapped } from '../database/capped-count.ts';
import type { Executor } from '../database/database.ts';
import { inOrder } from '../database/newest-first.ts';
import { contacts } from '../database/schema/contacts.ts';
import { offsetOf, pageFields, searchField, sortField } from '../http/paging.ts';
import { holdingContact } from './holding-contact.ts';

/** A message as it was sent; what is searched repeats it. */
const { search_text: _searched, ...CONTACT_COLUMNS } = getTableColumns(contacts);

export { CONTACT_COLUMNS };
export type Contact = Omit<typeof contacts.$inferSelect, 'search_text'>;

/** A mail about it was tried and has not gone out. */
export const isUnsent: SQL = isNotNull(contacts.delivery_error);

const filters = {
  status: z.enum(CONTACT_STATUSES).optional(),
  suspect: z.enum(['0', '1']).optional(),
  unsent: z.literal('1').optional(),
  q: searchField,
  sort: sortField(CONTACT_SORTS, '-created_at'),
};
export const listContactsQuery = z.strictObject({ ...pageFields(25), ...filters });
type ListContacts = z.output<typeof listContactsQuery>;

/** An export takes everything the filters choose. */
export const exportContactsQuery = z.strictObject(filters);
export type ChooseContacts = z.output<typeof exportContactsQuery>;

/** Texts are costly to look through, and more results mean that the search is narrowed. */
const FOUND_AHEAD = 100;

/** `is_total_exact` false: there are more than `total`. */
export async function listContacts(db: Executor, query: ListContacts) {
  const where = chosenBy(query);
  const offset = offsetOf(query);
  const [items, total] = await Promise.all([
    db
      .select(CONTACT_COLUMNS)
      .from(contacts)
      .where(where)
      .orderBy(...inOrder(query.sort, contacts[query.sort.column], contacts.id))
      .limit(query.per_page)
      .offset(offset),
    query.q
      ? countCapped(db, contacts, where, offset, FOUND_AHEAD)
      : db.$count(contacts, where).then((total) => ({ total, is_total_exact: true })),
  ]);
  return { items, ...total, page: query.page, per_page: query.per_page };
}

/** Only the ids, in order: cheap to hold however many there are. */
export async function listContactIds(db: Executor, query: ChooseContacts): Promise<string[]> {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(chosenBy(query))
    .orderBy(...inOrder(query.sort, contacts[query.sort.column], contacts.id));
  return rows.map(({ id }) => id);
}

/** In the order of the ids; what was deleted meanwhile is left out. */
export async function listContactsById(db: Executor, ids: string[]) {
  const rows = await db.select(CONTACT_COLUMNS).from(contacts).where(inArray(contacts.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function chosenBy({ status, suspect, unsent, q }: ChooseContacts): SQL | undefined {
  return and(
    status ? eq(contacts.status, status) : undefined,
    suspect ? eq(contacts.is_suspect, suspect === '1') : undefined,
    unsent ? isUnsent : undefined,
    q ? holdingContact(q) : undefined,
  );
}

export async function findContact(db: Executor, id: string) {
  const [row] = await db.select(CONTACT_COLUMNS).from(contacts).where(eq(contacts.id, id));
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
        ...CONTACT_FIELDS.map((field) => eq(contacts[field], message[field])),
      ),
    )
    .limit(1);
  return row !== undefined;
}
