import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { AppError } from '../../errors.ts';
import { offsetOf, type PageRequest, toPage } from '../../http/paging.ts';
import { DETAIL_COLUMNS, isPublished, NEWEST_FIRST, PUBLIC_COLUMNS } from './article-columns.ts';
import { countArticles } from './article-counts.ts';
import { CORRECTION_COLUMNS, type CorrectionRow, toCorrections } from './correction-columns.ts';
import { findReview } from './panel-review.ts';
import { PROVENANCE_COLUMNS, type ProvenanceRow, toProvenance } from './provenance.ts';

/** One article for the panel, with its texts and who has reviewed it. @throws AppError not-found */
export async function getArticle(db: Executor, id: string) {
  const [row] = await db.select(DETAIL_COLUMNS).from(articles).where(eq(articles.id, id));
  if (!row) throw new AppError('not-found', 'Straipsnis nerastas');
  return { ...row, review: row.reviewed_at && (await findReview(db, id)) };
}

/** Published articles with the specification's columns and what made them, newest first. */
export async function listPublicArticles(
  db: Executor,
  query: PageRequest & { category?: string | undefined },
) {
  const where = and(
    isPublished,
    query.category ? eq(articles.ai_category, query.category) : undefined,
  );
  const [items, total] = await Promise.all([
    db
      .select({ ...PUBLIC_COLUMNS, made: HISTORY_COLUMNS })
      .from(articles)
      .where(where)
      .orderBy(...NEWEST_FIRST)
      .limit(query.per_page)
      .offset(offsetOf(query)),
    countArticles(db, { state: 'published', category: query.category || undefined }),
  ]);
  return toPage(query, items.map(withHistory), total);
}

export async function findPublicArticle(db: Executor, slug: string) {
  const [row] = await db
    .select({ ...PUBLIC_COLUMNS, made: HISTORY_COLUMNS })
    .from(articles)
    .where(and(isPublished, eq(articles.ai_slug, slug)));
  return row ? withHistory(row) : null;
}

/** What the specification's columns do not say: what made an article, and what readers are told of its corrections. */
const HISTORY_COLUMNS = { ...PROVENANCE_COLUMNS, ...CORRECTION_COLUMNS };

const withHistory = <Row extends { made: ProvenanceRow & CorrectionRow }>({
  made,
  ...columns
}: Row) => ({
  ...columns,
  provenance: toProvenance(made),
  ...toCorrections(made),
});
