import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { findRunningServer, startEmbeddedServer } from './embedded/embedded-server.ts';
import type { ServerWatch } from './embedded/keep-running.ts';
import { FolderInUseError } from './embedded/owner-lock.ts';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

export interface RunningDatabase {
  url: string;
  /** Of a superuser; null for a server of somebody else's. */
  adminUrl: string | null;
  /** Stops the embedded server and gives its folder back; does nothing to a server of somebody else's. */
  stop(): Promise<void>;
}

/**
 * The database of the settings: the one at DATABASE_URL, else the embedded server under DATA_DIR.
 * @param log where the embedded server's own lines go; null for commands
 * @param watch with one, an embedded server that ends by itself is started again
 * @throws FolderInUseError when another live process has that folder
 * @throws ClusterError when the folder is not the one the cluster belongs to
 */
export async function startDatabase(
  config: Settings,
  log: Logger | null = null,
  watch: ServerWatch | null = null,
): Promise<RunningDatabase> {
  await mkdir(config.dataDir, { recursive: true });
  if (config.databaseUrl) return foreign({ url: config.databaseUrl, adminUrl: null });
  return await startEmbeddedServer(join(config.dataDir, 'postgres'), log, watch);
}

/**
 * The same for commands: when the product runs on this DATA_DIR, its own server.
 * @throws FolderInUseError when the process that has the folder runs no server that can be found
 */
export async function startOrJoinDatabase(config: Settings): Promise<RunningDatabase> {
  try {
    return await startDatabase(config);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const running = await findRunningServer(join(config.dataDir, 'postgres'));
    if (!running) throw error;
    return foreign(running);
  }
}

/** There is no product's database where the settings say: none was made there yet, or they say the wrong place. */
export class NoDatabaseError extends Error {
  /** Null: the database at DATABASE_URL, which is empty. */
  readonly folder: string | null;

  constructor(folder: string | null) {
    super(`${folder ?? 'DATABASE_URL'} holds no database of the product`);
    this.name = 'NoDatabaseError';
    this.folder = folder;
  }
}

/** Whether a database was ever made for these settings; one at DATABASE_URL always was. */
export function isDatabaseMade({ databaseUrl, dataDir }: Settings): boolean {
  if (databaseUrl !== null) return true;
  return existsSync(join(dataDir, 'postgres'));
}

/**
 * For commands that ask what is there: in the wrong folder a fresh database would say that nothing is.
 * @param open `startDatabase` or `startOrJoinDatabase`
 * @throws NoDatabaseError when the product was never started on it; nothing is made
 */
export async function openExistingDatabase(
  config: Settings,
  open: (config: Settings) => Promise<RunningDatabase>,
): Promise<RunningDatabase> {
  const folder = config.databaseUrl === null ? config.dataDir : null;
  if (!isDatabaseMade(config)) throw new NoDatabaseError(folder);
  const server = await open(config);
  try {
    if (!(await holdsTables(server.url))) throw new NoDatabaseError(folder);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function holdsTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
    );
    return rows[0].found;
  } finally {
    await client.end();
  }
}

const foreign = (urls: Pick<RunningDatabase, 'url' | 'adminUrl'>): RunningDatabase => ({
  ...urls,
  stop: async () => {},
});
