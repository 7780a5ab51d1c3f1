import { type Config, readConfig } from '../src/server/config.ts';
import {
  connectDatabase,
  type DatabaseConnection,
  migrateDatabase,
} from '../src/server/database/database.ts';
import { startDatabase } from '../src/server/database/start-database.ts';
import { explainStartFailure } from '../src/server/start-failure.ts';

/**
 * For commands: the database of the settings, migrated, for the length of `work`. With the embedded server the
 * product itself must not be running on the same DATA_DIR; that is said in one line.
 */
export async function withDatabase(
  work: (database: DatabaseConnection, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig();
    const server = await startDatabase(config);
    const database = connectDatabase(server.url, () => {});
    try {
      await migrateDatabase(database);
      await work(database, config);
    } finally {
      await database.close();
      await server.stop();
    }
  } catch (error) {
    console.error(explainStartFailure(error));
    process.exitCode = 1;
  }
}
