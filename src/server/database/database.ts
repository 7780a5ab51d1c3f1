import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { minutes, seconds } from '../../domain/time/duration.ts';
import { type AuditProtection, protectAudit, unprotectAudit } from './audit-ownership.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import * as articleKeys from './schema/article-keys.ts';
import * as articleVersions from './schema/article-versions.ts';
import * as articles from './schema/articles.ts';
import * as audit from './schema/audit.ts';
import * as automation from './schema/automation.ts';
import * as backups from './schema/backups.ts';
import * as contacts from './schema/contacts.ts';
import * as files from './schema/files.ts';
import * as identity from './schema/identity.ts';
import * as images from './schema/images.ts';
import * as instances from './schema/instances.ts';
import * as preparation from './schema/preparation.ts';
import * as sources from './schema/sources.ts';
import { traceStatements } from './trace-statements.ts';

const schema = {
  ...identity,
  ...contacts,
  ...sources,
  ...articles,
  ...articleKeys,
  ...articleVersions,
  ...preparation,
  ...automation,
  ...images,
  ...files,
  ...audit,
  ...backups,
  ...instances,
};

type Schema = typeof schema;
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

/**
 * What a connection is for: public pages, the panel with the rest of the API, jobs and the schedule, or a command that
 * somebody watches. Each has a pool of its own, so that neither jobs nor heavy lists take the connection a page waits for.
 */
const POOLS = {
  // As many as are rendered at a time. A page that takes longer is given up: its visitor has.
  pages: { size: 8, statement: seconds(10), lock: seconds(5), idleInTransaction: seconds(10) },
  // The slowest list of a million articles takes about a second. An export reads a part at a time.
  panel: { size: 10, statement: seconds(30), lock: seconds(20), idleInTransaction: seconds(30) },
  // The workers mostly wait for other servers, without a connection; one more hears of new jobs. Clean-up may go through
  // a large table.
  jobs: { size: 9, statement: minutes(5), lock: seconds(60), idleInTransaction: minutes(2) },
  // Migrations and what an operator types: as long as it takes, but a lock that is never granted is reported.
  command: { size: 4, statement: 0, lock: minutes(2), idleInTransaction: 0 },
} as const;
type Purpose = keyof typeof POOLS;

const CLOSE_LIMIT = seconds(15);

/** Any number, the same in every process: the holder of this advisory lock migrates. */
const MIGRATION_LOCK = 7_261_904;

/** @param onError idle connections that break (server restarted) are reported here and replaced by the pool */
export function connectDatabase(
  url: string,
  onError: (error: Error) => void,
  purpose: Purpose = 'panel',
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOLS[purpose].size,
    connectionTimeoutMillis: seconds(10),
    application_name: `it-support-website ${purpose}`,
    onConnect: (client) => setLimits(client, purpose),
  });
  let isClosed = false;
  pool.on('error', (error) => {
    if (!isClosed) onError(error);
  });
  pool.on('connect', endQuietly);
  returnBroken(pool);
  traceStatements(pool);
  const close = async () => {
    // The embedded server may stop before the last connection has said goodbye.
    isClosed = true;
    const isDone = new AbortController();
    // One behind a cut network never says it, and one that is held gives no sign.
    const limit = delay(CLOSE_LIMIT, undefined, { signal: isDone.signal });
    await Promise.race([pool.end(), limit]).finally(() => isDone.abort());
  };
  return { db: drizzle(pool, { schema }), pool, url, close };
}

/**
 * A connection that ends while it is held goes back by itself, and its holder's own release does nothing: drizzle-orm
 * 0.45 says `begin` outside its `try`, so one that breaks just then would never be given back. As many as the pool has
 * places, and nothing is answered any more.
 */
function returnBroken(pool: pg.Pool): void {
  const held = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      client.release(true);
      client.release = () => {};
    });
  });
}

/**
 * A connection that breaks between two statements of a transaction has no statement to reject, and the pool listens
 * only to idle ones: unheard, its error would end the process. The next statement on it rejects.
 */
function endQuietly(client: pg.ClientBase): void {
  client.on('error', () => {});
}

/** By statement: a pooler between us and the server refuses what it does not know among a connection's first words. */
async function setLimits(client: pg.ClientBase, purpose: Purpose): Promise<void> {
  const { statement, lock, idleInTransaction } = POOLS[purpose];
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock};
     set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  );
}

interface Migration {
  /** Of a superuser, where there is one: it keeps the audit from the application. */
  adminUrl?: string | null;
  /** Other start-up work that must happen once; runs under the same lock. */
  alsoInside?: () => Promise<void>;
}

/**
 * Brings the tables up to date. Two processes that start together: one migrates, the other waits for it.
 * @returns whether the audit is kept from the application
 * @throws NewerSchemaError: what an older product would write, the newer one may not understand
 * @throws ConfigError: a server that is too old, or a database of another encoding
 */
export async function migrateDatabase(
  connection: DatabaseConnection,
  { adminUrl = null, alsoInside = async () => {} }: Migration = {},
): Promise<AuditProtection> {
  const client = await connection.pool.connect();
  try {
    await setLimits(client, 'command');
    // Another instance may migrate for long.
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await setLimits(client, 'command');
    const { rows } = await client.query('select current_user as role');
    const protection = await withAdministrator(adminUrl, client, async (administrator) => {
      await refuseUnfit(client);
      const order = await compareSchema(client);
      if (order === 'newer') throw new NewerSchemaError();
      if (order === 'older') await unprotectAudit(administrator, rows[0].role);
      await migrate(drizzle(client), { migrationsFolder });
      return await protectAudit(administrator, rows[0].role);
    });
    await alsoInside();
    return protection;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    // With its limits; the pool makes another.
    client.release(true);
  }
}

async function withAdministrator<Result>(
  url: string | null,
  instead: pg.ClientBase,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  if (!url) return work(instead);
  const client = new pg.Client({ connectionString: url });
  endQuietly(client);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Also for a restore, which makes the tables as of a moment. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The database was migrated by a newer product. */
export class NewerSchemaError extends Error {
  constructor() {
    super('the schema of the database is newer than this product');
    this.name = 'NewerSchemaError';
  }
}

/** How the tables stand to this product's migrations. */
export async function compareSchema(
  client: Pick<pg.ClientBase | pg.Pool, 'query'>,
): Promise<'older' | 'same' | 'newer'> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as oid`);
  if (known.rows[0].oid === null) return 'older';
  const { rows } = await client.query(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  newestMigration ??= readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const last = Number(rows[0].last ?? 0);
  if (last === newestMigration) return 'same';
  return last < newestMigration ? 'older' : 'newer';
}

let newestMigration: number | undefined;
