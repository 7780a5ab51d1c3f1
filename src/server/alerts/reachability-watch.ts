import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Condition } from '../../domain/conditions.ts';
import { minutes, seconds } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import { conditions } from '../database/schema/conditions.ts';
import { queueAlerts } from './deliver-alert.ts';
import { describeRow } from './list-conditions.ts';
import { sendAlertDirectly } from './send-alert-directly.ts';

const LOOK_EVERY = seconds(10);
const LOOK_LIMIT = seconds(5);
/** A server that is restarted, or a standby that takes over, needs no alert. */
const PATIENCE = minutes(1);

interface Absence {
  id: string;
  since: Date;
  facts: Extract<Condition, { code: 'database_unreachable' }>;
  /** Set once it has lasted for long enough to be alerted on; ends the tries. */
  alerting: AbortController | null;
  isNotified: boolean;
}

type Ctx = Pick<AppContext, 'db' | 'jobs' | 'config' | 'clock' | 'log'> & { databaseUrl: string };

/**
 * Looks whether the server of DATABASE_URL can be reached. When it cannot for a minute an alert goes out at once, past the database; when it
 * can again, by the queue as of all that is over, and a row says when it was. Of several instances each alerts on what it
 * meets: the way to the database may be cut for one of them.
 */
export function startReachabilityWatch(
  ctx: Ctx,
  { every = LOOK_EVERY } = {},
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let away: Absence | null = null;

  const look = async () => {
    const reason = await findReason(ctx.databaseUrl);
    if (reason === null) {
      if (!away) return;
      if (away.alerting) await recordEnd(ctx, away);
      away = null;
      ctx.log.warn({ code: 'database_answers' }, 'The database can be reached again');
      return;
    }
    away ??= begin(ctx, reason);
    const lasted = ctx.clock.now().getTime() - away.since.getTime();
    if (!away.alerting && lasted >= PATIENCE) alertOnAbsence(ctx, away, stopping.signal);
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) =>
        ctx.log.error({ err: error }, 'Absence of the database was not recorded'),
      );
      await sleep(every, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    async stop() {
      stopping.abort();
      away?.alerting?.abort();
      await watching;
    },
  };
}

function begin({ clock, log }: Ctx, reason: string): Absence {
  log.warn({ code: 'database_unreachable', reason }, 'The database cannot be reached');
  const facts = { code: 'database_unreachable', reason } as const;
  return { id: randomUUID(), since: clock.now(), facts, alerting: null, isNotified: false };
}

function alertOnAbsence(ctx: Ctx, away: Absence, stopping: AbortSignal): void {
  away.alerting = new AbortController();
  const opened = [describeRow(rowOf(away, null))];
  sendAlertDirectly(
    ctx,
    { id: away.id, opened, closed: [] },
    {
      onDelivered: () => {
        away.isNotified = true;
      },
      signal: AbortSignal.any([away.alerting.signal, stopping]),
    },
  );
}

/** When no channel took an alert while it lasted, one reports beginning and end. */
async function recordEnd(ctx: Ctx, away: Absence): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.insert(conditions).values(rowOf(away, ctx.clock.now()));
    const ids = [away.id];
    await queueAlerts(ctx, tx, {
      opened: away.isNotified ? [] : ids,
      closed: away.isNotified ? ids : [],
    });
  });
  away.alerting?.abort();
}

const rowOf = ({ id, since, facts, isNotified }: Absence, closed: Date | null) => ({
  ...{ id, code: facts.code, subject: hostname(), facts, opened_at: since },
  seen_at: closed ?? since,
  closed_at: closed,
  told_at: isNotified ? since : null,
});

/** A connection of its own each time: what a pool holds may be of a server that is gone. @returns null when it answers */
async function findReason(connectionString: string): Promise<string | null> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: LOOK_LIMIT,
    query_timeout: LOOK_LIMIT,
    application_name: 'it-support-website watch',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    // Never the message: it may hold the address with its password.
    const { code } = error as NodeJS.ErrnoException;
    return typeof code === 'string' ? code : 'timeout';
  } finally {
    await Promise.race([
      client.end().catch(() => {}),
      sleep(LOOK_LIMIT, undefined, { ref: false }),
    ]);
  }
}
