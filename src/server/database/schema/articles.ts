import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  IMPORT_TYPES,
  type ImportType,
  PREPARATION_STATES,
  PREPARERS,
  type PreparationState,
  type PreparedBy,
} from '../../../domain/articles/article-states.ts';
import type { CheckFinding } from '../../../domain/articles/check-finding.ts';
import type { PreparationReason } from '../../../domain/articles/preparation-reason.ts';
import { RIGHTS, type Rights } from '../../../domain/source-rights.ts';
import { moment, oneOf } from './columns.ts';
import { foldForSearch } from './fold-for-search.ts';
import { profiles } from './identity.ts';
import { searchVector } from './search-vector.ts';
import { rss_sources } from './sources.ts';
import { ARTICLE_STORED_NAMES } from './stored-names.ts';

/** An event, reported by one or more articles. Its row is what those who publish of it lock. */
export const stories = pgTable('stories', (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  created_at: moment().notNull().defaultNow(),
}));

export const articles = pgTable(
  'articles',
  // Whole: a table's columns are one list.
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    source_name: t.text().notNull(),
    source_rss_url: t.text().notNull(),
    original_url: t.text().notNull(),
    original_title: t.text().notNull(),
    original_excerpt: t.text().notNull().default(''),
    ai_translated_title: t.text(),
    ai_slug: t.text(),
    ai_translated_excerpt: t.text(),
    ai_translated_content: t.text(),
    ai_image_path: t.text(),
    ai_category: t.text(),
    ai_actuality_score: t.smallint(),
    published_date: moment(),
    edited_date: moment(),
    created_at: moment().notNull().defaultNow(),
    import_type: t.text().$type<ImportType>().notNull().default('automatic'),
    // What was imported, already sanitised; never shown in public as it is.
    source_id: t.uuid().references(() => rss_sources.id, { onDelete: 'set null' }),
    original_content: t.text().notNull().default(''),
    original_author: t.text(),
    original_date: moment(),
    original_raw_date: t.text(),
    original_language: t.text(),
    content_hash: t.text(),
    is_thin: t.boolean().notNull().default(false),
    /** Its page did not answer when it was imported; it is asked again then. */
    page_retry_at: moment(),
    page_tries: t.smallint().notNull().default(0),
    /** It may be of another story, or not: a person decides, and a machine publishes neither. */
    has_near_duplicate: t.boolean().notNull().default(false),
    near_duplicate_of: t.uuid().references((): AnyPgColumn => articles.id, {
      onDelete: 'set null',
    }),
    /** With other outlets' reports of the same event (`import/stories`); null of what was not imported. */
    story_id: t.uuid().references(() => stories.id, { onDelete: 'set null' }),
    /** Stands in lists for its story; the others are its sources, neither prepared nor published by themselves. */
    is_story_lead: t.boolean().notNull().default(true),
    /** What may be done with the source's text; taken from the source when imported. */
    rights: t.text().$type<Rights>().notNull().default('licensed'),
    source_changed_at: moment(),
    // Whether the source still has the story that is public with us (`import/storing/withdrawn-stories.ts`).
    source_checked_at: moment(),
    /** When its page answered last. */
    source_seen_at: moment(),
    /** When it was found gone. */
    source_gone_at: moment(),
    /**
     * The source's newer text beside ours, for a person to compare. Taken over by itself only in an article that no
     * person has had a hand in, once its day is over (`import/storing/apply-deferred-changes.ts`).
     */
    changed_original: t.jsonb().$type<Record<string, unknown>>(),
    /** What the checks did not find in the source, to be shown beside the text. */
    check_findings: t.jsonb().$type<CheckFinding[]>(),
    /** A new text for a published article, waiting for approval; the public values stay until then. */
    pending_values: t.jsonb().$type<Record<string, unknown>>(),
    // The work's own state; an article's public state is derived from score and published_date.
    preparation_state: t.text().$type<PreparationState>().notNull().default('imported'),
    /** Why it is in this state; null when there is nothing to say. */
    preparation_reason: t.jsonb().$type<PreparationReason>(),
    prepared_by: t.text().$type<PreparedBy>(),
    prepared_at: moment(),
    /** Which model wrote the text, and the hash of the wording it was asked with; null of others. */
    prepared_model: t.text(),
    prepared_prompt: t.text(),
    scheduled_for: moment(),
    auto_publish_blocked_at: moment(),
    reviewed_by: t.uuid().references(() => profiles.id, { onDelete: 'set null' }),
    reviewed_at: moment(),
    /** Raised by every change; publishing and editing compare it before they set anything. */
    version: t.integer().notNull().default(1),
    is_demo: t.boolean().notNull().default(false),
    /** What the public search looks in, null of what is not public: worked out once per change, not once per word and search. */
    search_words: searchVector('search_words').generatedAlwaysAs(
      sql.raw(
        `CASE WHEN published_date IS NOT NULL THEN search_words(coalesce(ai_translated_title, '') || ' ' || coalesce(ai_translated_excerpt, '') || ' ' || regexp_replace(coalesce(ai_translated_content, ''), '<[^>]*>', ' ', 'g')) END`,
      ),
    ),
    /** Of the public title alone: what is found here comes first. */
    title_words: searchVector('title_words').generatedAlwaysAs(
      sql.raw(
        `CASE WHEN published_date IS NOT NULL THEN search_words(coalesce(ai_translated_title, '')) END`,
      ),
    ),
    /** What the panel looks for articles in. */
    panel_words: searchVector('panel_words').generatedAlwaysAs(
      sql.raw(
        `search_words(original_title || ' ' || coalesce(ai_translated_title, '') || ' ' || source_name)`,
      ),
    ),
    /** The words of the titles as they are: what a search that finds nothing takes near words from. */
    panel_text: t
      .text()
      .generatedAlwaysAs(
        foldForSearch(
          sql.raw(
            `' ' || original_title || ' ' || coalesce(ai_translated_title, '') || ' ' || source_name`,
          ),
        ),
      ),
  }),
  // Whole: a table's checks and indexes are one list.
  (t) => [
    check('articles_score_check', sql`${t.ai_actuality_score} between 0 and 100`),
    check('articles_import_type_check', oneOf(t.import_type, IMPORT_TYPES)),
    check('articles_preparation_state_check', oneOf(t.preparation_state, PREPARATION_STATES)),
    check('articles_prepared_by_check', oneOf(t.prepared_by, PREPARERS)),
    check('articles_rights_check', oneOf(t.rights, RIGHTS)),
    check(
      'articles_published_complete_check',
      sql`${t.published_date} is null or (${t.ai_slug} is not null and ${t.ai_translated_title} is not null and ${t.ai_translated_content} is not null)`,
    ),
    check(
      'articles_story_lead_check',
      sql`${t.is_story_lead} or (${t.published_date} is null and ${t.scheduled_for} is null)`,
    ),
    uniqueIndex('articles_ai_slug_key').on(t.ai_slug).where(sql`${t.ai_slug} is not null`),
    index('articles_published_idx')
      .on(t.published_date.desc(), t.id)
      .where(sql`${t.published_date} is not null`),
    index('articles_published_category_idx')
      .on(t.ai_category, t.published_date.desc(), t.id)
      .where(sql`${t.published_date} is not null`),
    index('articles_ready_idx')
      .on(t.ai_actuality_score.desc(), t.id)
      .where(sql`${t.published_date} is null and ${t.ai_actuality_score} is not null`),
    index('articles_waiting_idx')
      .on(t.preparation_state, t.created_at.desc(), t.id)
      .where(sql`${t.published_date} is null and ${t.ai_actuality_score} is null`),
    // Of a source with all that a list can be narrowed to: whatever is asked of it, its articles are not looked at.
    index('articles_source_score_idx').on(
      t.source_id,
      t.ai_actuality_score.desc(),
      t.id,
      t.created_at,
      t.ai_category,
      t.published_date,
      t.preparation_state,
    ),
    index('articles_score_idx').on(t.ai_actuality_score.desc().nullsLast(), t.id),
    index('articles_created_at_idx').on(t.created_at.desc(), t.id),
    index('articles_prepared_at_idx').on(t.prepared_at).where(sql`${t.prepared_at} is not null`),
    // The panel's lists, sorted either way: what is empty comes last and is not in an index.
    index('articles_scheduled_for_idx')
      // With the score, as the drafts below, and with what tells that the day has not come.
      .on(t.scheduled_for.desc(), t.id, t.ai_actuality_score, t.published_date)
      .where(sql`${t.scheduled_for} is not null`),
    index('articles_edited_date_idx')
      .on(t.edited_date.desc(), t.id)
      .where(sql`${t.edited_date} is not null`),
    index('articles_title_idx')
      .on(sql`left(${t.ai_translated_title}, 200) desc nulls last`, t.id)
      .where(sql`${t.ai_translated_title} is not null`),
    index('articles_category_idx')
      .on(t.ai_category.desc(), t.id)
      .where(sql`${t.ai_category} is not null`),
    // Of a category too: one that is no longer used lies behind all the others in the order of time, and perhaps of
    // score, where the planner takes it for evenly spread.
    index('articles_category_created_idx')
      .on(t.ai_category, t.created_at.desc(), t.id)
      .where(sql`${t.ai_category} is not null`),
    index('articles_category_score_idx')
      .on(
        t.ai_category,
        t.ai_actuality_score.desc(),
        t.id,
        t.created_at,
        t.published_date,
        t.preparation_state,
      )
      .where(sql`${t.ai_category} is not null`),
    // Of the imported next to none has a title or a category: the two above would be looked through in vain.
    index('articles_imported_title_idx')
      .on(sql`left(${t.ai_translated_title}, 200) desc nulls last`, t.id)
      .where(
        sql`${t.published_date} is null and ${t.ai_actuality_score} is null and ${t.ai_translated_title} is not null`,
      ),
    index('articles_imported_category_idx')
      .on(t.ai_category.desc(), t.id)
      .where(
        sql`${t.published_date} is null and ${t.ai_actuality_score} is null and ${t.ai_category} is not null`,
      ),
    // What the panel's rows lead with.
    index('articles_shown_title_idx').on(
      sql`left(coalesce(${t.ai_translated_title}, ${t.original_title}), 200) desc nulls last`,
      t.id,
    ),
    index('articles_original_title_idx').on(
      // A feed may send a title that no index holds.
      sql`left(${t.original_title}, 200) desc nulls last`,
      t.id,
    ),
    index('articles_source_name_idx').on(sql`left(${t.source_name}, 200) desc nulls last`, t.id),
    index('articles_source_id_idx').on(t.source_id, t.created_at.desc()),
    // Few among many, each a filter of the panel.
    index('articles_unusual_state_idx')
      .on(t.preparation_state, t.ai_actuality_score.desc(), t.id)
      .where(sql`${t.preparation_state} in ('preparing', 'failed')`),
    index('articles_needs_review_idx')
      .on(t.ai_actuality_score.desc(), t.id)
      .where(
        sql`(${t.preparation_state} = 'needs_review' or ${t.pending_values} is not null or ${t.source_changed_at} is not null)`,
      ),
    index('articles_draft_idx')
      // With the score, so that another order of them is read from here too.
      .on(t.created_at.desc(), t.id, t.ai_actuality_score)
      .where(
        sql`${t.published_date} is null and ${t.scheduled_for} is null and ${t.ai_slug} is not null and ${t.ai_translated_content} is not null and (${t.import_type} = 'manual' or ${t.auto_publish_blocked_at} is not null)`,
      ),
    // Looked through for every article that is deleted.
    index('articles_near_duplicate_of_idx')
      .on(t.near_duplicate_of)
      .where(sql`${t.near_duplicate_of} is not null`),
    index('articles_page_retry_at_idx')
      .on(t.page_retry_at)
      .where(sql`${t.page_retry_at} is not null`),
    index('articles_story_id_idx').on(t.story_id).where(sql`${t.story_id} is not null`),
    // Needs the extension pg_trgm, which the migration brings.
    index('articles_panel_search_idx')
      .using('gin', t.panel_text.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('articles_panel_words_idx').using('gin', t.panel_words).with({ fastupdate: false }),
    // Publishing may take a moment longer, searching shall not look through a pending list.
    index('articles_search_words_idx').using('gin', t.search_words).with({ fastupdate: false }),
    index('articles_title_words_idx').using('gin', t.title_words).with({ fastupdate: false }),
    index('articles_stored_names_idx')
      .using('gin', sql`(${ARTICLE_STORED_NAMES})`)
      .with({ fastupdate: false }),
  ],
);

/**
 * How many articles there are of each kind, kept by triggers (`count_articles`): counting a hundred
 * thousand rows takes longer than everything else a list does. Each change adds rows of plus and minus, so nobody
 * waits for anybody; the schedule adds them up. The sum of `n` is always the true count.
 */
export const article_counts = pgTable(
  'article_counts',
  (t) => ({
    /**
     * Every article is counted twice: among the rows with a score, of which there are thousands, and among the few
     * that leave the score out and that nearly all lists need alone.
     */
    by_score: t.boolean().notNull(),
    /** The filters of the panel's lists that the articles satisfy. */
    states: t.text().array().notNull(),
    category: t.text(),
    score: t.smallint(),
    n: t.integer().notNull(),
  }),
  (t) => [
    index('article_counts_category_idx').on(t.category).where(sql`not ${t.by_score}`),
    index('article_counts_score_idx').on(t.score).where(sql`${t.by_score}`),
  ],
);

export type ArticleRow = typeof articles.$inferSelect;
