import { type Config, readConfig } from '../src/server/config.ts';
import {
  connectDatabase,
  type DatabaseConnection,
  migrateDatabase,
} from '../src/server/database/database.ts';
import {
  openExistingDatabase,
  type RunningDatabase,
  startDatabase,
  startOrJoinDatabase,
} from '../src/server/database/start-database.ts';
import { explainStartFailure } from '../src/server/start-failure.ts';

interface Options {
  /** Also while the product runs on the same DATA_DIR; else that is refused in one line. */
  besideProduct?: boolean;
}

/** For commands: the database of the settings, migrated, for the length of `work`. */
export async function withDatabase(
  work: (
    database: DatabaseConnection & Pick<RunningDatabase, 'adminUrl'>,
    config: Config,
  ) => Promise<void>,
  { besideProduct = false }: Options = {},
): Promise<void> {
  try {
    const config = readConfig();
    const open = besideProduct ? startOrJoinDatabase : startDatabase;
    const server = await openExistingDatabase(config, open);
    const database = connectDatabase(server.url, () => {}, 'command');
    try {
      await migrateDatabase(database, server);
      await work({ ...database, adminUrl: server.adminUrl }, config);
    } finally {
      await database.close();
      await server.stop();
    }
  } catch (error) {
    console.error(explainStartFailure(error));
    process.exitCode = 1;
  }
}
