import { stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../../config.ts';
import { findClusterParent } from '../../database/embedded/cluster-place.ts';

export interface Disk {
  host: string;
  /** The folder of ours that lies on it. */
  path: string;
  freeBytes: number;
  totalBytes: number;
}

type Places = Pick<Config, 'dataDir' | 'storageUrl' | 'backupUrl'>;

/** The disks of this machine that hold the product's data, each once. */
export async function readDisks(config: Places): Promise<Disk[]> {
  const seen = new Set<number>();
  const disks: Disk[] = [];
  for (const path of await listFolders(config)) {
    const device = await stat(path).catch(() => null);
    if (!device || seen.has(device.dev)) continue;
    seen.add(device.dev);
    const { bsize, blocks, bavail } = await statfs(path);
    // What root alone may still fill does not help the product.
    disks.push({
      host: hostname(),
      path,
      freeBytes: bavail * bsize,
      totalBytes: blocks * bsize,
    });
  }
  return disks;
}

async function listFolders({ dataDir, storageUrl, backupUrl }: Places): Promise<string[]> {
  const cluster = await findClusterParent(join(dataDir, 'postgres'));
  const chosen = [storageUrl, backupUrl].filter((url) => url?.startsWith('file:'));
  return [dataDir, ...(cluster ? [cluster] : []), ...chosen.map((url) => fileURLToPath(url ?? ''))];
}
