import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Condition, SYSTEM_SCREEN } from '../../domain/conditions.ts';
import { minutes, seconds } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import type { ServerEnd } from '../database/embedded/keep-running.ts';
import { conditions } from '../database/schema/conditions.ts';
import { queueAlerts } from './deliver-alert.ts';
import { sendAlertDirectly } from './send-alert-directly.ts';

/** Of a server that is soon back the queue alerts. */
const PATIENCE = minutes(1);
const WRITE_AGAIN_AFTER = seconds(2);
const WRITE_TRIES = 30;

export interface DatabaseWatch {
  ended(end: ServerEnd): void;
  restarted(end: ServerEnd): Promise<void>;
  stop(): void;
}

/**
 * Alerts on the end of the embedded database: by a row and the queue once it runs again; while it does not, and so neither
 * rows nor jobs can be, directly.
 */
export function createDatabaseWatch(
  ctx: Pick<AppContext, 'db' | 'jobs' | 'config' | 'clock' | 'log'>,
  patience = PATIENCE,
): DatabaseWatch {
  let away: { since: Date; waiting: AbortController } | null = null;

  const alertOnAbsence = async (since: Date, end: ServerEnd, { signal }: AbortController) => {
    await sleep(patience, undefined, { signal });
    const id = randomUUID();
    const opened = [describeAbsence(id, since, end)];
    sendAlertDirectly(ctx, { id, opened, closed: [] }, { signal });
  };

  return {
    ended(end) {
      if (away) return;
      away = { since: ctx.clock.now(), waiting: new AbortController() };
      // Ends when the database is back.
      void alertOnAbsence(away.since, end, away.waiting).catch(() => {});
    },
    async restarted(end) {
      const since = away?.since ?? ctx.clock.now();
      away?.waiting.abort();
      away = null;
      for (let tries = 1; tries <= WRITE_TRIES; tries += 1) {
        try {
          await recordEnd(ctx, since, end);
          return;
        } catch (error) {
          if (tries === WRITE_TRIES)
            ctx.log.error({ err: error }, 'End of the database not written');
          await sleep(WRITE_AGAIN_AFTER, undefined, { ref: false });
        }
      }
    },
    stop() {
      away?.waiting.abort();
    },
  };
}

/** Of a server that ends again and again there is one alert an hour. */
async function recordEnd(
  { db, jobs, config, clock }: Pick<AppContext, 'db' | 'jobs' | 'config' | 'clock'>,
  since: Date,
  end: ServerEnd,
): Promise<void> {
  const facts: Condition = { code: 'database_ended', cause: causeOf(end) };
  const subject = `${hostname()}:${since.toISOString().slice(0, 13)}`;
  await db.transaction(async (tx) => {
    const rows = await tx
      .insert(conditions)
      .values({ code: facts.code, subject, facts, opened_at: since, seen_at: clock.now() })
      .onConflictDoNothing()
      .returning({ id: conditions.id });
    const opened = rows.map(({ id }) => id);
    await queueAlerts({ config, jobs }, tx, { opened, closed: [] });
  });
}

const causeOf = ({ hasNoRoom, signal }: ServerEnd) =>
  hasNoRoom ? 'no-room' : signal === 'SIGKILL' ? 'killed' : 'other';

function describeAbsence(id: string, since: Date, end: ServerEnd) {
  const why = end.hasNoRoom ? ': diske nebėra vietos. Atlaisvinkite jos' : '';
  return {
    ...{ id, since, closedAt: null, subject: hostname(), code: 'database_ended' as const },
    title: 'Duomenų bazė neveikia',
    detail: `PostgreSQL netikėtai sustojo ir nepasileidžia${why}. Vis bandoma paleisti iš naujo; tuo metu rodomi tik anksčiau skaityti puslapiai.`,
    href: SYSTEM_SCREEN,
  };
}
