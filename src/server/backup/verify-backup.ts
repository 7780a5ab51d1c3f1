import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { findClusterParent } from '../database/embedded/cluster-place.ts';
import { APPLICATION_ROLE } from '../database/embedded/embedded-roles.ts';
import { startEmbeddedServer } from '../database/embedded/embedded-server.ts';
import type { Manifest } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * The drill: restores a back-up into a PostgreSQL of its own that is thrown away afterwards, and compares every table and picture
 * with what was written.
 * @param workFolder where the throw-away cluster may lie; as much room as the restored database takes
 * @throws BackupError when it cannot be restored or is not equal
 */
export async function verifyBackup(
  file: Readable,
  key: string | null,
  { workFolder, now }: { workFolder: string; now: Date },
): Promise<Manifest> {
  const folder = join(workFolder, `drill-${randomUUID()}`);
  file.on('error', () => {});
  try {
    const server = await startEmbeddedServer(folder);
    const client = new pg.Client({ connectionString: server.adminUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      // Nobody ever reads it after a power cut.
      await client.query('set synchronous_commit = off');
      const target = { client, role: APPLICATION_ROLE, storage: null, now, mayReplace: false };
      const { manifest } = await restoreBackup(file, key, target);
      return manifest;
    } finally {
      await client.end().catch(() => {});
      await server.stop();
    }
  } finally {
    file.destroy();
    await removeDrill(folder);
  }
}

/** With its cluster, which lies elsewhere when PostgreSQL's user cannot enter the folder. */
async function removeDrill(folder: string): Promise<void> {
  const cluster = await findClusterParent(folder);
  if (cluster) await rm(cluster, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
