import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';

export interface PublishedArticle {
  id: string;
  slug: string;
  title: string;
}

export const isComplete = and(
  isNotNull(articles.ai_slug),
  isNotNull(articles.ai_translated_title),
  isNotNull(articles.ai_translated_content),
);

/** Publishes each unless somebody has changed or published it meanwhile. `import_type` stays. */
export async function publishEach<Candidate extends { id: string; version: number }>(
  tx: Transaction,
  candidates: Candidate[],
  momentOf: (candidate: Candidate) => Date,
): Promise<{ result: PublishedArticle[]; changedSlugs: string[] }> {
  const published: PublishedArticle[] = [];
  for (const candidate of candidates) {
    const [row] = await tx
      .update(articles)
      .set({
        published_date: momentOf(candidate),
        scheduled_for: null,
        version: sql`${articles.version} + 1`,
      })
      .where(
        and(
          eq(articles.id, candidate.id),
          eq(articles.version, candidate.version),
          isNull(articles.published_date),
        ),
      )
      .returning({ id: articles.id, slug: articles.ai_slug, title: articles.ai_translated_title });
    if (row?.slug && row.title) published.push({ id: row.id, slug: row.slug, title: row.title });
  }
  return { result: published, changedSlugs: published.map(({ slug }) => slug) };
}
