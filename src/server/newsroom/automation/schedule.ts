import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { days, hours, seconds } from '../../../domain/time/duration.ts';
import { nextDue } from '../../../domain/time/intervals.ts';
import { purgeBin } from '../../articles/bin/purge-bin.ts';
import { compactArticleCounts } from '../../articles/model/article-counts.ts';
import { deleteOldContacts } from '../../contacts/retention.ts';
import type { AppContext } from '../../context.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { ai_import_settings, auto_import_logs } from '../../database/schema/automation.ts';
import { sessions } from '../../database/schema/identity.ts';
import { instances, page_cache_events } from '../../database/schema/instances.ts';
import { model_calls, preparation_steps } from '../../database/schema/preparation.ts';
import { replays } from '../../database/schema/replays.ts';
import { host_leases } from '../../database/schema/sources.ts';
import { story_terms } from '../../database/schema/stories.ts';
import { deleteExpiredWindows } from '../../http/limits.ts';
import { queueAccountMails } from '../../identity/account-mails.ts';
import { deleteExpiredBackOffs } from '../../identity/attempts.ts';
import { deleteUnusedBrowsers } from '../../identity/known-browsers.ts';
import { createFailureLog } from '../../log/failure-log.ts';
import { pruneSkippedKeys } from '../import/recognition/skipped-items.ts';
import { TERMS_KEPT } from '../import/stories/recent-stories.ts';
import { applyDeferredChanges } from '../import/storing/apply-deferred-changes.ts';
import { releaseOrphanedArticles } from './release-orphaned-articles.ts';
import { closeAbandonedTasks } from './runs.ts';
import {
  startAutoPublish,
  startImport,
  startPageRetries,
  startPreparation,
} from './start-functions.ts';
import { resumeStopping } from './stop-run.ts';

const TICK = seconds(10);
const TICKS_PER_CLEANING = 60;
const RUNS_KEPT = days(90);
/** With both texts of each of their articles. */
const REPLAYS_KEPT = days(90);
/** What models cost, for a year and a look back. */
const CALLS_KEPT = days(400);
/** Checkpoints that a new preparation invalidated. */
const INVALIDATED_CHECKPOINTS_KEPT = days(90);

type Ctx = Pick<AppContext, 'db' | 'jobs' | 'clock' | 'log' | 'config'>;
type StartContext = Omit<Ctx, 'db'> & { db: Executor };

/** The three automations: their columns of the settings row and what they start. */
const AUTOMATIONS = [
  {
    enabled: 'source_import_enabled',
    interval: 'source_import_interval',
    dueAt: 'source_import_due_at',
    start: (ctx: StartContext) => startImport(ctx, 'schedule'),
  },
  {
    enabled: 'ai_preparation_enabled',
    interval: 'ai_preparation_interval',
    dueAt: 'ai_preparation_due_at',
    start: (ctx: StartContext) => startPreparation(ctx, 'schedule'),
  },
  {
    enabled: 'auto_publish_enabled',
    interval: 'auto_publish_interval',
    dueAt: 'auto_publish_due_at',
    start: (ctx: StartContext) => startAutoPublish(ctx, 'schedule'),
  },
] as const;

/**
 * Starts what is due. Due times are columns, changed under the lock of the settings row: of several
 * instances one starts a run, and an outage is made up by a single run.
 * @returns how many runs were started
 */
export async function runDueAutomations(ctx: Ctx): Promise<number> {
  let started = 0;
  for (const automation of AUTOMATIONS) {
    // One transaction: a due time never moves on without its run.
    const isStarted = await ctx.db.transaction(async (tx) => {
      const isDue = await claim(ctx, tx, automation);
      if (isDue) await automation.start({ ...ctx, db: tx });
      return isDue;
    });
    if (isStarted) started += 1;
  }
  return started;
}

async function claim(
  ctx: Ctx,
  tx: Transaction,
  { enabled, interval, dueAt }: (typeof AUTOMATIONS)[number],
): Promise<boolean> {
  const [settings] = await tx.select().from(ai_import_settings).for('update');
  const now = ctx.clock.now();
  if (!settings?.[enabled]) return false;
  const planned = settings[dueAt] ?? now;
  if (planned > now) return false;
  await tx
    .update(ai_import_settings)
    .set({ [dueAt]: nextDue(planned, now, settings[interval]) })
    .where(eq(ai_import_settings.id, 1));
  return true;
}

/** Removes what only mattered for a while, and looks for articles whose preparation was lost. */
export async function cleanUp(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const ago = (milliseconds: number) => new Date(ctx.clock.now().getTime() - milliseconds);
  await ctx.db.delete(page_cache_events).where(lt(page_cache_events.created_at, ago(days(1))));
  await ctx.db.delete(instances).where(lt(instances.seen_at, sql`now() - interval '1 hour'`));
  await ctx.db.delete(host_leases).where(lt(host_leases.free_at, sql`now() - interval '1 hour'`));
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ago(hours(1))));
  await deleteUnusedBrowsers(ctx.db, ctx.clock.now());
  await purgeBin(ctx);
  await compactArticleCounts(ctx.db);
  await deleteOldContacts(ctx);
  await releaseOrphanedArticles(ctx.db, 'lost');
  await pruneSkippedKeys(ctx.db);
  await ctx.db.delete(story_terms).where(lt(story_terms.at, ago(TERMS_KEPT)));
  await ctx.db.delete(replays).where(lt(replays.created_at, ago(REPLAYS_KEPT)));
  await ctx.db.delete(model_calls).where(lt(model_calls.created_at, ago(CALLS_KEPT)));
  await ctx.db
    .delete(preparation_steps)
    .where(
      and(
        isNotNull(preparation_steps.invalidated_at),
        lt(preparation_steps.created_at, ago(INVALIDATED_CHECKPOINTS_KEPT)),
      ),
    );
  // Their tasks go with them. Demo rows and rows that are no run stay.
  await ctx.db
    .delete(auto_import_logs)
    .where(
      and(
        ne(auto_import_logs.status, 'running'),
        isNotNull(auto_import_logs.function_name),
        eq(auto_import_logs.is_demo, false),
        lt(auto_import_logs.created_at, ago(RUNS_KEPT)),
      ),
    );
}

/** What was counted in windows that are over, in ten seconds rather than with the rest: it stands for people. */
async function deleteExpiredAttempts({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredWindows(db, clock.now());
  await deleteExpiredBackOffs(db, clock.now());
}

interface Ticker {
  stop(): Promise<void>;
}

/** @param alsoEachTick work of other rooms that is due by time (scheduled posts) */
export function startSchedule(
  ctx: Ctx,
  log: Logger,
  alsoEachTick: (() => Promise<unknown>)[],
): Ticker {
  const sayFailure = createFailureLog(log, 'schedule');
  let ticks = 0;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;

  const tick = async () => {
    const steps = [
      () => runDueAutomations(ctx),
      () => startPageRetries(ctx),
      () => resumeStopping(ctx),
      () => closeAbandonedTasks(ctx),
      () => queueAccountMails(ctx),
      () => deleteExpiredAttempts(ctx),
      ...alsoEachTick,
      ...(ticks % TICKS_PER_CLEANING === 0
        ? [() => applyDeferredChanges(ctx), () => cleanUp(ctx)]
        : []),
    ];
    ticks += 1;
    for (const step of steps) {
      if (isStopping) return;
      await step().catch(sayFailure);
    }
  };
  const loop = () => {
    running = tick().finally(() => {
      if (!isStopping) timer = setTimeout(loop, TICK);
    });
  };
  timer = setTimeout(loop, seconds(1));
  return {
    async stop() {
      isStopping = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
