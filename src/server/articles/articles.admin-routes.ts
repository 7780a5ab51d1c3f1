import { Hono } from 'hono';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { changeRow, onRow } from '../http/row-routes.ts';
import { idParam, valid } from '../http/validate.ts';
import { actRoute, noticeRoute } from './act-route.ts';
import { deleteArticle } from './bin/bin.ts';
import { dismissSourceChange } from './change/changed-original.ts';
import { listArticles } from './lists/list-articles.ts';
import { listMatching } from './lists/list-matching.ts';
import { getArticle } from './model/article.queries.ts';
import {
  createPostBody,
  deleteArticleQuery,
  listArticlesQuery,
  matchingArticlesQuery,
  publishBody,
  updateArticleBody,
} from './model/article-schemas.ts';
import { confirmCorrection, withdrawArticle } from './publishing/decide-check.ts';
import { publishArticle, returnToDraft, reviewArticle } from './publishing/publish-article.ts';
import { listReports } from './stories/part-and-join.ts';
import { createPost } from './writing/create-post.ts';
import { updateArticle, type WriteArticleContext } from './writing/update-article.ts';

const described = describeAs('admin articles');

/** Under `/api/admin/articles`. Acts answer the article as it is afterwards. Whole: a list of routes. */
export function articlesAdminRoutes(ctx: WriteArticleContext) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      described('All articles, filtered and sorted'),
      valid('query', listArticlesQuery),
      async (c) => c.json(await listArticles(ctx.db, c.req.valid('query'), ctx.clock.now())),
    )
    .post('/', described('Write a post by hand'), valid('json', createPostBody), async (c) => {
      const id = await createPost(ctx, c.req.valid('json'), getAdministratorId(c));
      return c.json(await getArticle(ctx.db, id), 201);
    })
    .get(
      '/matching',
      described('All that the filters choose, for an act on them'),
      valid('query', matchingArticlesQuery),
      async (c) => c.json(await listMatching(ctx.db, c.req.valid('query'), ctx.clock.now())),
    )
    .get(
      '/:id',
      ...onRow(described('One article with its texts'), ({ id }) => getArticle(ctx.db, id)),
    )
    .get(
      '/:id/reports',
      ...onRow(described('The other articles of its story'), async ({ id }) => ({
        items: await listReports(ctx.db, id),
      })),
    )
    .patch(
      '/:id',
      ...changeRow(
        described('Edit; `version` is the one that was opened'),
        updateArticleBody,
        async ({ id, by, changes }) => {
          await updateArticle(ctx, { id, changes, userId: by });
          return await getArticle(ctx.db, id);
        },
      ),
    )
    .delete(
      '/:id',
      described('Move to the bin; `version` is the one last seen'),
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
      described('Publish, or approve the waiting new text'),
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
        return c.json(await getArticle(ctx.db, id));
      },
    )
    .post(
      '/:id/draft',
      ...actRoute(ctx, 'Take off the blog or off the schedule', (act) => returnToDraft(ctx, act)),
    )
    .post(
      '/:id/review',
      ...actRoute(ctx, 'Record that a person has read it and answers for it', (act) =>
        reviewArticle(ctx, act),
      ),
    )
    .post(
      '/:id/check/correct',
      ...noticeRoute(ctx, 'Tell readers what of a checked article was corrected', (act) =>
        confirmCorrection(ctx, act),
      ),
    )
    .post(
      '/:id/check/withdraw',
      ...noticeRoute(ctx, 'Withdraw a checked article; its address answers 410 with why', (act) =>
        withdrawArticle(ctx, act),
      ),
    )
    .post(
      '/:id/source-change/dismiss',
      ...actRoute(ctx, 'Leave our text as it is although the source changed its own', (act) =>
        dismissSourceChange(ctx, act),
      ),
    );
}
