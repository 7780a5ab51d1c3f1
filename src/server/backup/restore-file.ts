import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { withCommandClient } from '../database/command-client.ts';
import { refuseUnfit } from '../database/refuse-unfit.ts';
import type { RunningDatabase } from '../database/start-database.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';

/**
 * Restores a file into the database of the settings, which no product may be using, and its pictures into the storage.
 * @param mayReplace what the database holds may be archived
 */
export async function restoreFile(
  config: Pick<Config, 'dataDir' | 'storageUrl' | 'backupKey'>,
  { url, adminUrl }: Pick<RunningDatabase, 'url' | 'adminUrl'>,
  file: Readable,
  { now, mayReplace }: { now: Date; mayReplace: boolean },
): Promise<Restored> {
  const role = await withCommandClient(url, async (client) => {
    await refuseUnfit(client);
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    return rows[0]?.role ?? '';
  });
  return await withCommandClient(adminUrl ?? url, (client) =>
    restoreBackup(file, config.backupKey, {
      client,
      role,
      storage: openStorage(config),
      now,
      mayReplace,
    }),
  );
}
