import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { describeAs } from '../../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { idParam, valid } from '../../http/validate.ts';
import { leaveText, stayInText } from './presence.ts';

const described = describeAs('admin drafts');

/** Under `/api/admin/presence`: who has which text open. */
export function presenceRoutes(ctx: Pick<AppContext, 'db' | 'clock'>) {
  return new Hono<ApiEnv>()
    .post(
      '/:id',
      described('Has the text open, for a minute; answers who else has'),
      valid('param', idParam),
      async (c) =>
        c.json({ others: await stayInText(ctx, c.req.valid('param').id, getAdministratorId(c)) }),
    )
    .delete('/:id', described('Has closed the text'), valid('param', idParam), async (c) => {
      await leaveText(ctx, c.req.valid('param').id, getAdministratorId(c));
      return c.json({ success: true as const });
    });
}
