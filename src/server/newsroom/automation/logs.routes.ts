import { and, asc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { LOGS_LIMIT } from '../../../domain/list-limits.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { downwards } from '../../database/newest-first.ts';
import { auto_import_logs } from '../../database/schema/automation.ts';
import { AppError } from '../../errors.ts';
import { describeAs } from '../../http/describe-route.ts';
import type { ApiEnv } from '../../http/env.ts';
import { offsetOf, pageFields, toPage } from '../../http/paging.ts';
import { valid } from '../../http/validate.ts';
import { lastFailureIds } from './last-runs.ts';

const listLogsQuery = z.strictObject({
  ...pageFields(LOGS_LIMIT),
  status: z.string().max(50).optional(),
  /** Only the last of each function that failed, as the list of work counts them. */
  last_failures: z.literal('1').optional(),
  /** As the column `action_type` says it: „Šaltinių importas“. */
  action: z.string().max(200).optional(),
  function_name: z.string().max(100).optional(),
});
type ListLogs = z.output<typeof listLogsQuery>;

/** Runs, the latest first (specification §7.3: fifty of them). */
async function listLogs(db: Executor, query: ListLogs, now: Date) {
  const where = and(
    query.status ? eq(auto_import_logs.status, query.status) : undefined,
    query.last_failures ? inArray(auto_import_logs.id, lastFailureIds(now)) : undefined,
    query.action ? eq(auto_import_logs.action_type, query.action) : undefined,
    query.function_name ? eq(auto_import_logs.function_name, query.function_name) : undefined,
  );
  const [items, total] = await Promise.all([
    db
      .select()
      .from(auto_import_logs)
      .where(where)
      .orderBy(downwards(auto_import_logs.created_at), asc(auto_import_logs.id))
      .limit(query.per_page)
      .offset(offsetOf(query)),
    db.$count(auto_import_logs, where),
  ]);
  return toPage(query, items, total);
}

/** @throws AppError `not-found` */
async function getLog(db: Executor, id: string) {
  const [row] = await db.select().from(auto_import_logs).where(eq(auto_import_logs.id, id));
  if (!row) throw new AppError('not-found', 'Įrašas nerastas');
  return row;
}

const described = describeAs('admin automation');

/** Under `/api/admin/logs`. */
export function logsRoutes({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  return new Hono<ApiEnv>()
    .get('/', described('Runs, the latest first'), valid('query', listLogsQuery), async (c) =>
      c.json(await listLogs(db, c.req.valid('query'), clock.now())),
    )
    .get(
      '/:id',
      described('A run with its whole log'),
      valid('param', z.object({ id: z.uuid() })),
      async (c) => c.json(await getLog(db, c.req.valid('param').id)),
    );
}
