import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { describeAs } from '../../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { changeRow, removeRow } from '../../http/row-routes.ts';
import { valid } from '../../http/validate.ts';
import { createTerm, deleteTerm, listTerms, updateTerm } from './glossary.ts';
import { createTermBody, listTermsQuery, updateTermBody } from './glossary-schemas.ts';

const described = describeAs('admin glossary');

/** Under `/api/admin/glossary`. */
export function glossaryRoutes(ctx: Pick<AppContext, 'db' | 'clock'>) {
  return new Hono<ApiEnv>()
    .get('/', described('Terms in order'), valid('query', listTermsQuery), async (c) =>
      c.json(await listTerms(ctx, c.req.valid('query'))),
    )
    .post('/', described('Add a term'), valid('json', createTermBody), async (c) =>
      c.json(await createTerm(ctx, c.req.valid('json'), getAdministratorId(c)), 201),
    )
    .patch(
      '/:id',
      ...changeRow(described('Change a term'), updateTermBody, (act) => updateTerm(ctx, act)),
    )
    .delete('/:id', ...removeRow(described('Remove a term'), (act) => deleteTerm(ctx, act)));
}
