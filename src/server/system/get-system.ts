import { desc, getTableColumns, sql } from 'drizzle-orm';
import { channelsOf } from '../alerts/alert-channels.ts';
import { readDisks } from '../alerts/conditions/read-disks.ts';
import { listOpenConditions } from '../alerts/list-conditions.ts';
import { isOnDataDisk } from '../backup/backup-place.ts';
import { isInPlace } from '../backup/backup-status.ts';
import { PRODUCT_VERSION } from '../backup/product-version.ts';
import type { AppContext } from '../context.ts';
import { backups } from '../database/schema/backups.ts';
import { JOB_NAMES, JOBS } from '../jobs/definitions.ts';
import { readQueues, readSizes } from '../metrics/read-figures.ts';

const BACKUPS_SHOWN = 7;

/** How the installation stands: what needs a person, versions, sizes, back-ups, queues. */
export async function getSystem({
  db,
  config,
  clock,
}: Pick<AppContext, 'db' | 'config' | 'clock'>) {
  const [open, [server], sizes, disks, isOnDisk, latest, busy] = await Promise.all([
    listOpenConditions(db),
    db.execute<{ server_version: string }>(sql`show server_version`).then(({ rows }) => rows),
    readSizes(db),
    readDisks(config),
    isOnDataDisk(config),
    db
      .select({ ...getTableColumns(backups), isHere: sql<boolean>`${isInPlace(clock.now())}` })
      .from(backups)
      .orderBy(desc(backups.started_at))
      .limit(BACKUPS_SHOWN),
    readQueues(db),
  ]);
  return {
    open,
    /** JOBS=paused: nothing is looked at, imported, sent or backed up. */
    isPaused: config.areJobsPaused,
    /** Whether alerts go anywhere. */
    hasAlertChannel: channelsOf(config).length > 0,
    versions: {
      product: PRODUCT_VERSION,
      node: process.versions.node,
      // Debian's says more than the number.
      postgres: server?.server_version.split(' ')[0] ?? '',
    },
    sizes,
    disks: disks.map(({ path, freeBytes, totalBytes }) => ({ path, freeBytes, totalBytes })),
    /** Of this machine; whether BACKUP_URL is set, and whether one disk would take data and back-ups. */
    backupPlace: { isChosen: config.backupUrl !== null, isOnDataDisk: isOnDisk === true },
    backups: latest.map(({ id, started_at, verified_at, bytes, failure, isHere, ...expired }) => ({
      ...{ id, started_at, bytes, failure },
      /** Old history that went once this one held it. */
      expired: { revisions: expired.expired_revisions ?? 0, audit: expired.expired_audit ?? 0 },
      isProven: verified_at !== null,
      /** Its file is not in its place any more. */
      isGone: !isHere,
    })),
    queues: JOB_NAMES.map((name) => {
      const { waiting = 0, deferred = 0, active = 0 } = busy.find((row) => row.name === name) ?? {};
      return { name, label: JOBS[name].label, waiting, deferred, active };
    }),
  };
}
