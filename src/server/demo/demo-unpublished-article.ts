import type { PreparationReason } from '../../domain/articles/preparation-reason.ts';

/**
 * One unpublished row of `articles`. Fields carry the names of the table's columns; `*_ago` fields
 * stand for times, counted back from the moment of seeding.
 */
export interface DemoUnpublishedArticle {
  source_name: string;
  source_rss_url: string;
  original_url: string;
  original_title: string;
  original_excerpt: string;
  source_language: 'lt' | 'en';
  /** The article as it came, 600–2500 characters of plain HTML. */
  source_html: string;
  created_hours_ago: number;
  preparation_state: 'imported' | 'prepared' | 'needs_review' | 'failed';
  prepared_by: 'ai' | 'rules' | null;
  /** Set for `failed` and `needs_review`. */
  preparation_reason: PreparationReason | null;
  ai_translated_title: string | null;
  ai_slug: string | null;
  ai_translated_excerpt: string | null;
  ai_translated_content: string | null;
  ai_category: 'Kibernetinis saugumas' | 'IT paslaugos' | 'Technologijos' | null;
  ai_actuality_score: number | null;
  /** Set for what a person returned to draft: automation must leave it alone. */
  auto_publish_blocked_hours_ago: number | null;
}

/** The columns of an article that nothing has prepared yet. */
export const unprepared = {
  prepared_by: null,
  ai_translated_title: null,
  ai_slug: null,
  ai_translated_excerpt: null,
  ai_translated_content: null,
  ai_category: null,
  ai_actuality_score: null,
  auto_publish_blocked_hours_ago: null,
} as const;

/** A reason of one sentence. */
export const problem = (message: string, isFact = false): PreparationReason => ({
  code: 'problems',
  problems: [{ message, isFact }],
  more: 0,
});
