import { BACKUP_AGE_MAX } from '../../../domain/backup-state.ts';
import { getBackupStatus } from '../../backup/backup-status.ts';
import type { Check } from './check.ts';

/** No proven back-up for longer than a night may be missed. */
export const findOverdueBackup: Check = async ({ db, clock }) => {
  const { proven, isOverdue } = await getBackupStatus({ db, clock });
  if (!isOverdue) return [];
  const since = proven ? new Date(proven.at.getTime() + BACKUP_AGE_MAX) : clock.now();
  const proven_at = proven?.at.toISOString() ?? null;
  return [{ subject: '', since, facts: { code: 'backup_overdue', proven_at } }];
};
