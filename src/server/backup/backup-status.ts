import { desc, isNotNull, min } from 'drizzle-orm';
import { BACKUP_AGE_MAX, type BackupFailure } from '../../domain/backup-state.ts';
import type { AppContext } from '../context.ts';
import { backups } from '../database/schema/backups.ts';
import { installation } from '../database/schema/instances.ts';

export interface BackupStatus {
  /** The newest that was restored and compared. */
  proven: { at: Date; tables: number; pictures: number; bytes: number } | null;
  /** Why the newest has failed; null when it has not, or is under way. */
  failure: BackupFailure | null;
  /** No proven one for longer than a night may be missed. */
  isOverdue: boolean;
}

/** How the nightly back-ups stand, for the dashboard. */
export async function getBackupStatus({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<BackupStatus> {
  const newest = (condition?: ReturnType<typeof isNotNull>) =>
    db.select().from(backups).where(condition).orderBy(desc(backups.started_at)).limit(1);
  const [[last], [proven], [made]] = await Promise.all([
    newest(),
    newest(isNotNull(backups.verified_at)),
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
