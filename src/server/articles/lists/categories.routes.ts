import { desc, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { article_counts } from '../../database/schema/articles.ts';
import type { ApiEnv } from '../../http/env.ts';
import { valid } from '../../http/validate.ts';
import { SUM_OF_ALL, sumOf, WHATEVER_THE_SCORE } from '../model/article-counts.ts';

const query = z.strictObject({ of: z.enum(['published', 'all']).default('published') });

/** Categories of articles with their counts, the largest first. `category` null: none given. */
async function listCategories(db: Executor, of: 'published' | 'all' = 'published') {
  const count = of === 'all' ? SUM_OF_ALL : sumOf(of);
  return await db
    .select({ category: article_counts.category, count })
    .from(article_counts)
    .where(WHATEVER_THE_SCORE)
    .groupBy(article_counts.category)
    .having(gt(count, 0))
    .orderBy(desc(count), article_counts.category);
}

/** Under `/api/admin/categories`. */
export function categoriesRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono<ApiEnv>().get(
    '/',
    describeRoute({
      tags: ['admin articles'],
      summary: 'Categories of published articles, or of all',
    }),
    valid('query', query),
    async (c) => {
      const items = await listCategories(db, c.req.valid('query').of);
      return c.json({ items, total: items.length, page: 1, per_page: items.length });
    },
  );
}
