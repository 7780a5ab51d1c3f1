import { randomUUID } from 'node:crypto';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { isEvent } from '../../domain/conditions.ts';
import type { AppContext } from '../context.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { conditions } from '../database/schema/conditions.ts';
import type { JobPayload } from '../jobs/definitions.ts';
import { channelsOf, sendAlert } from './alert-channels.ts';
import { CHECK_LOCK, type Changes } from './check-conditions.ts';
import { describeRow } from './list-conditions.ts';

/**
 * Queues an alert of what began and what is over for each channel, in the transaction that writes it: once, and not lost.
 * That something has happened is over by itself, which is no news.
 */
export async function queueAlerts(
  { config, jobs }: Pick<AppContext, 'config' | 'jobs'>,
  tx: Transaction,
  { opened, closed }: Changes,
): Promise<void> {
  const over = (await findRows(tx, closed)).filter(({ code }) => !isEvent(code));
  const about = { id: randomUUID(), opened, closed: over.map(({ id }) => id) };
  if (about.opened.length + about.closed.length === 0) return;
  for (const channel of channelsOf(config))
    await jobs.send(tx, 'send-alert', { ...about, channel });
}

/**
 * At a start: alerts of open conditions that were never sent, because no channel was set up then. Alerts that
 * are still tried are left to the queue.
 */
export async function queueMissedAlerts(
  ctx: Pick<AppContext, 'db' | 'config' | 'jobs'>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CHECK_LOCK})`);
    const { rowCount } = await tx.execute(
      sql`select from jobs.job where name = 'send-alert' and state < 'completed' limit 1`,
    );
    if (rowCount) return;
    const missed = await tx
      .select({ id: conditions.id })
      .from(conditions)
      .where(and(isNull(conditions.told_at), isNull(conditions.closed_at)));
    await queueAlerts(ctx, tx, { opened: missed.map(({ id }) => id), closed: [] });
  });
}

/**
 * The work of the job `send-alert`.
 * @throws what kind of failure it was, so that the job is repeated
 */
export async function deliverAlert(
  { db, clock, config, log }: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>,
  { channel, id, opened, closed }: JobPayload<'send-alert'>,
): Promise<void> {
  if (!channelsOf(config).includes(channel)) {
    log.info({ code: 'alert_channel_missing', channel }, 'Alert not sent: it is not set up');
    return;
  }
  const [begun, over] = await Promise.all([findRows(db, opened), findRows(db, closed)]);
  if (begun.length + over.length === 0) return;
  await sendAlert(config, channel, {
    id,
    opened: begun.map(describeRow),
    closed: over.map(describeRow),
  });
  await db
    .update(conditions)
    .set({ told_at: clock.now() })
    .where(and(inArray(conditions.id, opened), isNull(conditions.told_at)));
}

const findRows = (db: Executor, ids: string[]) =>
  db
    .select()
    .from(conditions)
    .where(inArray(conditions.id, ids))
    .orderBy(asc(conditions.opened_at), asc(conditions.id));
