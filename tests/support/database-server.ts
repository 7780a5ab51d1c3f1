import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connectDatabase, migrateDatabase } from '../../src/server/database/database.ts';
import { startEmbeddedServer } from '../../src/server/database/embedded/embedded-server.ts';
import { createBoss } from '../../src/server/jobs/boss.ts';
import { makeDataFolder } from './data-folder.ts';
import { hurry } from './hurry.ts';

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
  const folder = await makeDataFolder('tests');
  const server = await startEmbeddedServer(folder);
  await hurry(server.adminUrl);
  const template = connectDatabase(server.url, () => {});
  await migrateDatabase(template, { adminUrl: server.adminUrl });
  // With its queues: as many tests use them as not, and to make them takes longer than most tests.
  const boss = createBoss(template.pool, pino({ level: 'silent' }));
  await boss.prepare();
  await boss.stop();
  await template.close();
  project.provide('databaseServerUrl', server.adminUrl);
  project.provide('applicationUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
