import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { findArticle } from '../../articles/model/article.queries.ts';
import { actBody, idParam } from '../../articles/model/article-schemas.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { valid } from '../../http/validate.ts';
import { takeRejectedText } from '../preparation/rejected-text.ts';
import { startReprocess } from '../preparation/reprocess-article.ts';
import { startRun } from './runs.ts';

const tags = ['admin articles'];

/** Under `/api/admin/articles`: what a person does with the preparation of one article. Answers the article. */
export function preparationRoutes(ctx: AppContext) {
  const getArticle = async (id: string) => {
    const article = await findArticle(ctx.db, id);
    if (!article) throw new AppError('not-found', 'Straipsnis nerastas');
    return article;
  };
  return new Hono<ApiEnv>()
    .post(
      '/:id/rejected-text',
      describeRoute({ tags, summary: 'Take the text that did not pass its checks, to mend it' }),
      valid('param', idParam),
      valid('json', actBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const { version } = c.req.valid('json');
        await takeRejectedText(ctx, { id, userId: getAdministratorId(c), version });
        return c.json(await getArticle(id));
      },
    )
    .post(
      '/:id/reprocess',
      describeRoute({ tags, summary: 'Prepare anew' }),
      valid('param', idParam),
      valid('json', actBody),
      async (c) => {
        const { id } = c.req.valid('param');
        await getArticle(id);
        const { version } = c.req.valid('json');
        const deps = { ...ctx, enqueue: (tx: Transaction) => startPreparationRun(ctx, tx, id) };
        await startReprocess(deps, id, getAdministratorId(c), version);
        return c.json(await getArticle(id));
      },
    );
}

/** As a run: what the closing job of the last preparation does not let into the queue is looked after there. */
async function startPreparationRun(
  { jobs, clock }: AppContext,
  tx: Transaction,
  articleId: string,
): Promise<void> {
  const payloads = [{ article_id: articleId }];
  const run = { jobs, clock, db: tx };
  await startRun(run, 'prepare-articles-ai', 'manual', 'prepare-article', payloads);
}
