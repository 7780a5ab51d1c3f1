import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/server/database/database.ts';
import { APPLICATION_ROLE } from '../../src/server/database/embedded/embedded-roles.ts';

export interface TestDatabase extends DatabaseConnection {
  /** The superuser's. */
  adminUrl: string;
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/**
 * A fresh, migrated, empty database of its own on the tests' PostgreSQL, as the product sees it: its role owns all
 * but the audit. Call `drop()` in `afterAll`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = new URL(inject('databaseServerUrl'));
  const template = serverUrl.pathname.slice(1);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const at = (base: string) => new URL(`/${name}`, base).href;
  await onServer(
    new URL(at(serverUrl.href)),
    `grant all on database ${name} to ${APPLICATION_ROLE}`,
  );
  const connection = connectDatabase(at(inject('applicationUrl')), () => {});
  return {
    ...connection,
    adminUrl: at(serverUrl.href),
    drop: async () => {
      await connection.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A database without a table, for the product's role: what a new machine has. */
export async function createEmptyDatabase(options = '') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const serverUrl = new URL(inject('databaseServerUrl'));
  await onServer(serverUrl, `create database ${name} ${options}`);
  const at = (base: string) => new URL(`/${name}`, base).href;
  const adminUrl = at(serverUrl.href);
  await onDatabase(
    adminUrl,
    `grant all on database ${name} to ${APPLICATION_ROLE};
     grant usage, create on schema public to ${APPLICATION_ROLE}`,
  );
  return {
    url: at(inject('applicationUrl')),
    adminUrl,
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function onServer(serverUrl: URL, statement: string): Promise<void> {
  await onDatabase(new URL('/postgres', serverUrl).href, statement);
}

async function onDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
