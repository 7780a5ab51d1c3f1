import { asc, eq, inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { days } from '../../domain/time/duration.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { contact_settings, contacts } from '../database/schema/contacts.ts';

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/** What the privacy policy promises: two years at most. A person may keep them shorter, never longer. */
const MOST_DAYS = 730;
/** Deleted in one go; the next cleaning goes on. */
const BATCH_SIZE = 500;

const WORDS = 'Saugojimo trukmė turi būti nuo 30 iki 730 dienų';
export const contactSettingsBody = z.strictObject({
  retention_days: z
    .int('Saugojimo trukmė turi būti sveikasis dienų skaičius')
    .min(30, WORDS)
    .max(MOST_DAYS, WORDS),
});
type ContactSettings = z.output<typeof contactSettingsBody>;

export async function getContactSettings(db: Executor): Promise<ContactSettings> {
  const [row] = await db
    .select({ retention_days: contact_settings.retention_days })
    .from(contact_settings)
    .where(eq(contact_settings.id, 1));
  // A database may hold a longer period, or none, from before the promise.
  return { retention_days: Math.min(row?.retention_days ?? MOST_DAYS, MOST_DAYS) };
}

export async function saveContactSettings(
  { db, clock }: Ctx,
  { settings, by }: { settings: ContactSettings; by: string },
): Promise<ContactSettings> {
  const at = clock.now();
  return await db.transaction(async (tx) => {
    await tx.insert(contact_settings).values({ id: 1 }).onConflictDoNothing();
    const [row] = await tx.select().from(contact_settings).for('update');
    const before = { retention_days: row?.retention_days ?? null };
    if (before.retention_days === settings.retention_days) return settings;
    await tx.update(contact_settings).set({ ...settings, updated_at: at });
    const entity = { entity: 'contact_settings', entityId: '1' };
    const action = 'contact_settings.update';
    await recordChange(tx, { by, action, ...entity, before, after: settings, at });
    return settings;
  });
}

/**
 * Deletes messages older than the retention period, the oldest first, a bounded number a call.
 * @returns how many
 */
export async function deleteOldContacts({ db, clock }: Ctx): Promise<number> {
  const { retention_days } = await getContactSettings(db);
  const at = clock.now();
  return await db.transaction(async (tx) => {
    const old = tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(lt(contacts.created_at, new Date(at.getTime() - days(retention_days))))
      .orderBy(asc(contacts.created_at))
      .limit(BATCH_SIZE);
    const gone = await tx
      .delete(contacts)
      .where(inArray(contacts.id, old))
      .returning({ id: contacts.id });
    const entry = { by: { machine: 'automatika' } as const, action: 'contact.expire', at };
    for (const { id } of gone)
      await recordChange(tx, { ...entry, entity: 'contact', entityId: id });
    return gone.length;
  });
}
