import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { seconds } from '../../domain/duration.ts';
import * as articles from './schema/articles.ts';
import * as audit from './schema/audit.ts';
import * as automation from './schema/automation.ts';
import * as contacts from './schema/contacts.ts';
import * as identity from './schema/identity.ts';
import * as images from './schema/images.ts';
import * as instances from './schema/instances.ts';
import * as sources from './schema/sources.ts';

const schema = {
  ...identity,
  ...contacts,
  ...sources,
  ...articles,
  ...automation,
  ...images,
  ...audit,
  ...instances,
};

export type Schema = typeof schema;
export type Database = NodePgDatabase<Schema>;
/** Inside `database.transaction(async (tx) => …)`; verbs that take part in a caller's transaction take this. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Executor = Database | Transaction;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  url: string;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
/** Any number, the same in every process: whoever holds this lock migrates. */
const MIGRATION_LOCK = 7_261_904;

/** @param onError idle connections that break (server restarted) are reported here and replaced by the pool */
export function connectDatabase(url: string, onError: (error: Error) => void): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: seconds(10),
    application_name: 'it-support-website',
  });
  pool.on('error', onError);
  return { db: drizzle(pool, { schema }), pool, url, close: () => pool.end() };
}

/**
 * Brings the tables up to date. Two processes that start together: one migrates, the other waits for it.
 * `alsoInside` runs under the same lock, for other start-up work that must happen once.
 */
export async function migrateDatabase(
  connection: DatabaseConnection,
  alsoInside: () => Promise<void> = async () => {},
): Promise<void> {
  const client = await connection.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
    await alsoInside();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}
