import { and, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import { applyChange } from './apply-change.ts';
import type { ArticleRow } from './change-articles.ts';

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

/**
 * Publishes rows that the caller has read under a lock in this transaction: nobody can have changed them
 * meanwhile. `import_type` stays.
 */
export async function publishEach(
  tx: Transaction,
  locked: ArticleRow[],
  { momentOf, now }: { momentOf: (article: ArticleRow) => Date; now: Date },
): Promise<{ result: PublishedArticle[]; changedSlugs: string[] }> {
  const published: PublishedArticle[] = [];
  for (const article of locked) {
    const { id, ai_slug: slug, ai_translated_title: title } = article;
    if (!slug || !title) continue;
    await applyChange(
      tx,
      article,
      { published_date: momentOf(article), scheduled_for: null },
      { verb: 'publish', revision: 'publish', by: { machine: 'automatika' }, at: now },
    );
    published.push({ id, slug, title });
  }
  return { result: published, changedSlugs: published.map(({ slug }) => slug) };
}
