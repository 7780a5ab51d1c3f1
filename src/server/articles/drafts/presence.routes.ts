import { Hono } from 'hono';
import type { AppContext } from '../../context.ts';
import { describeAs } from '../../http/describe-route.ts';
import type { ApiEnv } from '../../http/env.ts';
import { onRow, removeRow } from '../../http/row-routes.ts';
import { leaveText, stayInText } from './presence.ts';

const described = describeAs('admin drafts');

/** Under `/api/admin/presence`: who has which text open. */
export function presenceRoutes(ctx: Pick<AppContext, 'db' | 'clock'>) {
  return new Hono<ApiEnv>()
    .post(
      '/:id',
      ...onRow(
        described('Has the text open, for a minute; answers who else has'),
        async ({ id, by }) => ({ others: await stayInText(ctx, id, by) }),
      ),
    )
    .delete(
      '/:id',
      ...removeRow(described('Has closed the text'), ({ id, by }) => leaveText(ctx, id, by)),
    );
}
