import { Hono } from 'hono';
import { z } from 'zod';
import { lastKeptUntil } from '../backup/backup-rotation.ts';
import type { AppContext } from '../context.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import { normaliseEmail } from '../identity/accounts.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { countPerson } from './find-person.ts';

/** In the body, never in the address, which logs and histories keep. */
const personBody = z.strictObject({ email: z.string().max(255) });
const described = describeAs('admin persons');

/** Under `/api/admin/persons`. */
export function personsRoutes(ctx: Pick<AppContext, 'db' | 'clock'>) {
  return new Hono<ApiEnv>()
    .post(
      '/find',
      described('How much is held about whoever has an e-mail address'),
      valid('json', personBody),
      async (c) => {
        const email = normaliseEmail(c.req.valid('json').email);
        const backups_kept_until = lastKeptUntil(ctx.clock.now());
        return c.json({ email, ...(await countPerson(ctx.db, email)), backups_kept_until });
      },
    )
    .post(
      '/export',
      described('Everything held about whoever has an e-mail address'),
      valid('json', personBody),
      async (c) =>
        c.json(await exportPerson(ctx, { ...c.req.valid('json'), by: getAdministratorId(c) })),
    )
    .post(
      '/erase',
      described('Delete everything held about whoever has an e-mail address'),
      valid('json', personBody),
      async (c) =>
        c.json(await erasePerson(ctx, { ...c.req.valid('json'), by: getAdministratorId(c) })),
    );
}
