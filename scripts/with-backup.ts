import { explainBackup } from '../src/server/backup/explain-backup.ts';
import { type Config, readConfig } from '../src/server/config.ts';
import type { RunningDatabase } from '../src/server/database/start-database.ts';
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
 * @param open how it is come by: alone or beside the product, made or there
 */
export async function withDatabaseAsItIs(
  config: Config,
  open: (config: Config) => Promise<RunningDatabase>,
  work: (server: RunningDatabase) => Promise<void>,
): Promise<void> {
  const server = await open(config);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
