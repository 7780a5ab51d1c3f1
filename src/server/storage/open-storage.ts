import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDiskStorage } from './disk-storage.ts';
import { parseS3Address } from './s3-address.ts';
import { openS3Storage } from './s3-storage.ts';
import { BUCKET, type Storage } from './storage.ts';

/**
 * Where `STORAGE_URL` says (file://… or s3://…), otherwise under `DATA_DIR`. Names are the same in each, so a
 * folder copied to a bucket is all it takes to move.
 */
export function openStorage(config: { dataDir: string; storageUrl: string | null }): Storage {
  const { dataDir, storageUrl } = config;
  const s3 = storageUrl && parseS3Address(storageUrl);
  if (s3) return openS3Storage(s3, BUCKET);
  const root = storageUrl ? fileURLToPath(storageUrl) : join(dataDir, 'storage');
  return openDiskStorage(join(root, BUCKET));
}
