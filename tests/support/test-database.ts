import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/server/database/database.ts';

export interface TestDatabase extends DatabaseConnection {
  /** Closes the connections and drops the database. */
  drop(): Promise<void>;
}

/** A fresh, migrated, empty database of its own on the tests' PostgreSQL. Call `drop()` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = new URL(inject('databaseServerUrl'));
  const template = serverUrl.pathname.slice(1);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const connection = connectDatabase(url.href, () => {});
  return {
    ...connection,
    drop: async () => {
      await connection.close();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(serverUrl: URL, statement: string): Promise<void> {
  const admin = new URL(serverUrl);
  admin.pathname = '/postgres';
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
