import { and, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { ConditionCode } from '../../domain/conditions.ts';
import { days, hours, minutes } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { conditions } from '../database/schema/conditions.ts';
import { findOverdueBackup } from './conditions/backup-overdue.ts';
import type { Check, Found, Look } from './conditions/check.ts';
import { findReachedBudgets } from './conditions/daily-limit.ts';
import { findEndedDatabases } from './conditions/database-ended.ts';
import { findLowDisks } from './conditions/disk-low.ts';
import { findLateJobs } from './conditions/jobs-late.ts';
import { findRefusedKeys } from './conditions/key-refused.ts';
import { findFailingMail, findMissingMailSettings } from './conditions/mail.ts';
import { findSilentImport } from './conditions/nothing-imported.ts';
import { readDisks } from './conditions/read-disks.ts';
import { findFailedSignIns, findNewDevices } from './conditions/sign-ins.ts';
import { findDeadSources } from './conditions/source-dead.ts';

/** Without the one that no look can write: `reachability-watch.ts`. */
type LookedFor = Exclude<ConditionCode, 'database_unreachable'>;

const CHECKS: Record<LookedFor, Check> = {
  backup_overdue: findOverdueBackup,
  disk_low: findLowDisks,
  source_dead: findDeadSources,
  nothing_imported: findSilentImport,
  daily_limit: findReachedBudgets,
  mail_not_set_up: findMissingMailSettings,
  mail_failing: findFailingMail,
  key_refused: findRefusedKeys,
  jobs_late: findLateJobs,
  database_ended: findEndedDatabases,
  new_device: findNewDevices,
  failed_sign_ins: findFailedSignIns,
};

const EVERY = minutes(1);
const KEPT = days(400);
/** A disk of a machine that looks no more is not known to be low any more. */
const UNSEEN_FOR = hours(1);
/** Any number, the same in every process: the holder of this advisory lock looks. */
export const CHECK_LOCK = 7_261_905;

type Ctx = Pick<AppContext, 'db' | 'clock' | 'config' | 'log' | 'jobs'>;

/** Ids of the rows that this look has opened and closed. */
export interface Changes {
  opened: string[];
  closed: string[];
}

/** To be called as often as one likes: looks at most once a minute. */
export function createConditionWatch(
  ctx: Ctx,
  onChange: (tx: Transaction, changes: Changes) => Promise<void>,
): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = ctx.clock.now().getTime();
    if (now < next) return;
    next = now + EVERY;
    await checkConditions(ctx, onChange);
  };
}

/**
 * Looks at everything that may need a person, and writes what has begun and what is over. Of several instances one looks at a
 * time, so each change is met once; a check that fails changes nothing of its kind.
 * @param onChange in the transaction that writes it
 */
export async function checkConditions(
  ctx: Ctx,
  onChange: (tx: Transaction, changes: Changes) => Promise<void> = async () => {},
): Promise<Changes> {
  const disks = await look(ctx, 'disk_low', () => readDisks(ctx.config));
  return await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CHECK_LOCK})`);
    const changes: Changes = { opened: [], closed: [] };
    for (const [code, check] of Object.entries(CHECKS) as [LookedFor, Check][]) {
      if (code === 'disk_low' && !disks) continue;
      const found = await look(ctx, code, () => check({ ...ctx, disks: disks ?? [] }));
      if (!found) continue;
      const rows = await open(tx, found, ctx.clock.now());
      changes.opened.push(...rows.filter(({ isNew }) => isNew).map(({ id }) => id));
      const ids = rows.map(({ id }) => id);
      changes.closed.push(...(await close(tx, code, ids, disks ?? [], ctx.clock.now())));
    }
    if (changes.opened.length + changes.closed.length > 0) await onChange(tx, changes);
    const old = new Date(ctx.clock.now().getTime() - KEPT);
    await tx.delete(conditions).where(lt(conditions.closed_at, old));
    return changes;
  });
}

/** Outside the transaction: a statement that fails would end it. */
async function look<Seen>(
  { log }: Ctx,
  code: ConditionCode,
  check: () => Promise<Seen>,
): Promise<Seen | null> {
  try {
    return await check();
  } catch (error) {
    log.error({ code: 'condition_unknown', condition: code, err: error }, 'Check of a condition');
    return null;
  }
}

async function open(tx: Transaction, found: Found[], now: Date) {
  const rows: { id: string; isNew: boolean }[] = [];
  for (const { subject, since, facts } of found) {
    const written = await tx
      .insert(conditions)
      .values({ code: facts.code, subject, facts, opened_at: since, seen_at: now })
      .onConflictDoUpdate({
        target: [conditions.code, conditions.subject],
        targetWhere: isNull(conditions.closed_at),
        set: { facts, seen_at: now },
      })
      .returning({ id: conditions.id, isNew: sql<boolean>`xmax = 0` });
    rows.push(...written);
  }
  return rows;
}

/** Those of the kind that this look has not met. @returns their ids */
async function close(
  tx: Transaction,
  code: ConditionCode,
  found: string[],
  disks: Look['disks'],
  now: Date,
): Promise<string[]> {
  // Of another machine's disk this one knows nothing.
  const isOurs =
    code === 'disk_low' && disks[0]
      ? sql`(starts_with(${conditions.subject}, ${`${disks[0].host}:`})
          or ${conditions.seen_at} < ${new Date(now.getTime() - UNSEEN_FOR).toISOString()})`
      : undefined;
  const rows = await tx
    .update(conditions)
    .set({ closed_at: now })
    .where(
      and(
        eq(conditions.code, code),
        isNull(conditions.closed_at),
        notInArray(conditions.id, found),
        isOurs,
      ),
    )
    .returning({ id: conditions.id });
  return rows.map(({ id }) => id);
}
