import { and, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { articles } from '../../database/schema/articles.ts';
import {
  isDraft,
  isOfImport,
  isPublished,
  isReadyToImport,
  isScheduled,
  isUnpublished,
} from './article-columns.ts';

/**
 * What the panel's lists can be narrowed to. An article may satisfy several. The database names them too, for
 * its counts: the function `article_states` of the first migration.
 */
export const ARTICLE_STATES = [
  'all',
  'of_import',
  'imported',
  'processed',
  'published',
  'preparing',
  'needs_review',
  'failed',
  'draft',
  'scheduled',
] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

export const STATE_FILTERS: Record<ArticleState, SQL | undefined> = {
  all: undefined,
  of_import: isOfImport,
  imported: and(isUnpublished, isOfImport, isNull(articles.ai_actuality_score)),
  processed: isReadyToImport,
  published: isPublished,
  preparing: eq(articles.preparation_state, 'preparing'),
  // Whatever waits for a person to decide: a text that did not pass, a new text, a source that changed its own.
  needs_review: or(
    eq(articles.preparation_state, 'needs_review'),
    isNotNull(articles.pending_values),
    isNotNull(articles.source_changed_at),
  ),
  failed: eq(articles.preparation_state, 'failed'),
  draft: isDraft,
  scheduled: isScheduled,
};

/** Kept back until a person decides whether it tells what another article does; that one is still there. */
export const HAS_NEAR_TWIN = and(
  isOfImport,
  isUnpublished,
  articles.is_story_lead,
  articles.has_near_duplicate,
  isNotNull(articles.near_duplicate_of),
) as SQL;
