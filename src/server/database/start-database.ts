import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { startEmbeddedServer } from './embedded-server.ts';
import { lockFolder } from './owner-lock.ts';

export interface RunningDatabase {
  url: string;
  /** Fulfilled when the embedded server ends although nobody stopped it. */
  lost: Promise<void>;
  /** Stops the embedded server and gives its folder back; does nothing to a server of somebody else's. */
  stop(): Promise<void>;
}

/**
 * The database of the settings: the one at DATABASE_URL, else the embedded server under DATA_DIR.
 * @throws FolderInUseError when another live process has that folder
 */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<RunningDatabase> {
  await mkdir(config.dataDir, { recursive: true });
  if (config.databaseUrl)
    return { url: config.databaseUrl, lost: new Promise(() => {}), stop: async () => {} };
  const folder = join(config.dataDir, 'postgres');
  const unlock = lockFolder(folder);
  try {
    const server = await startEmbeddedServer(folder, () => {});
    return {
      url: server.url,
      lost: server.lost,
      async stop() {
        await server.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
