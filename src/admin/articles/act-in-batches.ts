import type { InferRequestType, InferResponseType } from 'hono/client';
import type { api } from '../http/api-client.ts';
import { explain } from '../http/problem.ts';

type Bulk = typeof api.api.admin.articles.bulk.$post;
type SentAct = InferRequestType<Bulk>['json'];

/** Out of the bin a single article is restored on its own screen. */
export type BulkAction = Exclude<SentAct['action'], 'restore'>;
export type BulkAct = SentAct & { action: BulkAction };
export type BulkItem = BulkAct['items'][number];
export type BulkResult = InferResponseType<Bulk, 200>;

/** The server takes so many at once: no change holds the others up for long. */
const BATCH_SIZE = 200;

/** `unsent`: what an interruption left, also part of `failed`; whether the first of it arrived is unknown. */
export interface BatchedResult extends BulkResult {
  unsent: BulkItem[];
}

/** Sends an act part by part; see `actOnMany`. */
export async function actInBatches(
  { items, ...act }: BulkAct,
  send: (part: BulkAct) => Promise<BulkResult>,
): Promise<BatchedResult> {
  const result: BatchedResult = { done: [], failed: [], unsent: [] };
  for (let from = 0; from < items.length; from += BATCH_SIZE) {
    try {
      const part = await send({ ...act, items: items.slice(from, from + BATCH_SIZE) });
      result.done.push(...part.done);
      result.failed.push(...part.failed);
    } catch (error) {
      if (result.done.length === 0) throw error;
      console.error(error);
      const detail = explain(error) ?? 'Likusių pakeisti nepavyko.';
      result.unsent = items.slice(from);
      result.failed.push(...result.unsent.map(({ id }) => ({ id, detail })));
      break;
    }
  }
  return result;
}
