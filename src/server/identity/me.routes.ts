import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { AppError } from '../errors.ts';
import type { ApiEnv } from '../http/env.ts';

/** Under `/api/admin/me`. A 403 before it gets here says "signed in, but no administrator". */
export function meRoutes() {
  return new Hono<ApiEnv>().get(
    '/',
    describeRoute({ tags: ['admin users'], summary: 'The administrator behind the token' }),
    (c) => {
      const caller = c.get('caller');
      if (caller?.kind !== 'administrator')
        throw new AppError('unauthenticated', 'Prisijunkite iš naujo');
      return c.json({ user: caller.user, role: caller.role });
    },
  );
}
