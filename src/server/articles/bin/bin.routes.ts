import { Hono } from 'hono';
import { z } from 'zod';
import { describeAs } from '../../http/describe-route.ts';
import type { ApiEnv } from '../../http/env.ts';
import { pageFields, searchField, sortField } from '../../http/paging.ts';
import { onRow, removeRow } from '../../http/row-routes.ts';
import { valid } from '../../http/validate.ts';
import type { ArticleChangeContext } from '../change/change-articles.ts';
import { getArticle } from '../model/article.queries.ts';
import { listBin } from './bin.queries.ts';
import { restoreArticle } from './bin.ts';
import { deleteForGood } from './purge-bin.ts';

const listQuery = z.strictObject({
  ...pageFields(25),
  q: searchField,
  sort: sortField(['deleted_at'], '-deleted_at'),
});
const described = describeAs('admin bin');

/** Under `/api/admin/bin`: deleted articles, for 30 days. */
export function binRoutes(ctx: ArticleChangeContext) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      described('Deleted articles, the latest first'),
      valid('query', listQuery),
      async (c) => c.json(await listBin(ctx.db, c.req.valid('query'))),
    )
    .post(
      '/:id/restore',
      ...onRow(described('Bring back, unpublished'), async ({ id, by }) => {
        await restoreArticle(ctx, { id, userId: by });
        return await getArticle(ctx.db, id);
      }),
    )
    .delete(
      '/:id',
      ...removeRow(described('Delete for good'), ({ id, by }) =>
        deleteForGood(ctx, { id, userId: by }),
      ),
    );
}
