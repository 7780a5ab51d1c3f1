import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { pageFields } from '../../http/paging.ts';
import { valid } from '../../http/validate.ts';
import type { ArticleChangeContext } from '../change/change-articles.ts';
import { findArticle } from '../model/article.queries.ts';
import { actBody, idParam } from '../model/article-schemas.ts';
import { restoreRevision } from './restore-revision.ts';
import { findRevision, listRevisions } from './revisions.queries.ts';

const listQuery = z.strictObject(pageFields(25));
const revisionParam = z.object({ id: z.uuid(), revisionId: z.uuid() });
const tags = ['admin history'];

/** Under `/api/admin/articles`: what an article was before each change. */
export function historyRoutes(ctx: ArticleChangeContext) {
  return new Hono<ApiEnv>()
    .get(
      '/:id/revisions',
      describeRoute({ tags, summary: 'Former states, the latest first' }),
      valid('param', idParam),
      valid('query', listQuery),
      async (c) =>
        c.json(await listRevisions(ctx.db, c.req.valid('param').id, c.req.valid('query'))),
    )
    .get(
      '/:id/revisions/:revisionId',
      describeRoute({ tags, summary: 'One former state with its texts' }),
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
      describeRoute({ tags, summary: 'Bring the text back, as a change of now' }),
      valid('param', revisionParam),
      valid('json', actBody),
      async (c) => {
        const { id, revisionId } = c.req.valid('param');
        const { version } = c.req.valid('json');
        const act = { id, revisionId, version, userId: getAdministratorId(c) };
        const { lostImages } = await restoreRevision(ctx, act);
        const article = await findArticle(ctx.db, id);
        if (!article) throw new AppError('not-found', 'Straipsnis nerastas');
        return c.json({ ...article, lost_images: lostImages });
      },
    );
}
