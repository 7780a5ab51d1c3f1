import { and, isNull, ne, or, type SQL } from 'drizzle-orm';
import { articles } from '../../../database/schema/articles.ts';

/** Not public, not planned, and no person has written, read or held back anything of it. */
export const isMachineWritten = and(
  isNull(articles.published_date),
  isNull(articles.scheduled_for),
  isNull(articles.edited_date),
  isNull(articles.reviewed_at),
  isNull(articles.auto_publish_blocked_at),
  or(isNull(articles.prepared_by), ne(articles.prepared_by, 'person')),
) as SQL<boolean>;
