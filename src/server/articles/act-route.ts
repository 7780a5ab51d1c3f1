import { createFactory } from 'hono/factory';
import type { Executor } from '../database/database.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { idParam, valid } from '../http/validate.ts';
import type { Act } from './change/change-articles.ts';
import { getArticle } from './model/article.queries.ts';
import { actBody, noticeBody } from './model/article-schemas.ts';

/** The handlers of an act on the article of the address, as the person last saw it. Answers the article after it. */
export const actRoute = (
  ctx: { db: Executor },
  summary: string,
  perform: (act: Act) => Promise<unknown>,
) =>
  createFactory<ApiEnv>().createHandlers(
    describeAs('admin articles')(summary),
    valid('param', idParam),
    valid('json', actBody),
    async (c) => {
      const { id } = c.req.valid('param');
      const { version } = c.req.valid('json');
      await perform({ id, version, userId: getAdministratorId(c) });
      return c.json(await getArticle(ctx.db, id));
    },
  );

/** The same of an act that readers are told of. */
export const noticeRoute = (
  ctx: { db: Executor },
  summary: string,
  perform: (act: Act & { notice: string }) => Promise<unknown>,
) =>
  createFactory<ApiEnv>().createHandlers(
    describeAs('admin articles')(summary),
    valid('param', idParam),
    valid('json', noticeBody),
    async (c) => {
      const { id } = c.req.valid('param');
      await perform({ id, ...c.req.valid('json'), userId: getAdministratorId(c) });
      return c.json(await getArticle(ctx.db, id));
    },
  );
