import { sendJson } from '../http/send.ts';
import type { Seen } from './article-requests.ts';

export type BulkAction = 'publish' | 'draft' | 'category' | 'delete' | 'undelete';

export interface BulkItem {
  id: string;
  /** What the person saw; the server refuses when it has changed. */
  version?: number;
  /** Of an undo: the category it had. */
  ai_category?: string | null;
}

export interface BulkResult {
  done: { id: string; previous_category?: string | null }[];
  /** `detail` is the server's reason. */
  failed: { id: string; detail: string }[];
}

export interface BulkAct {
  action: BulkAction;
  items: BulkItem[];
  /** For `category`. */
  ai_category?: string;
}

/** One act on up to 200 articles; those that cannot take it are named, the others are done. */
export async function actOnMany(act: BulkAct): Promise<BulkResult> {
  return (await sendJson('POST', '/api/admin/articles/bulk', act)).json();
}

export const seenItems = (articles: readonly Seen[]): BulkItem[] =>
  articles.map(({ id, version }) => ({ id, version }));
