import { createConditionWatch } from './alerts/check-conditions.ts';
import { queueAlerts, queueMissedAlerts } from './alerts/deliver-alert.ts';
import { startReachabilityWatch } from './alerts/reachability-watch.ts';
import { publishScheduled } from './articles/publishing/publish-by-schedule.ts';
import { createBackupWatch } from './backup/backup-status.ts';
import { queueNightlyBackup } from './backup/nightly-backup.ts';
import type { AppContext } from './context.ts';
import { startImageIndexing } from './images/index-stored-images.ts';
import { createJobHandlers } from './job-handlers.ts';
import type { Boss } from './jobs/boss.ts';
import { startSchedule } from './newsroom/automation/schedule.ts';
import { pseudonymiseErased } from './persons/pseudonymise-audit.ts';

interface BackgroundWork {
  stop(): Promise<void>;
}

/** What happens without a visitor: jobs, the schedule, the catalogue of pictures. */
export async function startBackgroundWork(
  ctx: Parameters<typeof createJobHandlers>[0] & Pick<AppContext, 'log'>,
  boss: Boss,
): Promise<BackgroundWork> {
  await boss.work(createJobHandlers(ctx));
  await queueMissedAlerts(ctx);
  const catalogue = startImageIndexing(ctx);
  // The embedded server is watched by whoever runs it.
  const reachability = ctx.config.databaseUrl === null ? null : startReachabilityWatch(ctx);
  const mending = pseudonymiseErased(ctx).catch((error: unknown) =>
    ctx.log.error({ err: error }, 'Addresses of erased people may be left in the audit'),
  );
  const schedule = startSchedule(ctx, ctx.log, [
    () => publishScheduled(ctx),
    () => queueNightlyBackup(ctx),
    createBackupWatch(ctx),
    createConditionWatch(ctx, (tx, changes) => queueAlerts(ctx, tx, changes)),
  ]);
  return {
    async stop() {
      await reachability?.stop();
      await schedule.stop();
      await catalogue.stop();
      await mending;
    },
  };
}
