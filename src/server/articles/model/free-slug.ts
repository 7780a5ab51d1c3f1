import { and, eq, inArray, ne } from 'drizzle-orm';
import { makeSlug } from '../../../domain/text/make-slug.ts';
import type { Executor } from '../../database/database.ts';
import { article_redirects } from '../../database/schema/article-versions.ts';
import { articles } from '../../database/schema/articles.ts';
import { isPublished } from './article-columns.ts';

/** Numbers tried with one query: the index answers for each. */
const BATCH_SIZE = 50;

/** Whether no other article has the slug. */
export async function isSlugFree(
  db: Executor,
  slug: string,
  articleId: string | null,
): Promise<boolean> {
  const others = articleId ? ne(articles.id, articleId) : undefined;
  return (await db.$count(articles, and(eq(articles.ai_slug, slug), others))) === 0;
}

/**
 * The slug itself, or the first numbered one (`slug-2`, `slug-3` …) that is free. Addresses that lead
 * readers to another article are avoided too: they may be taken, but are not offered.
 * @param articleId whose slug it will be; its own addresses are free to it
 */
export async function findFreeSlug(
  db: Executor,
  slug: string,
  articleId: string | null,
): Promise<string> {
  for (let from = 1; ; from += BATCH_SIZE) {
    const candidates = Array.from({ length: BATCH_SIZE }, (_, at) =>
      from + at === 1 ? slug : `${slug}-${from + at}`,
    );
    const taken = await listTaken(db, candidates, articleId);
    const free = candidates.find((candidate) => !taken.has(candidate));
    if (free) return free;
  }
}

async function listTaken(
  db: Executor,
  candidates: string[],
  articleId: string | null,
): Promise<Set<string>> {
  const isOthers = articleId ? ne(articles.id, articleId) : undefined;
  const leadsElsewhere = articleId ? ne(article_redirects.article_id, articleId) : undefined;
  const used = await db
    .select({ slug: articles.ai_slug })
    .from(articles)
    .where(and(inArray(articles.ai_slug, candidates), isOthers));
  const leading = await db
    .select({ slug: article_redirects.slug })
    .from(article_redirects)
    .where(and(inArray(article_redirects.slug, candidates), leadsElsewhere));
  return new Set([...used, ...leading].map((row) => row.slug ?? ''));
}

/**
 * The published article that readers of this address are led to, because it was its own before; null when they are not
 * redirected. An article that takes the address takes them along.
 */
export async function findFormerOwner(
  db: Executor,
  slug: string,
  articleId: string | null,
): Promise<{ title: string; slug: string } | null> {
  const [row] = await db
    .select({ title: articles.ai_translated_title, slug: articles.ai_slug })
    .from(article_redirects)
    .innerJoin(articles, eq(articles.id, article_redirects.article_id))
    .where(
      and(
        eq(article_redirects.slug, slug),
        isPublished,
        articleId ? ne(articles.id, articleId) : undefined,
      ),
    );
  return row?.slug ? { title: row.title ?? '', slug: row.slug } : null;
}

/** A title as a slug that is free for this article, also of a title without letters. */
export const suggestSlug = (db: Executor, title: string, articleId: string | null) =>
  findFreeSlug(db, makeSlug(title) || 'straipsnis', articleId);
