import type { z } from 'zod';
import type { Executor } from '../database/database.ts';
import { describeAs } from '../http/describe-route.ts';
import { changeRow } from '../http/row-routes.ts';
import type { Act } from './change/change-articles.ts';
import { getArticle } from './model/article.queries.ts';
import { actBody, noticeBody } from './model/article-schemas.ts';

/** Handlers of acts on the article of the address, as the person last saw it. They answer the article after it. */
const actRouteOf =
  <Body extends z.ZodType<Pick<Act, 'version'>>>(body: Body) =>
  (
    ctx: { db: Executor },
    summary: string,
    perform: (act: Act & z.output<Body>) => Promise<unknown>,
  ) =>
    changeRow(describeAs('admin articles')(summary), body, async ({ id, by, changes }) => {
      await perform({ id, ...changes, userId: by });
      return await getArticle(ctx.db, id);
    });

export const actRoute = actRouteOf(actBody);

/** The same of an act that readers are told of. */
export const noticeRoute = actRouteOf(noticeBody);
