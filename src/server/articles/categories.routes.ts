import { desc, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { article_counts } from '../database/schema/articles.ts';
import type { ApiEnv } from '../http/env.ts';
import { sumOf } from './article-counts.ts';

/** Categories of published articles with their counts, the largest first. `category` null: none given. */
export async function listCategories(db: Executor) {
  const published = sumOf('published');
  return await db
    .select({ category: article_counts.category, count: published })
    .from(article_counts)
    .groupBy(article_counts.category)
    .having(gt(published, 0))
    .orderBy(desc(published), article_counts.category);
}

/** Under `/api/admin/categories`. */
export function categoriesRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono<ApiEnv>().get(
    '/',
    describeRoute({ tags: ['admin articles'], summary: 'Categories of published articles' }),
    async (c) => {
      const items = await listCategories(db);
      return c.json({ items, total: items.length, page: 1, per_page: items.length });
    },
  );
}
