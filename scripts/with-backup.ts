import { explainBackup } from '../src/server/backup/explain-backup.ts';
import { type Config, readConfig } from '../src/server/config.ts';
import {
  type RunningDatabase,
  startDatabase,
  startOrJoinDatabase,
} from '../src/server/database/start-database.ts';
import { explainStartFailure } from '../src/server/start-failure.ts';

/** For commands about back-ups: what went wrong is one line. */
export async function runBackupCommand(work: (config: Config) => Promise<void>): Promise<void> {
  try {
    await work(readConfig());
  } catch (error) {
    console.error(explainBackup(error) ?? explainStartFailure(error));
    process.exitCode = 1;
  }
}

/**
 * The database of the settings as it is, not migrated: a back-up before an update holds what the older version left.
 * @param besideProduct also while the product runs on it
 */
export async function withDatabaseAsItIs(
  config: Config,
  { besideProduct }: { besideProduct: boolean },
  work: (server: RunningDatabase) => Promise<void>,
): Promise<void> {
  const server = await (besideProduct ? startOrJoinDatabase : startDatabase)(config);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
