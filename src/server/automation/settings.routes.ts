import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { AppContext } from '../context.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import { getSettings, saveSettings, settingsBody } from './settings.ts';

const tags = ['admin automation'];

/** Under `/api/admin/settings`. */
export function settingsRoutes(ctx: Pick<AppContext, 'db' | 'clock'>) {
  return new Hono<ApiEnv>()
    .get(
      '/',
      describeRoute({ tags, summary: 'The settings of the three automations' }),
      async (c) => c.json(await getSettings(ctx.db)),
    )
    .put(
      '/',
      describeRoute({ tags, summary: 'Save the whole object; takes effect at once' }),
      valid('json', settingsBody),
      async (c) => c.json(await saveSettings(ctx, c.req.valid('json'), getAdministratorId(c))),
    );
}
