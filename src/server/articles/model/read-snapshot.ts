import { getTableColumns } from 'drizzle-orm';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { articles } from '../../database/schema/articles.ts';

/**
 * An article's row out of the JSON it was kept as: moments are moments again, what is made from other columns
 * and columns there are no more are left out. A column added since is absent and takes its default.
 */
export function readSnapshot(snapshot: Record<string, unknown>): Partial<ArticleRow> {
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(articles))) {
    const value = snapshot[name];
    if (value === undefined || column.generated) continue;
    row[name] = column.dataType === 'date' && typeof value === 'string' ? new Date(value) : value;
  }
  return row as Partial<ArticleRow>;
}
