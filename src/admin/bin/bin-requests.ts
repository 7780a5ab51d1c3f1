import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const bin = api.api.admin.bin;
const deleted = bin[':id'];

type BinList = InferResponseType<typeof bin.$get, 200>;
/** A deleted article, as it can still be brought back. */
export type BinRow = BinList['items'][number];

export const listBin = async (
  query: InferRequestType<typeof bin.$get>['query'],
): Promise<BinList> => (await bin.$get({ query })).json();

/** Back among the articles, never published by that. */
export async function restoreFromBin({ id }: Pick<BinRow, 'id'>): Promise<void> {
  await deleted.restore.$post({ param: { id } });
}

export async function deleteForGood({ id }: Pick<BinRow, 'id'>): Promise<void> {
  await deleted.$delete({ param: { id } });
}
