import {
  and,
  desc,
  gt,
  inArray,
  isNotNull,
  isNull,
  min,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm';
import { BACKUP_AGE_MAX, type BackupFailure } from '../../domain/backup-state.ts';
import { minutes } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import { backups } from '../database/schema/backups.ts';
import { installation } from '../database/schema/instances.ts';
import { openBackupPlace } from './backup-place.ts';

const LOOK_EVERY = { folder: minutes(1), bucket: minutes(10) };
/** Of several instances with a folder each one has the file, and finds it again at its next look. */
const MISSING_AFTER = minutes(3);

export interface BackupStatus {
  /** The newest that was restored and compared, and whose file is in its place. */
  proven: { at: Date; tables: number; pictures: number; bytes: number } | null;
  /** Why the newest has failed; null when it has not, or is under way. */
  failure: BackupFailure | null;
  /** No such one for longer than a night may be missed. */
  isOverdue: boolean;
}

/** The file of a row is in its place, as far as the looks know. */
export const isInPlace = (now: Date) =>
  or(
    isNull(backups.missing_since),
    gt(backups.missing_since, new Date(now.getTime() - MISSING_AFTER)),
  );

/**
 * How the nightly back-ups stand.
 * @param found what whoever asks has just met in the place; otherwise what the looks know
 */
export async function getBackupStatus(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  found?: string[],
): Promise<BackupStatus> {
  const isThere = found ? inArray(backups.name, found) : isInPlace(clock.now());
  const newest = (condition?: SQL) =>
    db.select().from(backups).where(condition).orderBy(desc(backups.started_at)).limit(1);
  const [[last], [proven], [made]] = await Promise.all([
    newest(),
    newest(and(isNotNull(backups.verified_at), isThere)),
    db.select({ at: min(installation.created_at) }).from(installation),
  ]);
  const since = proven?.started_at ?? made?.at;
  return {
    proven: proven
      ? {
          at: proven.started_at,
          tables: proven.tables ?? 0,
          pictures: proven.pictures ?? 0,
          bytes: proven.bytes ?? 0,
        }
      : null,
    failure: last?.failure ?? null,
    isOverdue: since ? clock.now().getTime() - since.getTime() > BACKUP_AGE_MAX : false,
  };
}

type Ctx = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** To be called as often as one likes: looks once a minute, and in a bucket, where each look is a request, once in ten. */
export function createBackupWatch(ctx: Ctx): () => Promise<void> {
  const every = LOOK_EVERY[ctx.config.backupUrl?.startsWith('s3:') ? 'bucket' : 'folder'];
  let next = 0;
  return async () => {
    const now = ctx.clock.now().getTime();
    if (now < next) return;
    next = now + every;
    await lookForFiles(ctx);
  };
}

/** Notes which files are in their place and which are not. @throws BackupError when it cannot be read: nothing has changed then */
export async function lookForFiles({ db, clock, config }: Ctx): Promise<void> {
  const names = await openBackupPlace(config).list();
  await db
    .update(backups)
    .set({ missing_since: clock.now() })
    .where(and(isNull(backups.missing_since), notInArray(backups.name, names)));
  await db
    .update(backups)
    .set({ missing_since: null })
    .where(and(isNotNull(backups.missing_since), inArray(backups.name, names)));
}

/**
 * After a restore: rows of files that are not here, or were under way, tell of another machine. Without them this one makes
 * its first back-up at its next start. A place that cannot be read changes nothing.
 */
export async function forgetMissing({ db, config }: Omit<Ctx, 'clock'>): Promise<void> {
  const names = await openBackupPlace(config)
    .list()
    .catch(() => null);
  if (names)
    await db.delete(backups).where(or(isNull(backups.name), notInArray(backups.name, names)));
}
