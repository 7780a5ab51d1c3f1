import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { AppContext } from '../context.ts';
import type { ApiEnv } from '../http/env.ts';
import { getDashboard } from './dashboard.ts';

/** Under `/api/admin/dashboard`. */
export function dashboardRoutes({ db }: Pick<AppContext, 'db'>) {
  return new Hono<ApiEnv>().get(
    '/',
    describeRoute({ tags: ['admin dashboard'], summary: 'Counts, automation, latest posts' }),
    async (c) => c.json(await getDashboard(db)),
  );
}
