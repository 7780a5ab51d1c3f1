import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { clearDemo } from './clear-demo.ts';

const described = describeAs('admin demo');

/** Under `/api/admin/demo`. */
export function demoRoutes(ctx: Pick<AppContext, 'db' | 'storage' | 'clock' | 'publicChanges'>) {
  return new Hono<ApiEnv>().delete(
    '/',
    described('Remove everything that came with the demonstration'),
    async (c) => {
      const { eventId, ...gone } = await clearDemo(ctx, getAdministratorId(c));
      await ctx.publicChanges.waitUntilSeen(eventId);
      return c.json(gone);
    },
  );
}
