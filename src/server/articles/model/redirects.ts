import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { article_redirects } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { isPublished } from './article-columns.ts';

interface PublicAddress {
  ai_slug: string | null;
  published_date: Date | null;
}

const publicSlug = ({ ai_slug, published_date }: PublicAddress) =>
  published_date === null ? null : ai_slug;

/**
 * Keeps readers' links alive when an article's public address changes. An address that stops being public is
 * kept as a redirect to its article, also while the article is off the blog: it may come back under another one. An
 * address that becomes public belongs to its current article, so its redirect is deleted. Rows
 * name the article and not its address, hence no chains and no loops. In the change's transaction.
 */
export async function updateRedirects(
  tx: Executor,
  articleId: string,
  { before, after, now }: { before: PublicAddress; after: PublicAddress; now: Date },
): Promise<void> {
  const left = publicSlug(before);
  const taken = publicSlug(after);
  if (left !== null && left !== taken) {
    const row = { article_id: articleId, created_at: now };
    await tx
      .insert(article_redirects)
      .values({ slug: left, ...row })
      .onConflictDoUpdate({ target: article_redirects.slug, set: row });
  }
  if (taken !== null) await tx.delete(article_redirects).where(eq(article_redirects.slug, taken));
}

/** Where the article now is that had this address before; null when there is none or it is off the blog. */
export async function findMovedSlug(db: Executor, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: articles.ai_slug })
    .from(article_redirects)
    .innerJoin(articles, eq(articles.id, article_redirects.article_id))
    .where(and(eq(article_redirects.slug, slug), isPublished));
  return row?.slug && row.slug !== slug ? row.slug : null;
}
