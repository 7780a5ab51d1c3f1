import { contactWords } from '../../content/contact.ts';
import { unspaced } from '../../content/spacing.ts';
import { CONTACT_FIELDS } from '../../domain/contact/contact-fields.ts';
import type { DeliveryState } from '../../domain/contact/contact-states.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import { vilniusDay } from '../time/vilnius-time.ts';
import {
  type ChooseContacts,
  type Contact,
  listContactIds,
  listContactsById,
} from './contacts.queries.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

const BATCH_SIZE = 200;

const HEAD = [
  'Gauta',
  ...CONTACT_FIELDS.map((field) => unspaced(contactWords.fields[field])),
  'Būsena',
  'Įtartina',
  'Pranešimas',
];

const DELIVERY_WORDS: Record<DeliveryState, string> = {
  queued: 'siunčiamas',
  digest: 'laukia suvestinės',
  sent: 'išsiųstas',
  failed: 'nepavyko išsiųsti',
  not_configured: 'nesukonfigūruota',
};

/**
 * The chosen messages as CSV, read from the database a few at a time as the browser takes them: neither a
 * transaction nor the texts of all messages are held meanwhile. The audit says who took how many, and nothing
 * of what is in them.
 * @param by the administrator
 */
export async function exportContacts(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { query, by }: { query: ChooseContacts; by: string },
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const ids = await listContactIds(db, query);
  const entry = { action: 'contact.export', entity: 'contact', entityId: 'export' };
  await recordChange(db, { by, ...entry, after: { messages: ids.length }, at: clock.now() });
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(HEAD)));
    },
    async pull(controller) {
      const part = ids.splice(0, BATCH_SIZE);
      if (part.length === 0) return controller.close();
      const lines = (await listContactsById(db, part)).map((contact) => csvLine(toCells(contact)));
      controller.enqueue(encoder.encode(lines.join('')));
    },
  });
}

export const exportFileName = (now: Date) => `zinutes-${vilniusDay(now)}.csv`;

const toCells = (contact: Contact): string[] => [
  moment.format(contact.created_at),
  ...CONTACT_FIELDS.map((field) => contact[field]),
  contact.status === 'new' ? 'nauja' : 'perskaityta',
  contact.is_suspect ? 'taip' : 'ne',
  DELIVERY_WORDS[contact.delivery_state],
];

/** `yyyy-MM-dd HH:mm` in Vilnius; Swedish writes it exactly so. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Vilnius',
  dateStyle: 'short',
  timeStyle: 'short',
});
