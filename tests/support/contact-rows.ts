import type { Database } from '../../src/server/database/database.ts';
import { contacts } from '../../src/server/database/schema/contacts.ts';

/** A message nothing is wrong with. */
export const GOOD_MESSAGE = {
  name: 'Žygimantė O’Šarkauskaitė-Ąžuolienė',
  email: 'zygimante@imone.lt',
  phone: '+370 (600) 00-000',
  company: 'UAB „Įmonė“',
  message: 'Neveikia spausdintuvas, reikia pagalbos.',
};
/** Stores a message as if it had been sent. @returns its id */
export async function storeContact(
  db: Pick<Database, 'insert'>,
  values: Partial<typeof contacts.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(contacts)
    .values({ ...GOOD_MESSAGE, ...values })
    .returning({ id: contacts.id });
  if (!row) throw new Error('no message was stored');
  return row.id;
}

export type ContactFieldName = keyof typeof GOOD_MESSAGE;

interface Row {
  field: ContactFieldName;
  value: string;
  message: string;
  /** The browser itself stops it before any script is asked. */
  stoppedByBrowser?: true;
}

/** Every row of specification §5.1 with a value that breaks it alone. */
export const CONTACT_ROWS: Row[] = [
  { field: 'name', value: '', message: 'Vardas privalomas', stoppedByBrowser: true },
  { field: 'name', value: '   ', message: 'Vardas privalomas' },
  { field: 'name', value: 'ą'.repeat(101), message: 'Vardas per ilgas (max 100 simbolių)' },
  { field: 'name', value: 'Jonas 2', message: 'Vardas gali turėti tik raides' },
  { field: 'email', value: '', message: 'El. paštas privalomas', stoppedByBrowser: true },
  {
    field: 'email',
    value: 'jonas',
    message: 'Neteisingas el. pašto formatas',
    stoppedByBrowser: true,
  },
  { field: 'email', value: 'jonas@imone', message: 'Neteisingas el. pašto formatas' },
  {
    field: 'email',
    value: `${'a'.repeat(250)}@imone.lt`,
    message: 'El. paštas per ilgas (max 255 simboliai)',
  },
  { field: 'phone', value: '1'.repeat(21), message: 'Telefonas per ilgas (max 20 simbolių)' },
  { field: 'phone', value: '8 600 ABC', message: 'Neteisingas telefono formatas' },
  {
    field: 'company',
    value: 'ė'.repeat(201),
    message: 'Įmonės pavadinimas per ilgas (max 200 simbolių)',
  },
  {
    field: 'message',
    value: '',
    message: 'Žinutė per trumpa (min 10 simbolių)',
    stoppedByBrowser: true,
  },
  { field: 'message', value: '  Trumpa  ', message: 'Žinutė per trumpa (min 10 simbolių)' },
  { field: 'message', value: 'ž'.repeat(2001), message: 'Žinutė per ilga (max 2000 simbolių)' },
];

/** How a row is called in a test's name. */
export const rowName = ({ field, value, message }: Row): string =>
  `${field} „${value.length > 14 ? `${value.slice(0, 3)}… (${value.length})` : value}“: ${message}`;
