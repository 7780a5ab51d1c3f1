import { Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { describeAs } from '../../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { pageFields } from '../../http/paging.ts';
import { idParam, valid } from '../../http/validate.ts';
import type { ArticleChangeContext } from '../change/change-articles.ts';
import { getArticle } from '../model/article.queries.ts';
import { actBody } from '../model/article-schemas.ts';
import { restoreRevision } from './restore-revision.ts';
import { findRevision, listRevisions } from './revisions.queries.ts';

const listQuery = z.strictObject(pageFields(25));
const revisionParam = z.object({ id: z.uuid(), revisionId: z.uuid() });
const described = describeAs('admin history');

/** Under `/api/admin/articles`: what an article was before each change. */
export function historyRoutes(ctx: ArticleChangeContext) {
  return new Hono<ApiEnv>()
    .get(
      '/:id/revisions',
      described('Former states, the latest first'),
      valid('param', idParam),
      valid('query', listQuery),
      async (c) =>
        c.json(await listRevisions(ctx.db, c.req.valid('param').id, c.req.valid('query'))),
    )
    .get(
      '/:id/revisions/:revisionId',
      described('One former state with its texts'),
      valid('param', revisionParam),
      async (c) => {
        const { id, revisionId } = c.req.valid('param');
        const revision = await findRevision(ctx.db, id, revisionId);
        if (!revision) throw new AppError('not-found', 'Versija nerasta');
        return c.json(revision);
      },
    )
    .post(
      '/:id/revisions/:revisionId/restore',
      described('Bring the text back, as a change of now'),
      valid('param', revisionParam),
      valid('json', actBody),
      async (c) => {
        const { id, revisionId } = c.req.valid('param');
        const { version } = c.req.valid('json');
        const act = { id, revisionId, version, userId: getAdministratorId(c) };
        const { lostImages } = await restoreRevision(ctx, act);
        return c.json({ ...(await getArticle(ctx.db, id)), lost_images: lostImages });
      },
    );
}
