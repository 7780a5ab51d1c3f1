import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { type ApiEnv, getAdministrator } from '../http/env.ts';

/** Under `/api/admin/me`. A 403 before it gets here says "signed in, but no administrator". */
export function meRoutes() {
  return new Hono<ApiEnv>().get(
    '/',
    describeRoute({ tags: ['admin users'], summary: 'The administrator behind the token' }),
    (c) => {
      const { user, role } = getAdministrator(c);
      return c.json({ user, role });
    },
  );
}
