import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase, migrateDatabase } from '../../src/server/database/database.ts';
import { startEmbeddedServer } from '../../src/server/database/embedded-server.ts';

/** No power fails in these tests: what survives one is shown by the journeys of kills, on servers of their own. */
const IN_A_HURRY = ['fsync', 'full_page_writes', 'synchronous_commit'];

declare module 'vitest' {
  export interface ProvidedContext {
    /** The superuser's, on the template. */
    databaseServerUrl: string;
    /** The same as the product would connect. */
    applicationUrl: string;
  }
}

/** One real PostgreSQL for all database tests, with a migrated template that each test file copies. */
export default async function startDatabaseServer(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'website-tests-'));
  const server = await startEmbeddedServer(folder, () => {});
  await hurry(server.adminUrl);
  const template = connectDatabase(server.url, () => {});
  await migrateDatabase(template, { adminUrl: server.adminUrl });
  await template.close();
  project.provide('databaseServerUrl', server.adminUrl);
  project.provide('applicationUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function hurry(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  for (const name of IN_A_HURRY) await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
  await client.end();
}
