import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { writeAtomically } from '../write-atomically.ts';
import { ClusterError } from './cluster-error.ts';

/*
 * Which cluster belongs to `folder` (DATA_DIR/postgres). The two know each other: `folder/installation` holds an id,
 * `folder/location` says where the cluster is (relative, unless it is elsewhere), and `cluster.ready` beside the
 * cluster holds the same id and, elsewhere, the folder it belongs to. It is written last, so a killed initdb is redone.
 */

export interface Place {
  /** The folder that holds `cluster` and `cluster.ready`. */
  parent: string;
  cluster: string;
  /** False until initdb has ended. */
  isReady: boolean;
  installation: string;
}

interface Mark {
  installation: string;
  folder?: string;
}

const MARK = 'cluster.ready';

/** Where no cluster is yet. */
export const newPlace = (parent: string, installation: string = randomUUID()): Place => ({
  parent,
  cluster: join(parent, 'cluster'),
  isReady: false,
  installation,
});

/** Where the cluster is said or found to be; null before a first start. Nothing is written. */
export async function findClusterParent(folder: string): Promise<string | null> {
  const recorded = await readText(join(folder, 'location'));
  // One that lies elsewhere is put inside when a back-up is restored (docs/operations.md).
  const restored = join(folder, 'home');
  if (recorded && isAbsolute(recorded) && existsSync(join(restored, MARK))) return restored;
  return recorded && resolve(folder, recorded);
}

/**
 * The cluster of this folder, compared before anything is stopped or made; null when this is a first start.
 * @throws ClusterError when there should be one and is not, or it is another installation's
 */
export async function findPlace(folder: string): Promise<Place | null> {
  const installation = await readText(join(folder, 'installation'));
  const parent = await findClusterParent(folder);
  const text = parent && (await readText(join(parent, MARK)));
  const mark: Mark | null = text ? JSON.parse(text) : null;
  const cluster = join(parent ?? folder, 'cluster');
  if (mark ? !existsSync(cluster) : installation)
    throw new ClusterError('missing', { path: cluster });
  if (!parent) return null;
  if (!mark) return newPlace(parent);
  // Only a start that was killed has left a mark and no id.
  if (installation && installation !== mark.installation)
    throw new ClusterError('foreign', { path: parent });
  if (!isInside(folder, parent)) await refuseCopy(folder, parent, mark);
  return { ...newPlace(parent, mark.installation), isReady: true };
}

/** A folder whose cluster lies elsewhere was copied without it, unless it was moved and the former one is gone. */
async function refuseCopy(folder: string, parent: string, mark: Mark): Promise<void> {
  if (!mark.folder || mark.folder === (await realpath(folder))) return;
  const former = await readText(join(mark.folder, 'installation'));
  if (former === mark.installation)
    throw new ClusterError('copied', { path: parent, other: mark.folder });
}

/** Before initdb: a start that is killed in it goes on at the same place. */
export async function recordPlace(folder: string, { parent }: Place): Promise<void> {
  const location = isInside(folder, parent) ? relative(folder, parent) || '.' : parent;
  await writeChanged(join(folder, 'location'), location);
}

/** Once the cluster is there: links it and the folder to each other. */
export async function linkCluster(folder: string, { parent, installation }: Place): Promise<void> {
  const mark: Mark = {
    installation,
    ...(!isInside(folder, parent) && { folder: await realpath(folder) }),
  };
  await writeChanged(join(parent, MARK), JSON.stringify(mark));
  await writeChanged(join(folder, 'installation'), installation);
}

const isInside = (folder: string, parent: string) => {
  const path = relative(folder, parent);
  return !path.startsWith('..') && !isAbsolute(path);
};

/** Null when it is not there or empty. */
const readText = async (path: string): Promise<string | null> =>
  (await readFile(path, 'utf8').catch(() => '')).trim() || null;

async function writeChanged(path: string, text: string): Promise<void> {
  if ((await readText(path)) !== text) await writeAtomically(path, text);
}
