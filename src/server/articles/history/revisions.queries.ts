import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { article_revisions } from '../../database/schema/article-versions.ts';
import { profiles } from '../../database/schema/identity.ts';
import { offsetOf, type PageRequest, toPage } from '../../http/paging.ts';
import { vilniusDay } from '../../time/vilnius-time.ts';
import { SHOWN_ACTS } from '../change/save-revision.ts';
import { readSnapshot } from '../model/read-snapshot.ts';

/** As the panel names them. */
const SHOWN_REASONS = [...SHOWN_ACTS, 'reprocess', 'machine'] as const;

const COLUMNS = {
  id: article_revisions.id,
  reason: article_revisions.reason,
  created_at: article_revisions.created_at,
  /** E-mail; null for what the product did by itself and for accounts that are gone. */
  created_by: profiles.email,
  restored_from: article_revisions.restored_from,
  title: sql<string>`coalesce(${article_revisions.snapshot} ->> 'ai_translated_title', ${article_revisions.snapshot} ->> 'original_title', '')`,
};

const withReason = <Row extends { reason: string }>(row: Row) => ({
  ...row,
  reason: shownReason(row.reason),
});

/** A draft's words are what was there before somebody saved or threw them away. */
function shownReason(reason: string): (typeof SHOWN_REASONS)[number] {
  if (reason === 'draft-words') return 'save';
  return SHOWN_REASONS.find((known) => known === reason) ?? 'machine';
}

/** What an article was before each change, the latest first. */
export async function listRevisions(db: Executor, articleId: string, query: PageRequest) {
  const where = and(
    eq(article_revisions.article_id, articleId),
    ne(article_revisions.reason, 'review'),
  );
  const [rows, total] = await Promise.all([
    db
      .select(COLUMNS)
      .from(article_revisions)
      .leftJoin(profiles, eq(profiles.id, article_revisions.created_by))
      .where(where)
      .orderBy(desc(article_revisions.created_at), desc(article_revisions.id))
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.$count(article_revisions, where),
  ]);
  return toPage(query, rows.map(withReason), total);
}

/** One of them with the texts, named as the post form's fields are. */
export async function findRevision(db: Executor, articleId: string, id: string) {
  const [row] = await db
    .select({ ...COLUMNS, snapshot: article_revisions.snapshot })
    .from(article_revisions)
    .leftJoin(profiles, eq(profiles.id, article_revisions.created_by))
    .where(and(eq(article_revisions.article_id, articleId), eq(article_revisions.id, id)));
  if (!row) return null;
  const { snapshot, ...revision } = row;
  return { ...withReason(revision), values: toPostValues(snapshot) };
}

function toPostValues(snapshot: Record<string, unknown>) {
  const article = readSnapshot(snapshot);
  const moment = article.published_date ?? article.scheduled_for;
  const source = article.original_url ?? '';
  return {
    ai_translated_title: article.ai_translated_title ?? '',
    ai_slug: article.ai_slug ?? '',
    ai_translated_excerpt: article.ai_translated_excerpt ?? '',
    ai_translated_content: article.ai_translated_content ?? '',
    ai_image_path: article.ai_image_path ?? null,
    ai_category: article.ai_category ?? '',
    ai_actuality_score: article.ai_actuality_score ?? null,
    date: moment ? vilniusDay(moment) : '',
    source_url: source.startsWith('manual:') ? '' : source,
  };
}
