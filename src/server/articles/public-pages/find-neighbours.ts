import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ArticleLink, Neighbours } from '../../../domain/site-data.ts';
import type { Executor } from '../../database/database.ts';
import { downwards, upwards } from '../../database/newest-first.ts';
import { articles } from '../../database/schema/articles.ts';
import { isPublished } from '../model/article-columns.ts';

/**
 * The published articles before and after one, in the blog's order: the newest first, of one moment by id.
 * Posts of past days all carry the same moment of their day, so ties are ordinary.
 */
export async function findNeighbours(db: Executor, slug: string): Promise<Neighbours> {
  const [self] = await db
    // As text: a Date would lose the microseconds by which two articles may differ.
    .select({ id: articles.id, at: sql<string>`${articles.published_date}::text` })
    .from(articles)
    .where(and(isPublished, eq(articles.ai_slug, slug)));
  if (!self) return { newer: null, older: null };
  const at = sql`${self.at}::timestamptz`;
  const find = async (where: SQL, ...order: SQL[]): Promise<ArticleLink | null> => {
    const [row] = await db
      .select({ title: articles.ai_translated_title, slug: articles.ai_slug })
      .from(articles)
      .where(and(isPublished, where))
      .orderBy(...order)
      .limit(1);
    return row ? { title: row.title ?? '', slug: row.slug ?? '' } : null;
  };
  const { published_date: date, id } = articles;
  const [newer, older] = await Promise.all([
    find(
      sql`${date} >= ${at} and (${date} > ${at} or ${id} < ${self.id})`,
      upwards(date),
      desc(id),
    ),
    find(
      sql`${date} <= ${at} and (${date} < ${at} or ${id} > ${self.id})`,
      downwards(date),
      asc(id),
    ),
  ]);
  return { newer, older };
}
