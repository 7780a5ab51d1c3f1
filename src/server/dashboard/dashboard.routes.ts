import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { describeAs } from '../http/describe-route.ts';
import type { ApiEnv } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import { getActivity } from './activity.ts';
import { getDashboard } from './dashboard.ts';
import { listWork } from './work/list-work.ts';

const activityQuery = z.strictObject({
  days: z.coerce.number<string>().int().min(1).max(366).default(30),
});

/** Under `/api/admin/dashboard`. */
export function dashboardRoutes({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return new Hono<ApiEnv>()
    .get('/', described('Counts, automation, latest posts'), async (c) =>
      c.json(await getDashboard({ db, clock })),
    )
    .get('/work', described('What waits for a person, and how much of it'), async (c) =>
      c.json(await listWork({ db, clock })),
    )
    .get(
      '/activity',
      described('Articles and messages of each of the last days in Vilnius'),
      valid('query', activityQuery),
      async (c) => c.json(await getActivity({ db, clock }, c.req.valid('query').days)),
    );
}

const described = describeAs('admin dashboard');
