import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { ApiEnv } from '../../http/env.ts';
import { valid } from '../../http/validate.ts';
import { findLinkTargets } from './link-targets.ts';
import { searchPanel } from './panel-search.ts';

const query = z.strictObject({ q: z.string().trim().max(100, 'Paieškos tekstas per ilgas') });
const NOTHING = { posts: [], articles: [], sources: [], contacts: [] };

/** Under `/api/admin/search`. A blank text finds nothing. */
export function panelSearchRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono<ApiEnv>()
    .get(
      '/links',
      describeRoute({
        tags: ['admin search'],
        summary: 'Own pages and public articles to link to',
      }),
      valid('query', query),
      async (c) => {
        const { q } = c.req.valid('query');
        return c.json(q === '' ? [] : await findLinkTargets(db, q));
      },
    )
    .get(
      '/',
      describeRoute({ tags: ['admin search'], summary: 'Posts, articles, sources and messages' }),
      valid('query', query),
      async (c) => {
        const { q } = c.req.valid('query');
        return c.json(q === '' ? NOTHING : await searchPanel(db, q));
      },
    );
}
