import { sendJson } from '../http/send.ts';
import { actInParts, type PartedResult } from './act-in-parts.ts';
import type { Seen } from './article-requests.ts';

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

/**
 * One act on any number of articles; those that cannot take it are named, the others are done.
 * @throws RequestProblem when nothing was done; when a part was, the rest is named with the reason
 */
export function actOnMany(act: BulkAct): Promise<PartedResult> {
  return actInParts(act, async (part) =>
    (await sendJson('POST', '/api/admin/articles/bulk', part)).json(),
  );
}

export const seenItems = (articles: readonly Seen[]): BulkItem[] =>
  articles.map(({ id, version }) => ({ id, version }));
