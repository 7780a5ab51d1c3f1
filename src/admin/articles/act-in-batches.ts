import { explain } from '../http/problem.ts';

export type BulkAction = 'publish' | 'draft' | 'category' | 'delete' | 'undelete' | 'undo';

export interface BulkItem {
  id: string;
  /** What the person saw, of an undo what the act left; the server refuses when it has changed. */
  version?: number;
}

export interface BulkResult {
  /** `version` as the act left it; null of what is in the bin now. */
  done: { id: string; version: number | null }[];
  /** `detail` is the server's reason. */
  failed: { id: string; detail: string }[];
}

export interface BulkAct {
  action: BulkAction;
  items: BulkItem[];
  /** For `category`. */
  ai_category?: string;
}

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
