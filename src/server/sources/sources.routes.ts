import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import { createSourceBody, listSourcesQuery, updateSourceBody } from './source-schemas.ts';
import { createSource, deleteSource, listSources, updateSource } from './sources.ts';

const idParam = z.object({ id: z.uuid() });
const tags = ['admin sources'];

/** Under `/api/admin/sources`. */
export function sourcesRoutes(ctx: Pick<AppContext, 'db' | 'clock'>) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeRoute({ tags, summary: 'Sources by name, with their health' }),
      valid('query', listSourcesQuery),
      async (c) => c.json(await listSources(ctx, c.req.valid('query'))),
    )
    .post(
      '/',
      describeRoute({ tags, summary: 'Add a source, switched on' }),
      valid('json', createSourceBody),
      async (c) => c.json(await createSource(ctx, c.req.valid('json'), getAdministratorId(c)), 201),
    )
    .patch(
      '/:id',
      describeRoute({ tags, summary: 'Switch on or off, change' }),
      valid('param', idParam),
      valid('json', updateSourceBody),
      async (c) => {
        const { id } = c.req.valid('param');
        const changes = c.req.valid('json');
        return c.json(await updateSource(ctx, { id, changes, by: getAdministratorId(c) }));
      },
    )
    .delete(
      '/:id',
      describeRoute({ tags, summary: 'Remove a source; its articles stay' }),
      valid('param', idParam),
      async (c) => {
        await deleteSource(ctx, { id: c.req.valid('param').id, by: getAdministratorId(c) });
        return c.json({ success: true as const });
      },
    );
}
