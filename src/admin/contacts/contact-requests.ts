import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';
import { download } from '../http/download.ts';

const contacts = api.api.admin.contacts;
const contact = contacts[':id'];

export type ContactQuery = InferRequestType<typeof contacts.$get>['query'];
type ContactList = InferResponseType<typeof contacts.$get, 200>;
export type Contact = ContactList['items'][number];
/** One by itself says also whether mail about it could be sent now. */
export type OpenContact = InferResponseType<typeof contact.$get, 200>;
type ContactChanges = InferRequestType<typeof contact.$patch>['json'];
export type ContactSettings = InferResponseType<typeof contacts.settings.$get, 200>;

/** Every list and count a message's change makes out of date. */
export const CONTACT_LISTS = [['contacts'], ['dashboard']];
/** One message; apart from the lists, so that nothing asks for it again when it has been deleted. */
export const contactKey = (id: string) => ['contact', id];

export async function listContacts(query: ContactQuery): Promise<ContactList> {
  return (await contacts.$get({ query })).json();
}

export async function getContact(id: string): Promise<OpenContact> {
  return (await contact.$get({ param: { id } })).json();
}

export async function updateContact(id: string, json: ContactChanges): Promise<void> {
  await contact.$patch({ param: { id }, json });
}

export async function deleteContact(id: string): Promise<void> {
  await contact.$delete({ param: { id } });
}

/** Queues the mail about the message once more. */
export async function deliverAgain(id: string): Promise<void> {
  await contact.deliver.$post({ param: { id } });
}

/** The messages the filters choose, all pages of them. */
export function exportContacts({ page: _, per_page: __, ...filters }: ContactQuery): Promise<void> {
  const query = new URLSearchParams(filters as Record<string, string>);
  return download(`/api/admin/contacts/export?${query}`, 'kontaktai.csv');
}

export async function getContactSettings(): Promise<ContactSettings> {
  return (await contacts.settings.$get()).json();
}

export async function saveContactSettings(json: ContactSettings): Promise<void> {
  await contacts.settings.$put({ json });
}
