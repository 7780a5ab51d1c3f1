import { api } from '../http/api-client.ts';
import { actInBatches, type BatchedResult, type BulkAct, type BulkItem } from './act-in-batches.ts';
import type { Seen } from './article-requests.ts';

/**
 * One act on any number of articles; those that cannot take it are named, the others are done.
 * @throws RequestProblem when nothing was done; when a part was, the rest is named with the reason
 */
export function actOnMany(act: BulkAct): Promise<BatchedResult> {
  return actInBatches(act, async (part) =>
    (await api.api.admin.articles.bulk.$post({ json: part })).json(),
  );
}

export const seenItems = (articles: readonly Seen[]): BulkItem[] =>
  articles.map(({ id, version }) => ({ id, version }));
