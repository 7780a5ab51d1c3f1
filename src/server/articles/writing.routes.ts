import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { onRow } from '../http/row-routes.ts';
import { valid } from '../http/validate.ts';
import { actOnMany } from './bulk.ts';
import { bulkBody } from './bulk-schemas.ts';
import type { ArticleChangeContext } from './change/change-articles.ts';
import { findDraftOf } from './drafts/drafts.queries.ts';
import type { Previews } from './drafts/previews.ts';
import { getArticle } from './model/article.queries.ts';
import { findFormerOwner, suggestSlug } from './model/free-slug.ts';

interface Ctx extends ArticleChangeContext, Pick<AppContext, 'log'> {
  previews: Pick<Previews, 'issue'>;
}

const slugQuery = z.strictObject({ title: z.string().max(1000), id: z.uuid().optional() });
const described = describeAs('admin articles');

/** Under `/api/admin/articles`, before the articles' own: what the writing person needs around them. */
export function writingRoutes(ctx: Ctx) {
  return new Hono<ApiEnv>()
    .get(
      '/slug',
      described('A free slug made of a title; `leads_to` is whose old address the title itself is'),
      valid('query', slugQuery),
      async (c) => {
        const { title, id = null } = c.req.valid('query');
        const slug = await suggestSlug(ctx.db, title, id);
        return c.json({ slug, leads_to: await findFormerOwner(ctx.db, title, id) });
      },
    )
    .post('/bulk', described('One act on up to 200 articles'), valid('json', bulkBody), async (c) =>
      c.json(await actOnMany(ctx, c.req.valid('json'), getAdministratorId(c))),
    )
    .get(
      '/:id/draft-text',
      ...onRow(described('The draft of this article; null when there is none'), ({ id }) =>
        findDraftOf(ctx.db, id),
      ),
    )
    .post(
      '/:id/preview',
      ...onRow(described('An address that shows it for 15 minutes'), async ({ id }) =>
        ctx.previews.issue('article', (await getArticle(ctx.db, id)).id),
      ),
    );
}
