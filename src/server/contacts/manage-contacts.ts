import { and, eq, inArray } from 'drizzle-orm';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { contacts } from '../database/schema/contacts.ts';
import { AppError } from '../errors.ts';
import { CONTACT_COLUMNS, type Contact, findContact } from './contacts.queries.ts';
import { isMailSetUp } from './mail-to-company.ts';

/*
 * What administrators do to messages. The audit names fields and ids only: a deleted message is deleted.
 */

type Ctx = Pick<AppContext, 'db' | 'clock'>;

interface ContactChanges {
  /** Only towards read: what was read cannot become unread. */
  status?: 'read' | undefined;
  is_suspect?: boolean | undefined;
}

/** With whether mail about it could be sent now. @throws AppError `not-found` */
export async function getContact(ctx: Pick<AppContext, 'db' | 'config'>, id: string) {
  const contact = await findContact(ctx.db, id);
  if (!contact) throw notFound();
  return { ...contact, is_mail_set_up: isMailSetUp(ctx) };
}

/** What is so already is no change. @throws AppError `not-found` */
export async function updateContact(
  { db, clock }: Ctx,
  { id, changes, by }: { id: string; changes: ContactChanges; by: string },
): Promise<Contact> {
  return await db.transaction(async (tx) => {
    const before = await lockContact(tx, id);
    const fields = (['status', 'is_suspect'] as const).filter(
      (field) => changes[field] !== undefined && changes[field] !== before[field],
    );
    if (fields.length === 0) return before;
    const [after] = await tx
      .update(contacts)
      .set(changes)
      .where(eq(contacts.id, id))
      .returning(CONTACT_COLUMNS);
    const at = clock.now();
    const entity = { entity: 'contact', entityId: id };
    await recordChange(tx, { by, action: 'contact.update', ...entity, after: { fields }, at });
    return after ?? before;
  });
}

/** For good; there is no bin for what visitors wrote. @throws AppError `not-found` */
export async function deleteContact(
  { db, clock }: Ctx,
  { id, by }: { id: string; by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(contacts)
      .where(eq(contacts.id, id))
      .returning({ id: contacts.id });
    if (gone.length === 0) throw notFound();
    const at = clock.now();
    await recordChange(tx, { by, action: 'contact.delete', entity: 'contact', entityId: id, at });
  });
}

/**
 * Queues the mail about a message once more.
 * @throws AppError `not-found`; `conflict` when it was sent or is still being tried; `not-configured` where no mail can be sent
 */
export async function deliverAgain(
  ctx: Ctx & Pick<AppContext, 'jobs' | 'config'>,
  { id, by }: { id: string; by: string },
): Promise<Contact> {
  if (!isMailSetUp(ctx))
    throw new AppError('not-configured', 'Laiškų siuntimas nenustatytas serverio nustatymuose');
  const { db, clock, jobs } = ctx;
  return await db.transaction(async (tx) => {
    await lockContact(tx, id);
    const [queued] = await tx
      .update(contacts)
      .set({ delivery_state: 'queued', delivery_error: null })
      .where(
        and(eq(contacts.id, id), inArray(contacts.delivery_state, ['failed', 'not_configured'])),
      )
      .returning(CONTACT_COLUMNS);
    if (!queued) throw new AppError('conflict', 'Pranešimas jau išsiųstas arba dar siunčiamas');
    const job = await jobs.send(tx, 'send-contact-notification', { contact_id: id });
    if (!job) throw new AppError('conflict', 'Pranešimas dar siunčiamas. Pabandykite vėliau.');
    const entity = { entity: 'contact', entityId: id, after: { fields: ['delivery_state'] } };
    await recordChange(tx, { by, action: 'contact.deliver', ...entity, at: clock.now() });
    return queued;
  });
}

async function lockContact(tx: Transaction, id: string): Promise<Contact> {
  const [contact] = await tx
    .select(CONTACT_COLUMNS)
    .from(contacts)
    .where(eq(contacts.id, id))
    .for('update');
  if (!contact) throw notFound();
  return contact;
}

const notFound = () => new AppError('not-found', 'Žinutė nerasta');
