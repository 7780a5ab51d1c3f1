import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { days } from '../../domain/time/duration.ts';
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

/** Where the night's back-up is written and compared on this machine before it goes to its place. */
export const workFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'backup-work');

/** The same for commands, which may be under way when the night's begins. */
export const commandFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>) =>
  join(dataDir, 'backup-commands');

/** Longer than any command works at one file or one throw-away cluster. */
const COMMAND_ENDED = days(2);

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
  { workFolder, now }: { workFolder: string; now: Date },
): Promise<MadeBackup> {
  await makeFolder(workFolder, config.dataDir);
  const path = join(workFolder, `${randomUUID()}.partial`);
  try {
    const written = await writeBackupFile(config, databaseUrl, path, now);
    const name = backupName(now, config.backupKey !== null);
    await place.store(name, path);
    return { name, ...written };
  } finally {
    await rm(path, { force: true });
  }
}

/** What killed processes left behind: all of a night's, of commands' what has not changed since long before `now`. */
export async function clearWorkFolders(config: Pick<Config, 'dataDir'>, now: Date): Promise<void> {
  await clear(workFolderOf(config), () => true);
  const ended = now.getTime() - COMMAND_ENDED;
  await clear(commandFolderOf(config), ({ mtimeMs }) => mtimeMs < ended);
}

async function clear(folder: string, isLeft: (of: Stats) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && isLeft(found)) await rm(path, { recursive: true, force: true });
  }
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
