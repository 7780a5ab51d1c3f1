import type { DeliveryState } from '../../domain/constants.ts';
import { vilniusDay } from '../articles/vilnius-time.ts';
import type { AppContext } from '../context.ts';
import {
  type ChooseContacts,
  type Contact,
  listContactIds,
  listContactsById,
} from './contacts.queries.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

const AT_ONCE = 200;

const HEAD = [
  'Gauta',
  'Vardas',
  'El. paštas',
  'Telefonas',
  'Įmonė',
  'Žinutė',
  'Būsena',
  'Įtartina',
  'Pranešimas',
];

const DELIVERY_WORDS: Record<DeliveryState, string> = {
  queued: 'siunčiamas',
  sent: 'išsiųstas',
  failed: 'nepavyko išsiųsti',
  not_configured: 'nesukonfigūruota',
};

/**
 * The chosen messages as CSV, read from the database a few at a time as the browser takes them: neither a
 * transaction nor the texts of all messages are held meanwhile.
 */
export function exportContacts(
  { db }: Pick<AppContext, 'db'>,
  query: ChooseContacts,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let ids: string[] | null = null;
  return new ReadableStream({
    async pull(controller) {
      if (!ids) {
        ids = await listContactIds(db, query);
        controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(HEAD)));
        return;
      }
      const part = ids.splice(0, AT_ONCE);
      if (part.length === 0) return controller.close();
      const lines = (await listContactsById(db, part)).map((contact) => csvLine(toCells(contact)));
      controller.enqueue(encoder.encode(lines.join('')));
    },
  });
}

export const exportFileName = (now: Date) => `zinutes-${vilniusDay(now)}.csv`;

const toCells = (contact: Contact): string[] => [
  moment.format(contact.created_at),
  contact.name,
  contact.email,
  contact.phone,
  contact.company,
  contact.message,
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
