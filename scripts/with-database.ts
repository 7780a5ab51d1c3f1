import { join } from 'node:path';
import { type Config, readConfig } from '../src/server/config.ts';
import {
  connectDatabase,
  type DatabaseConnection,
  migrateDatabase,
} from '../src/server/database/database.ts';
import { startEmbeddedServer } from '../src/server/database/embedded-server.ts';
import { lockFolder } from '../src/server/database/owner-lock.ts';
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
    if (config.databaseUrl) return await use(config.databaseUrl, config, work);
    const folder = join(config.dataDir, 'postgres');
    const unlock = lockFolder(folder);
    try {
      const server = await startEmbeddedServer(folder, () => {});
      try {
        await use(server.url, config, work);
      } finally {
        await server.stop();
      }
    } finally {
      unlock();
    }
  } catch (error) {
    console.error(explainStartFailure(error));
    process.exitCode = 1;
  }
}

async function use(
  url: string,
  config: Config,
  work: (database: DatabaseConnection, config: Config) => Promise<void>,
): Promise<void> {
  const database = connectDatabase(url, () => {});
  try {
    await migrateDatabase(database);
    await work(database, config);
  } finally {
    await database.close();
  }
}
