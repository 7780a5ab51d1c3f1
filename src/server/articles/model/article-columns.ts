import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { describeReason } from '../../../domain/articles/preparation-reason.ts';
import { LONGEST_FROM_EXCERPT } from '../../../domain/source-rights.ts';
import { downwards } from '../../database/newest-first.ts';
import { article_drafts } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { model_calls, preparation_steps } from '../../database/schema/preparation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import { CHECK_CAUSE } from './correction-columns.ts';
import { isManualPostRow } from './manual-post-row.ts';

/** What PostgreSQL makes of the other columns, to be searched: nothing to keep or to write back. */
export const COMPUTED_COLUMNS = Object.values(getTableColumns(articles))
  .filter(({ generated }) => generated)
  .map(({ name }) => name);

/** The columns of specification §3: all that is public. */
export const PUBLIC_COLUMNS = {
  id: articles.id,
  source_name: articles.source_name,
  source_rss_url: articles.source_rss_url,
  original_url: articles.original_url,
  original_title: articles.original_title,
  original_excerpt: articles.original_excerpt,
  ai_translated_title: articles.ai_translated_title,
  ai_slug: articles.ai_slug,
  ai_translated_excerpt: articles.ai_translated_excerpt,
  ai_translated_content: articles.ai_translated_content,
  ai_image_path: articles.ai_image_path,
  ai_category: articles.ai_category,
  ai_actuality_score: articles.ai_actuality_score,
  published_date: articles.published_date,
  edited_date: articles.edited_date,
  created_at: articles.created_at,
  import_type: articles.import_type,
} as const;

/** Derived, never stored (contracts.md, "Data"). */
type ArticleState = 'imported' | 'prepared' | 'published';

const STATE = sql<ArticleState>`case
  when ${articles.published_date} is not null then 'published'
  when ${articles.ai_actuality_score} is not null then 'prepared'
  else 'imported' end`;

/**
 * The text to be published (the new one, where one waits) is longer than can be made of an excerpt, and an excerpt is
 * all that the article's rights or its source's present ones allow: the stricter holds. Markup does not count.
 * The outer column is written out: inside a subquery Drizzle would leave its table away.
 */
export const IS_BEYOND_RIGHTS = sql<boolean>`case
  when ${articles.rights} = 'excerpt' or exists (
    select 1 from ${rss_sources} s where s.id = articles.source_id and s.rights = 'excerpt')
  then length(regexp_replace(
    coalesce(${articles.pending_values} ->> 'ai_translated_content', ${articles.ai_translated_content}, ''),
    '<[^>]*>', '', 'g')) > ${sql.raw(String(LONGEST_FROM_EXCERPT))}
  else false end`;

/** Another article of the same story is public or planned. The outer columns are written out: as above. */
export const IS_REPORTED_ELSEWHERE = sql<boolean>`exists (
  select 1 from ${articles} o where o.story_id = articles.story_id and o.id <> articles.id
    and (o.published_date is not null or o.scheduled_for is not null))`;

/**
 * Its source has changed or withdrawn it, nobody has looked at that, and it is not public. That another outlet has written since
 * a former publication (`stories/choose-lead.ts`) is no such change.
 */
export const IS_CHANGED_AT_SOURCE = sql<boolean>`(${articles.published_date} is null
  and ${articles.source_changed_at} is not null
  and (${articles.changed_original} is not null or ${articles.source_gone_at} is not null))`;

const REPORT_COUNT = sql<number>`greatest(1, (
  select count(*) from ${articles} o where o.story_id = articles.story_id))::int`;

/** Somebody has typed on since it was saved. */
export const HAS_DRAFT = sql<boolean>`exists (
  select 1 from ${article_drafts} d where d.article_id = articles.id)`;

/** A prepared text that did not pass its checks, for the reviewer. */
interface RejectedText {
  text: { title: string; excerpt: string; html: string; score: number; category: string } | null;
  problems: { message: string }[];
  model: string;
}

// The outer column is written out: inside a subquery Drizzle would leave its table away.
const REJECTED_TEXT = sql<RejectedText | null>`(
  select s.output from ${preparation_steps} s where s.article_id = articles.id and s.step = 'candidate'
    and s.invalidated_at is null
  order by s.created_at desc limit 1)`;

/** Of the text that did not pass, while the article has none of its own. */
const REJECTED_SCORE = sql<number | null>`case
  when ${articles.preparation_state} = 'needs_review' and ${articles.ai_actuality_score} is null
  then (${REJECTED_TEXT} -> 'text' ->> 'score')::integer end`;

const { ai_translated_content: _content, ...SUMMARY_COLUMNS } = PUBLIC_COLUMNS;

export { SUMMARY_COLUMNS };

