import { createReadStream } from 'node:fs';
import { chown, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { minutes, seconds } from '../../domain/time/duration.ts';
import { parseS3Address, type S3Address } from '../storage/s3-address.ts';
import { openS3Client } from '../storage/s3-client.ts';
import { BackupError } from './backup-error.ts';
import { parseBackupName } from './backup-rotation.ts';
import { isNoRoom } from './explain-backup.ts';

/** Where back-ups are kept. Other files there are neither listed nor touched. */
export interface BackupPlace {
  /** Puts a finished local file there, whole or not at all; the local one may be gone afterwards. */
  store(name: string, path: string): Promise<void>;
  read(name: string): Promise<Readable>;
  /** Names of back-ups, the newest last. */
  list(): Promise<string[]>;
  delete(name: string): Promise<void>;
}

/** Where BACKUP_URL says (file://… or s3://…), otherwise under DATA_DIR. */
export function openBackupPlace(config: {
  dataDir: string;
  backupUrl: string | null;
}): BackupPlace {
  const { dataDir, backupUrl } = config;
  const s3 = backupUrl && parseS3Address(backupUrl);
  if (s3) return withReasons(openBucket(s3));
  const folder = backupUrl ? fileURLToPath(backupUrl) : join(dataDir, 'backups');
  return withReasons(openFolder(folder, dataDir));
}

/** What a place fails with says that it is the place, or it would be looked for in the database or in DATA_DIR. */
function withReasons(place: BackupPlace): BackupPlace {
  const explain = (error: unknown): never => {
    if (isNoRoom(error)) throw error;
    const { code, name, message } = error as NodeJS.ErrnoException;
    throw new BackupError('place', code ?? (name === 'Error' ? message : name), { cause: error });
  };
  return {
    store: (name, path) => place.store(name, path).catch(explain),
    read: (name) => place.read(name).catch(explain),
    list: () => place.list().catch(explain),
    delete: (name) => place.delete(name).catch(explain),
  };
}

/**
 * Whether a disk that fails takes the back-ups with it. So it is, unmeant, where the one for them is not mounted: what is written
 * then lies under the mount point. Null for a folder that is not there yet.
 */
export async function isOnDataDisk({
  dataDir,
  backupUrl,
}: Parameters<typeof openBackupPlace>[0]): Promise<boolean | null> {
  if (backupUrl === null) return true;
  if (!backupUrl.startsWith('file:')) return false;
  const folder = await stat(fileURLToPath(backupUrl)).catch(() => null);
  return folder && folder.dev === (await stat(dataDir)).dev;
}

const isBackup = (name: string) => parseBackupName(name) !== null;

function openFolder(folder: string, dataDir: string): BackupPlace {
  return {
    async store(name, path) {
      await makeFolder(folder, dataDir);
      const target = join(folder, name);
      await sync(path);
      try {
        await rename(path, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        await moveAcross(path, target);
      }
      await giveToOwner(target, dataDir);
    },
    read: async (name) => createReadStream(join(folder, name)),
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return names.filter(isBackup).sort();
    },
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}

/** For its owner alone. As root: for whom DATA_DIR belongs to, or the service could not go on with what a command has made. */
export async function makeFolder(folder: string, dataDir: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made || dirname(folder) === dataDir) await giveToOwner(folder, dataDir);
}

async function giveToOwner(path: string, dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  await chown(path, uid, gid);
}

/** To another file system, where a rename is not possible. */
async function moveAcross(path: string, target: string): Promise<void> {
  const partial = `${target}.partial`;
  try {
    await copyFile(path, partial);
    await sync(partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await rm(path);
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Of a listing, on which the schedule waits: an S3 server that is silent shall not hold it up. */
const LISTING = seconds(30);
/** What all of our names begin with: of a bucket with other things those are not listed. */
const PREFIX = 'backup-';

/** S3 takes up to 5 GB in one request. */
function openBucket(address: S3Address): BackupPlace {
  const connection = () => openS3Client(address, minutes(60));
  const place = (name: string) => ({ Bucket: address.bucket, Key: address.prefix + name });
  return {
    async store(name, path) {
      const { sdk, client } = await connection();
      const { size } = await stat(path);
      const body = { Body: createReadStream(path), ContentLength: size };
      await client.send(new sdk.PutObjectCommand({ ...place(name), ...body }));
    },
    async read(name) {
      const { sdk, client } = await connection();
      const { Body } = await client.send(new sdk.GetObjectCommand(place(name)));
      return Body as Readable;
    },
    async list() {
      const { sdk, client } = await connection();
      const names: string[] = [];
      const pages = sdk.paginateListObjectsV2(
        { client },
        { Bucket: address.bucket, Prefix: address.prefix + PREFIX },
        { abortSignal: AbortSignal.timeout(LISTING) },
      );
      for await (const { Contents = [] } of pages)
        names.push(...Contents.map(({ Key = '' }) => Key.slice(address.prefix.length)));
      return names.filter(isBackup).sort();
    },
    async delete(name) {
      const { sdk, client } = await connection();
      await client.send(new sdk.DeleteObjectCommand(place(name)));
    },
  };
}
