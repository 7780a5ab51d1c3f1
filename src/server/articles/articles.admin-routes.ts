import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../errors.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import { deleteArticle } from './bin/bin.ts';
import { dismissSourceChange } from './change/changed-original.ts';
import { listArticles } from './lists/list-articles.ts';
import { listMatching } from './lists/list-matching.ts';
import { findArticle } from './model/article.queries.ts';
import {
  actBody,
  createPostBody,
  deleteArticleQuery,
  idParam,
  listArticlesQuery,
  matchingArticlesQuery,
  publishBody,
  updateArticleBody,
} from './model/article-schemas.ts';
import { publishArticle, returnToDraft, reviewArticle } from './publishing/publish-article.ts';
import { createPost } from './writing/create-post.ts';
import { updateArticle, type WriteArticleContext } from './writing/update-article.ts';

const tags = ['admin articles'];

/** Under `/api/admin/articles`. Acts answer the article as it is afterwards. */
export function articlesAdminRoutes(ctx: WriteArticleContext) {
  const getArticle = async (id: string) => {
    const article = await findArticle(ctx.db, id);
    if (!article) throw new AppError('not-found', 'Straipsnis nerastas');
    return article;
  };
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeRoute({ tags, summary: 'All articles, filtered and sorted' }),
      valid('query', listArticlesQuery),
      async (c) => c.json(await listArticles(ctx.db, c.req.valid('query'), ctx.clock.now())),
    )
    .post(
      '/',
      describeRoute({ tags, summary: 'Write a post by hand' }),
      valid('json', createPostBody),
      async (c) => {
        const id = await createPost(ctx, c.req.valid('json'), getAdministratorId(c));
        return c.json(await getArticle(id), 201);
      },
    )
    .get(
      '/matching',
      describeRoute({ tags, summary: 'All that the filters choose, for an act on them' }),
      valid('query', matchingArticlesQuery),
      async (c) => c.json(await listMatching(ctx.db, c.req.valid('query'), ctx.clock.now())),
    )
    .get(
      '/:id',
      describeRoute({ tags, summary: 'One article with its texts' }),
      valid('param', idParam),
      async (c) => c.json(await getArticle(c.req.valid('param').id)),
    )
    .patch(
      '/:id',
      describeRoute({ tags, summary: 'Edit; `version` is the one that was opened' }),
      valid('param', idParam),
      valid('json', updateArticleBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const changes = c.req.valid('json');
        await updateArticle(ctx, { id, changes, userId: getAdministratorId(c) });
        return c.json(await getArticle(id));
      },
    )
    .delete(
      '/:id',
      describeRoute({ tags, summary: 'Move to the bin; `version` is the one last seen' }),
      valid('param', idParam),
      valid('query', deleteArticleQuery),
      async (c) => {
        const { id } = c.req.valid('param');
        const { version } = c.req.valid('query');
        await deleteArticle(ctx, { id, userId: getAdministratorId(c), version });
        return c.json({ success: true as const });
      },
    )
    .post(
      '/:id/publish',
      describeRoute({ tags, summary: 'Publish, or approve the waiting new text' }),
      valid('param', idParam),
      valid('json', publishBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const { version, is_reviewed, is_confirmed } = c.req.valid('json');
        await publishArticle(ctx, {
          id,
          userId: getAdministratorId(c),
          version,
          isReviewed: is_reviewed,
          isConfirmed: is_confirmed,
        });
        return c.json(await getArticle(id));
      },
    )
    .post(
      '/:id/draft',
      describeRoute({ tags, summary: 'Take off the blog or off the schedule' }),
      valid('param', idParam),
      valid('json', actBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const { version } = c.req.valid('json');
        await returnToDraft(ctx, { id, userId: getAdministratorId(c), version });
        return c.json(await getArticle(id));
      },
    )
    .post(
      '/:id/review',
      describeRoute({ tags, summary: 'Record that a person has read it and answers for it' }),
      valid('param', idParam),
      valid('json', actBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const { version } = c.req.valid('json');
        await reviewArticle(ctx, { id, userId: getAdministratorId(c), version });
        return c.json(await getArticle(id));
      },
    )
    .post(
      '/:id/source-change/dismiss',
      describeRoute({
        tags,
        summary: 'Leave our text as it is although the source changed its own',
      }),
      valid('param', idParam),
      valid('json', actBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const { version } = c.req.valid('json');
        await dismissSourceChange(ctx, { id, userId: getAdministratorId(c), version });
        return c.json(await getArticle(id));
      },
    );
}
