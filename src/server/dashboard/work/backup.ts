import { getBackupStatus } from '../../backup/backup-status.ts';
import type { AppContext } from '../../context.ts';
import type { WorkLine } from './work-rule.ts';

/** The last back-up failed, or none was proven for longer than a night may be missed. */
export async function listBackupLines(ctx: Pick<AppContext, 'db' | 'clock'>): Promise<WorkLine[]> {
  const status = await getBackupStatus(ctx);
  return status.failure || status.isOverdue ? [{ code: 'backup', count: null, status }] : [];
}
