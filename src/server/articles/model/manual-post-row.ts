import { and, isNull, like, type SQL } from 'drizzle-orm';
import { articles } from '../../database/schema/articles.ts';

/** `isManualPost` of the domain, as a condition. */
export const isManualPostRow = and(
  isNull(articles.source_id),
  like(articles.source_rss_url, 'manual%'),
) as SQL;