/** A row of the panel's lists: everything but the long texts. */
export const LIST_COLUMNS = {
  ...SUMMARY_COLUMNS,
  state: STATE.as('state'),
  source_id: articles.source_id,
  original_date: articles.original_date,
  original_language: articles.original_language,
  is_thin: articles.is_thin,
  has_near_duplicate: articles.has_near_duplicate,
  source_changed_at: articles.source_changed_at,
  /** False at a change: not its source, another outlet has written since. */
  has_changed_original: sql<boolean>`${articles.changed_original} is not null`.as(
    'has_changed_original',
  ),
  /** What the checks found in the new text that waits. */
  pending_problems: sql<string[] | null>`${articles.pending_values} -> 'problems'`.as(
    'pending_problems',
  ),
  has_pending_values: sql<boolean>`${articles.pending_values} is not null`.as('has_pending_values'),
  preparation_state: articles.preparation_state,
  preparation_reason: articles.preparation_reason,
  /** The same as a sentence. */
  preparation_error: sql<string | null>`${articles.preparation_reason}`
    .mapWith(describeReason)
    .as('preparation_error'),
  /** What the checks did not find in the source, of the text that waits or of the article's own. */
  check_findings: articles.check_findings,
  is_beyond_rights: IS_BEYOND_RIGHTS.as('is_beyond_rights'),
  rejected_score: REJECTED_SCORE.as('rejected_score'),
  /** Why readers are told that it is being checked; null when they are not. */
  check_cause: CHECK_CAUSE.as('check_cause'),
  /** How many articles tell its story. */
  report_count: REPORT_COUNT.as('report_count'),
  is_reported_elsewhere:
    sql<boolean>`${articles.published_date} is null and ${IS_REPORTED_ELSEWHERE}`.as(
      'is_reported_elsewhere',
    ),
  is_changed_at_source: IS_CHANGED_AT_SOURCE.as('is_changed_at_source'),
  prepared_by: articles.prepared_by,
  prepared_at: articles.prepared_at,
  scheduled_for: articles.scheduled_for,
  auto_publish_blocked_at: articles.auto_publish_blocked_at,
  reviewed_by: articles.reviewed_by,
  reviewed_at: articles.reviewed_at,
  has_draft: HAS_DRAFT.as('has_draft'),
  version: articles.version,
  is_demo: articles.is_demo,
} as const;

/** The article whose title is nearly the same. */
interface NearDuplicate {
  id: string;
  title: string;
  source_name: string;
  /** Its public address when it has one. */
  ai_slug: string | null;
  is_published: boolean;
}

const NEAR_DUPLICATE = sql<NearDuplicate | null>`(
  select json_build_object('id', d.id, 'title', coalesce(d.ai_translated_title, d.original_title),
    'source_name', d.source_name, 'ai_slug', d.ai_slug, 'is_published', d.published_date is not null)
  from ${articles} d where d.id = articles.near_duplicate_of)`;

/** What its preparations and trials used so far, all attempts together. */
const PREPARATION_COST = sql<{
  input_tokens: number;
  output_tokens: number;
  images: number;
  /** Millionths of a US dollar. */
  cost_micro_usd: number;
}>`(
  select json_build_object('input_tokens', coalesce(sum(c.input_tokens), 0),
    'output_tokens', coalesce(sum(c.output_tokens), 0), 'images', coalesce(sum(c.images), 0),
    'cost_micro_usd', coalesce(sum(c.cost_micro_usd), 0))
  from ${model_calls} c where c.article_id = articles.id)`;

/** One article in the panel, with its texts. */
export const DETAIL_COLUMNS = {
  ...LIST_COLUMNS,
  ai_translated_content: articles.ai_translated_content,
  original_content: articles.original_content,
  original_author: articles.original_author,
  pending_values: articles.pending_values,
  rights: articles.rights,
  changed_original: articles.changed_original,
  near_duplicate: NEAR_DUPLICATE.as('near_duplicate'),
  preparation_cost: PREPARATION_COST.as('preparation_cost'),
  rejected_text: REJECTED_TEXT.as('rejected_text'),
} as const;

export const isPublished = isNotNull(articles.published_date);
/** The blog's order. */
export const NEWEST_FIRST = [downwards(articles.published_date), asc(articles.id)] as const;
export const isUnpublished = isNull(articles.published_date);

/** Planned for a day that has not come. */
export const isScheduled = and(isUnpublished, isNotNull(articles.scheduled_for)) as SQL;

/** Not one of the desk's own: a post that is written here and not published, or one that waits for its day. */
const isOnlyInPosts = and(isUnpublished, or(isManualPostRow, isNotNull(articles.scheduled_for)));
export const isOfImport = not(isOnlyInPosts as SQL);

/** Prepared and unpublished; what waits for a person's look is not ready. */
export const isReadyToImport = and(
  isUnpublished,
  isOfImport,
  isNotNull(articles.ai_actuality_score),
  ne(articles.preparation_state, 'needs_review'),
) as SQL;

/** Complete, unpublished, without a date, and taken in hand by a person: the Posts screen's drafts. */
export const isDraft = and(
  isUnpublished,
  isNull(articles.scheduled_for),
  isNotNull(articles.ai_slug),
  isNotNull(articles.ai_translated_content),
  or(eq(articles.import_type, 'manual'), isNotNull(articles.auto_publish_blocked_at)),
) as SQL;

/** In one of the lists of posts. */
export const isPost = or(isPublished, isScheduled, isDraft) as SQL;
