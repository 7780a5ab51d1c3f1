import { sql } from 'drizzle-orm';
import { countWords, readingMinutes } from '../../../domain/articles/reading-time.ts';
import type { PublicArticle, PublicArticleSummary } from '../../../domain/site-data.ts';
import { articles } from '../../database/schema/articles.ts';
import {
  CORRECTION_COLUMNS,
  type CorrectionRow,
  toCorrections,
} from '../model/correction-columns.ts';
import { PROVENANCE_COLUMNS, type ProvenanceRow, toProvenance } from '../model/provenance.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { toPublicHtml } from './public-html.ts';

const BUCKET = '/storage/blog-images/';

export const PUBLIC_SUMMARY = {
  title: articles.ai_translated_title,
  slug: articles.ai_slug,
  excerpt: articles.ai_translated_excerpt,
  category: articles.ai_category,
  image: articles.ai_image_path,
  published_date: articles.published_date,
  html: articles.ai_translated_content,
};

/** As many as a line holds. */
const MOST_NAMED = 10;

/** Other outlets that told the story, each once; those that readers find here as articles of their own are none. */
const ALSO_REPORTED_BY = sql<PublicArticle['also_reported_by']>`coalesce((
  select json_agg(json_build_object('source_name', t.source_name, 'url', t.original_url) order by t.created_at)
  from (
    select distinct on (o.source_name) o.source_name, o.original_url, o.created_at
    from ${articles} o
    where o.story_id = articles.story_id and o.id <> articles.id and o.published_date is null
      and o.source_name <> articles.source_name and o.original_url ~ '^https?://'
    order by o.source_name, o.created_at, o.id
    limit ${sql.raw(String(MOST_NAMED))}
  ) t), '[]')`.as('also_reported_by');

export const PUBLIC_ARTICLE = {
  ...PUBLIC_SUMMARY,
  ...PROVENANCE_COLUMNS,
  ...CORRECTION_COLUMNS,
  edited_date: articles.edited_date,
  import_type: articles.import_type,
  also_reported_by: ALSO_REPORTED_BY,
};

/** As feed readers get it. */
export const PUBLIC_FEED_ARTICLE = {
  ...PUBLIC_SUMMARY,
  ...PROVENANCE_COLUMNS,
  ...CORRECTION_COLUMNS,
  edited_date: articles.edited_date,
};

interface PublicSummaryRow {
  title: string | null;
  slug: string | null;
  excerpt: string | null;
  category: string | null;
  image: string | null;
  published_date: Date | null;
  html: string | null;
}

export interface PublicArticleRow extends PublicSummaryRow, ProvenanceRow, CorrectionRow {
  edited_date: Date | null;
  import_type: PublicArticle['import_type'];
  also_reported_by: PublicArticle['also_reported_by'];
}

/** @param publicUrl our own origin, to recognise pictures of ours that are stored with it */
export const toPublicSummary = (
  row: PublicSummaryRow,
  publicUrl: string | null,
): PublicArticleSummary => ({
  title: row.title ?? '',
  slug: row.slug ?? '',
  excerpt: row.excerpt ?? '',
  category: row.category,
  image: findCoverAddress(row.image, publicUrl),
  published_date: row.published_date?.toISOString() ?? '',
  reading_minutes: readingMinutes(countWords(row.html ?? '')),
});

type HistoryRow = ProvenanceRow &
  CorrectionRow &
  Pick<PublicArticleRow, 'edited_date' | 'published_date'>;

/** What made an article and what became of it since. */
export const toHistory = (row: HistoryRow) => ({
  provenance: toProvenance(row),
  ...toCorrections(row),
  edited_date: isLater(row.edited_date, row.published_date) ? row.edited_date.toISOString() : null,
});

/** @param sizes of the pictures in its text */
export const toPublicArticle = (
  row: PublicArticleRow,
  publicUrl: string | null,
  sizes: PictureSizes,
): PublicArticle => ({
  ...toPublicSummary(row, publicUrl),
  html: toPublicHtml(row.html ?? '', sizes),
  ...toHistory(row),
  import_type: row.import_type,
  also_reported_by: row.also_reported_by,
});

/**
 * Of a cover, on our own origin. Pages show no third-party pictures: an address elsewhere is
 * like none, so is a placeholder (specification §2.7).
 */
export function findCoverAddress(stored: string | null, publicUrl: string | null): string | null {
  const path =
    publicUrl && stored?.startsWith(`${publicUrl}/`) ? stored.slice(publicUrl.length) : stored;
  if (!path || /placeholder/i.test(path) || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return null;
  return path.startsWith('/') ? path : `${BUCKET}${path}`;
}

/** An article edited before it was published is not an updated one. */
const isLater = (edited: Date | null, published: Date | null): edited is Date =>
  edited !== null && published !== null && edited > published;
