import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { withCommandClient } from '../database/command-client.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Manifest } from './backup-format.ts';
import { type BackupPlace, makeFolder } from './backup-place.ts';
import { backupName } from './backup-rotation.ts';
import { PRODUCT_VERSION } from './product-version.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

type Settings = Pick<Config, 'dataDir' | 'storageUrl' | 'backupKey'>;

interface MadeBackup {
  name: string;
  /** Of the file. */
  bytes: number;
  manifest: Manifest;
}

/** Written and compared on this machine before it goes to its place. */
export const workFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backup-work');

/** Writes one file; nothing is left of it when that fails. @throws EEXIST when there is one of that name */
export async function writeBackupFile(
  config: Settings,
  databaseUrl: string,
  path: string,
  now: Date,
): Promise<{ bytes: number; manifest: Manifest }> {
  // Before the database is asked: a file that is opened meanwhile would be left, or its failure heard by nobody.
  const file = (await open(path, 'wx', 0o600)).createWriteStream();
  try {
    const manifest = await withCommandClient(databaseUrl, (client) =>
      writeBackup(
        { client, storage: openStorage(config), product: PRODUCT_VERSION, now },
        file,
        config.backupKey,
      ),
    );
    return { bytes: (await stat(path)).size, manifest };
  } catch (error) {
    file.destroy();
    await rm(path, { force: true });
    throw error;
  }
}

/** A back-up in its place. Nothing there gives way to it: what is no longer kept goes with the night’s. */
export async function makeBackup(
  config: Settings,
  databaseUrl: string,
  place: BackupPlace,
  now: Date,
): Promise<MadeBackup> {
  const folder = workFolderOf(config);
  await makeFolder(folder, config.dataDir);
  const path = join(folder, `${randomUUID()}.partial`);
  try {
    const written = await writeBackupFile(config, databaseUrl, path, now);
    const name = backupName(now, config.backupKey !== null);
    await place.store(name, path);
    return { name, ...written };
  } finally {
    await rm(path, { force: true });
  }
}

/** What a killed process left behind. */
export async function clearWorkFolder(config: Pick<Config, 'dataDir'>): Promise<void> {
  const folder = workFolderOf(config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
}

/** Reads it back from where it is kept and restores it into a database that is thrown away. */
export async function drillBackup(
  config: Settings,
  place: BackupPlace,
  name: string,
  now: Date,
): Promise<Manifest> {
  const workFolder = workFolderOf(config);
  await makeFolder(workFolder, config.dataDir);
  return await verifyBackup(await place.read(name), config.backupKey, { workFolder, now });
}
