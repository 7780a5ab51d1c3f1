import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { describeAs } from '../../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { changeRow, onRow } from '../../http/row-routes.ts';
import { idParam, valid } from '../../http/validate.ts';
import {
  createDraftBody,
  deleteDraftQuery,
  listDraftsQuery,
  saveDraftBody,
} from './draft-schemas.ts';
import { findDraft, listDrafts } from './drafts.queries.ts';
import { createDraft, deleteDraft, getDraft, saveDraft } from './drafts.ts';
import type { Previews } from './previews.ts';

interface Ctx extends Pick<AppContext, 'db' | 'clock'> {
  previews: Pick<Previews, 'issue'>;
}

const described = describeAs('admin drafts');

/** Under `/api/admin/drafts`: what people are writing, apart from what visitors see. */
export function draftsRoutes(ctx: Ctx) {
  return new Hono<ApiEnv>()
    .get('/', described('Drafts, the latest first'), valid('query', listDraftsQuery), async (c) =>
      c.json(await listDrafts(ctx.db, c.req.valid('query'))),
    )
    .post(
      '/',
      described('Begin a draft, of an article or of a new post'),
      valid('json', createDraftBody),
      async (c) => c.json(await createDraft(ctx, c.req.valid('json'), getAdministratorId(c)), 201),
    )
    .get(
      '/:id',
      // A text that only a browser has is asked for too: that the server has none is an answer, not an error.
      ...onRow(described('One draft; null when there is none'), ({ id }) => findDraft(ctx.db, id)),
    )
    .put(
      '/:id',
      ...changeRow(
        described('Save the words; `version` is the one last seen'),
        saveDraftBody,
        ({ id, changes, by }) => saveDraft(ctx, id, changes, by),
      ),
    )
    .delete(
      '/:id',
      described('Throw the draft away; `version` is the one last seen'),
      valid('param', idParam),
      valid('query', deleteDraftQuery),
      async (c) => {
        const { version } = c.req.valid('query');
        await deleteDraft(ctx, c.req.valid('param').id, version, getAdministratorId(c));
        return c.json({ success: true as const });
      },
    )
    .post(
      '/:id/preview',
      ...onRow(described('An address that shows it for 15 minutes'), async ({ id }) =>
        ctx.previews.issue('draft', (await getDraft(ctx.db, id)).id),
      ),
    );
}
