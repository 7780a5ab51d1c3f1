import type { ArticleRow } from '../articles/article-requests.ts';
import { sendJson } from '../http/send.ts';

export type BulkAction = 'publish' | 'delete' | 'draft' | 'restore';

export interface BulkItem {
  id: string;
  /** What the person saw; an article that has changed since is refused. */
  version?: number;
}

export interface BulkOutcome {
  done: { id: string }[];
  /** `detail` is the server's reason. */
  failed: { id: string; detail: string }[];
}

/** As many as one call takes; a page of the list is shorter. */
export async function changeInBulk(action: BulkAction, items: BulkItem[]): Promise<BulkOutcome> {
  const response = await sendJson('POST', '/api/admin/articles/bulk', { action, items });
  return (await response.json()) as BulkOutcome;
}

export const seenItems = (articles: Pick<ArticleRow, 'id' | 'version'>[]): BulkItem[] =>
  articles.map(({ id, version }) => ({ id, version }));
