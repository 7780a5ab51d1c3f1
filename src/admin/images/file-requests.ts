import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const files = api.api.admin.files;

/** A document that texts offer to download. */
export type StoredFile = InferResponseType<typeof files.$get, 200>['items'][number];

export const listFiles = async (query: InferRequestType<typeof files.$get>['query']) =>
  (await files.$get({ query })).json();

/** @throws RequestProblem 409 with `uses` in its document while a text offers the file */
export async function deleteFile({ id }: Pick<StoredFile, 'id'>): Promise<void> {
  await files[':id'].$delete({ param: { id } });
}
