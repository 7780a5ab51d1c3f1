import { rm } from 'node:fs/promises';
import { startEmbeddedServer } from '../../src/server/database/embedded/embedded-server.ts';
import { makeDataFolder } from './data-folder.ts';

/** A PostgreSQL that belongs to no product: for several of them on one DATABASE_URL. */
export async function startOwnDatabaseServer() {
  const folder = await makeDataFolder('database');
  const server = await startEmbeddedServer(folder);
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    folder,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
