import { inArray } from 'drizzle-orm';
import { MATCHING_LIMIT } from '../../../domain/list-limits.ts';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { LIST_COLUMNS } from '../model/article-columns.ts';
import type { MatchingArticles } from '../model/article-schemas.ts';
import { findPage } from './list-articles.ts';

/** What an act needs to know of an article (whether it can take it, and what it would mean), and a queue to name it. */
const AIMED_COLUMNS = {
  id: LIST_COLUMNS.id,
  version: LIST_COLUMNS.version,
  original_title: LIST_COLUMNS.original_title,
  ai_translated_title: LIST_COLUMNS.ai_translated_title,
  source_name: LIST_COLUMNS.source_name,
  ai_actuality_score: LIST_COLUMNS.ai_actuality_score,
  state: LIST_COLUMNS.state,
  has_pending_values: LIST_COLUMNS.has_pending_values,
  rejected_score: LIST_COLUMNS.rejected_score,
  preparation_state: LIST_COLUMNS.preparation_state,
  prepared_by: LIST_COLUMNS.prepared_by,
  reviewed_at: LIST_COLUMNS.reviewed_at,
  scheduled_for: LIST_COLUMNS.scheduled_for,
  published_date: LIST_COLUMNS.published_date,
};

/**
 * The articles of all pages of a list, by the same filters and in the same order, for an act on all of them.
 * `is_whole` false: there are more than were taken.
 */
export async function listMatching(db: Executor, query: MatchingArticles, now: Date) {
  const found = await findPage(db, { ...query, page: 1, per_page: MATCHING_LIMIT }, now);
  const rows = found.ids.length
    ? await db.select(AIMED_COLUMNS).from(articles).where(inArray(articles.id, found.ids))
    : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = found.ids.flatMap((id) => byId.get(id) ?? []);
  const isMore = found.is_total_exact
    ? found.total > MATCHING_LIMIT
    : items.length === MATCHING_LIMIT;
  return { items, is_whole: !isMore };
}
