import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { openDiskStorage } from './disk-storage.ts';
import { parseS3Address } from './s3-address.ts';
import { openS3Storage } from './s3-storage.ts';
import { BUCKET, type Storage } from './storage.ts';

type Settings = Pick<Config, 'dataDir' | 'storageUrl'>;

/**
 * Where `STORAGE_URL` says (file://… or s3://…), otherwise under `DATA_DIR`. Names are the same in each, so a
 * folder copied to a bucket is all it takes to move.
 */
export function openStorage(config: Settings): Storage {
  const s3 = config.storageUrl && parseS3Address(config.storageUrl);
  return s3 ? openS3Storage(s3, BUCKET) : openDiskStorage(storageFolderOf(config));
}

/** Of files on disk. */
export function storageFolderOf({ dataDir, storageUrl }: Settings): string {
  const root = storageUrl ? fileURLToPath(storageUrl) : join(dataDir, 'storage');
  return join(root, BUCKET);
}
