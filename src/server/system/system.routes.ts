import { Hono } from 'hono';
import { z } from 'zod';
import { listPastConditions } from '../alerts/list-conditions.ts';
import { requestBackup } from '../backup/nightly-backup.ts';
import type { AppContext } from '../context.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { pageFields } from '../http/paging.ts';
import { valid } from '../http/validate.ts';
import { refuseWhilePaused } from '../jobs/refuse-while-paused.ts';
import { getSystem } from './get-system.ts';

const PER_PAGE = 20;
const listQuery = z.strictObject(pageFields(PER_PAGE));

const described = describeAs('admin system');

/** Under `/api/admin/system`. */
export function systemRoutes(ctx: Pick<AppContext, 'db' | 'config' | 'jobs' | 'clock'>) {
  const { db, config } = ctx;
  return new Hono<ApiEnv>()
    .get('/', described('What needs a person now, versions, sizes, back-ups, queues'), async (c) =>
      c.json(await getSystem(ctx)),
    )
    .get(
      '/conditions',
      described('What needed a person and is over, the latest first'),
      valid('query', listQuery),
      async (c) => c.json(await listPastConditions(db, c.req.valid('query'))),
    )
    .post('/backups', described('Begin a back-up now'), async (c) => {
      refuseWhilePaused(config);
      await requestBackup(ctx, getAdministratorId(c));
      return c.body(null, 202);
    });
}
