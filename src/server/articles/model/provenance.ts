import { sql } from 'drizzle-orm';
import type { PictureMark } from '../../../domain/articles/digital-source-types.ts';
import { isManualPost } from '../../../domain/articles/manual-post.ts';
import type { Provenance } from '../../../domain/articles/provenance.ts';
import { type ArticleRow, articles } from '../../database/schema/articles.ts';
import { profiles } from '../../database/schema/identity.ts';
import { images } from '../../database/schema/images.ts';

/** So much of a wording's hash tells it from every other one. */
const SHOWN_HASH = 8;

// The outer columns are written out: inside a subquery Drizzle would leave their table away.
const REVIEWER = sql<string | null>`(
  select nullif(p.public_name, '') from ${profiles} p where p.id = articles.reviewed_by)`;

/** A cover is stored by its name, of old also by its address. */
const COVER_MARK = sql<PictureMark | null>`(
  select json_build_object('source_type', i.digital_source_type, 'model', i.model) from ${images} i
  where i.name = regexp_replace(articles.ai_image_path, '^(https?://[^/]+)?/storage/blog-images/', '')
    and i.digital_source_type is not null)`;

/** What is read of an article to say what made it. */
export const PROVENANCE_COLUMNS = {
  source_id: articles.source_id,
  source_name: articles.source_name,
  source_rss_url: articles.source_rss_url,
  original_url: articles.original_url,
  original_author: articles.original_author,
  original_date: articles.original_date,
  prepared_by: articles.prepared_by,
  prepared_model: articles.prepared_model,
  prepared_prompt: articles.prepared_prompt,
  reviewed_at: articles.reviewed_at,
  reviewer: REVIEWER.as('reviewer'),
  cover: COVER_MARK.as('cover'),
} as const;

export interface ProvenanceRow
  extends Pick<
    ArticleRow,
    | 'source_id'
    | 'source_name'
    | 'source_rss_url'
    | 'original_url'
    | 'original_author'
    | 'original_date'
    | 'prepared_by'
    | 'prepared_model'
    | 'prepared_prompt'
    | 'reviewed_at'
  > {
  reviewer: string | null;
  cover: PictureMark | null;
}

export function toProvenance(row: ProvenanceRow): Provenance {
  const isReviewed = row.reviewed_at !== null;
  const isModels = row.prepared_by === 'ai';
  return {
    // Models and rules say so themselves.
    prepared_by: row.prepared_by ?? 'person',
    model: isModels ? row.prepared_model : null,
    prompt_version: (isModels && row.prepared_prompt?.slice(0, SHOWN_HASH)) || null,
    reviewed_at: row.reviewed_at?.toISOString() ?? null,
    reviewed_by: isReviewed ? row.reviewer : null,
    source: row.original_url.startsWith('manual:')
      ? null
      : {
          name: isManualPost(row) ? null : row.source_name,
          url: row.original_url,
          author: row.original_author?.trim() || null,
          published_date: row.original_date?.toISOString() ?? null,
        },
    cover: row.cover,
  };
}
