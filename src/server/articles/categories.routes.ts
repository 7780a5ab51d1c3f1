import { count, desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { AppContext } from '../context.ts';
import type { Executor } from '../database/database.ts';
import { articles } from '../database/schema/articles.ts';
import type { ApiEnv } from '../http/env.ts';
import { isPublished } from './article-columns.ts';

/** Categories of published articles with their counts, the largest first. `category` null: none given. */
export async function listCategories(db: Executor) {
  return await db
    .select({ category: articles.ai_category, count: count() })
    .from(articles)
    .where(isPublished)
    .groupBy(articles.ai_category)
    .orderBy(desc(count()), articles.ai_category);
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
