import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api.ts';

const contacts = api.api.admin.contacts;

export type ContactQuery = InferRequestType<typeof contacts.$get>['query'];
export type ContactList = InferResponseType<typeof contacts.$get, 200>;
export type Contact = ContactList['items'][number];

export async function listContacts(query: ContactQuery): Promise<ContactList> {
  return (await contacts.$get({ query })).json();
}

export async function markContactRead({ id }: Pick<Contact, 'id'>): Promise<void> {
  await contacts[':id'].$patch({ param: { id }, json: { status: 'read' } });
}
