import { and, isNull, like, type SQL } from 'drizzle-orm';
import { articles } from '../database/schema/articles.ts';

/*
 * A post written here has no source, and says so where a source's address would stand (`manual:{id}`). Its
 * source_name is no sign of it: anybody may name a source "Manual".
 */

export const isManualPost = (row: { source_id: string | null; source_rss_url: string }): boolean =>
  row.source_id === null && row.source_rss_url.startsWith('manual');

/** The same as a condition. */
export const isManualPostRow = and(
  isNull(articles.source_id),
  like(articles.source_rss_url, 'manual%'),
) as SQL;
