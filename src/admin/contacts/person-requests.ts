import type { InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';
import { saveFile } from '../http/download.ts';

const persons = api.api.admin.persons;

export type FoundPerson = InferResponseType<typeof persons.find.$post, 200>;

export async function findPerson(email: string): Promise<FoundPerson> {
  return (await persons.find.$post({ json: { email } })).json();
}

/** Everything held about the person, as a file. */
export async function exportPerson(email: string): Promise<void> {
  const person = await (await persons.export.$post({ json: { email } })).json();
  const text = `${JSON.stringify(person, null, 2)}\n`;
  saveFile(new Blob([text], { type: 'application/json' }), 'asmens-duomenys.json');
}

export async function erasePerson(email: string): Promise<void> {
  await persons.erase.$post({ json: { email } });
}
