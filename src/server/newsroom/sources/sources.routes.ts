import { Hono } from 'hono';
import { z } from 'zod';
import { readLimitedBytes } from '../../http/body.ts';
import { describeAs } from '../../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { changeRow, removeRow } from '../../http/row-routes.ts';
import { valid } from '../../http/validate.ts';
import { vilniusDay } from '../../time/vilnius-time.ts';
import { findSources, type SourceFinder } from './find-sources.ts';
import { importOpml } from './import-opml.ts';
import { writeOpml } from './opml.ts';
import { previewSource } from './preview-source.ts';
import {
  createSourceBody,
  findSourcesBody,
  listSourcesQuery,
  previewSourceBody,
  updateSourceBody,
} from './source-schemas.ts';
import {
  createSource,
  deleteSource,
  listAllSources,
  listSources,
  updateSource,
} from './sources.ts';

const previewQuery = z.strictObject({ preview: z.enum(['true', 'false']).optional() });
const described = describeAs('admin sources');

/** Under `/api/admin/sources`. Whole: a list of routes. */
export function sourcesRoutes(ctx: SourceFinder) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      described('Sources by name or the failing first, with their health'),
      valid('query', listSourcesQuery),
      async (c) => c.json(await listSources(ctx, c.req.valid('query'))),
    )
    .post('/', described('Add a source, switched on'), valid('json', createSourceBody), async (c) =>
      c.json(await createSource(ctx, c.req.valid('json'), getAdministratorId(c)), 201),
    )
    .post(
      '/find',
      described('Feeds and article lists of a site'),
      valid('json', findSourcesBody),
      async (c) => c.json({ items: await findSources(ctx, c.req.valid('json').address) }),
    )
    .post(
      '/preview',
      described('What an import of a source would bring; stores nothing'),
      valid('json', previewSourceBody),
      async (c) => c.json(await previewSource(ctx, c.req.valid('json'))),
    )
    .get('/opml', described('All sources as an OPML file'), async (c) => {
      const now = ctx.clock.now();
      return c.body(writeOpml(await listAllSources(ctx.db), now), 200, {
        'Content-Type': 'text/x-opml; charset=utf-8',
        'Content-Disposition': `attachment; filename="saltiniai-${vilniusDay(now)}.opml"`,
      });
    })
    .post(
      '/opml',
      described('Add the sources of an OPML file (the body), or tell what that would do'),
      valid('query', previewQuery),
      async (c) => {
        const isPreview = c.req.valid('query').preview === 'true';
        const bytes = await readLimitedBytes(c);
        return c.json(await importOpml(ctx, { bytes, by: getAdministratorId(c), isPreview }));
      },
    )
    .patch(
      '/:id',
      ...changeRow(described('Switch on or off, change'), updateSourceBody, (act) =>
        updateSource(ctx, act),
      ),
    )
    .delete(
      '/:id',
      ...removeRow(described('Remove a source; its articles stay'), (act) =>
        deleteSource(ctx, act),
      ),
    );
}
