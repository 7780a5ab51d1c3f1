import { eq, sql } from 'drizzle-orm';
import { days } from '../../../domain/time/duration.ts';
import type { Executor } from '../../database/database.ts';
import { holdingWords } from '../../database/holding-words.ts';
import { inOrder } from '../../database/newest-first.ts';
import { article_bin } from '../../database/schema/article-versions.ts';
import { foldForSearch } from '../../database/schema/fold-for-search.ts';
import { profiles } from '../../database/schema/identity.ts';
import { AppError } from '../../errors.ts';
import { offsetOf, type PageRequest, toPage } from '../../http/paging.ts';

/** How long a deleted article can be brought back. */
export const BIN_KEPT = days(30);

export const missingInBin = () => new AppError('not-found', 'Teksto šiukšliadėžėje nėra');

/** Deleted articles, the latest first. */
export async function listBin(
  db: Executor,
  query: PageRequest & { q?: string | undefined; sort: { descending: boolean } },
) {
  const where = query.q
    ? holdingWords(foldForSearch(sql`${article_bin.title}`), query.q)
    : undefined;
  const order = inOrder(query.sort, article_bin.deleted_at, article_bin.id);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: article_bin.id,
        title: sql<string>`${article_bin.title}`,
        deleted_at: article_bin.deleted_at,
        deleted_by: profiles.email,
        was_published: sql<boolean>`${article_bin.was_published}`,
      })
      .from(article_bin)
      .leftJoin(profiles, eq(profiles.id, article_bin.deleted_by))
      .where(where)
      .orderBy(...order)
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.$count(article_bin, where),
  ]);
  const items = rows.map((row) => ({
    ...row,
    expires_at: new Date(row.deleted_at.getTime() + BIN_KEPT),
  }));
  return toPage(query, items, total);
}
