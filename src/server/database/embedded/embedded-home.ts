import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, chown, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClusterError } from './cluster-error.ts';
import { findPlace, type Place } from './cluster-place.ts';
import { type Binaries, binariesAt } from './embedded-binaries.ts';

const run = promisify(execFile);

/** Empty: the server runs as the user of this process. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

interface Home {
  place: Place;
  clusterFolder: string;
  binaries: Binaries;
  user: ServerUser;
}

/** Where a cluster goes when the server's user cannot enter DATA_DIR. */
const ELSEWHERE = '/var/lib/it-support-website';
const SYSTEM_USER = 'postgres';

/**
 * PostgreSQL refuses to run as root. Started as root, it runs as the owner of the cluster, for a new one the system's
 * `postgres` user. That user may not be able to enter DATA_DIR or the project (for example under /root): then the
 * cluster or a copy of the binaries lives in /var/lib, see `cluster-place.ts`.
 */
export async function prepareHome(folder: string, binaries: Binaries): Promise<Home> {
  const known = await findPlace(folder);
  if (process.getuid?.() !== 0) {
    const place = known ?? newPlace(folder);
    const clusterFolder = join(place.parent, 'cluster');
    if (place.isReady) await refuseOthersFiles(clusterFolder);
    return { place, clusterFolder, binaries, user: {} };
  }
  const owner = known?.isReady ? await stat(join(known.parent, 'cluster')) : null;
  const user = owner && owner.uid !== 0 ? pick(owner) : await findOrCreateUser();
  const place = known ?? (await chooseForRoot(folder, user));
  await mkdir(place.parent, { recursive: true, mode: 0o755 });
  if (!place.isReady) await chown(place.parent, user.uid, user.gid);
  if (!(await canEnter(place.parent, user)))
    throw new ClusterError('unreachable', { path: place.parent });
  const clusterFolder = join(place.parent, 'cluster');
  // Copied by root, without its owner.
  if (owner?.uid === 0) await run('chown', ['-R', `${user.uid}:${user.gid}`, clusterFolder]);
  return {
    place,
    clusterFolder,
    user,
    binaries: (await canRun(binaries.postgres, user)) ? binaries : await copyBinaries(binaries),
  };
}

const newPlace = (parent: string, installation: string = randomUUID()): Place => ({
  parent,
  installation,
  isReady: false,
});

/** Elsewhere by a name of its own: what an installation that was deleted has left there is not taken for this one's. */
async function chooseForRoot(folder: string, user: Required<ServerUser>): Promise<Place> {
  if (await canEnter(folder, user)) return newPlace(join(folder, 'home'));
  const installation = randomUUID();
  return newPlace(join(ELSEWHERE, installation), installation);
}

const pick = ({ uid, gid }: Required<ServerUser>): Required<ServerUser> => ({ uid, gid });

async function refuseOthersFiles(clusterFolder: string): Promise<void> {
  const mine = process.getuid?.();
  const { uid } = await stat(clusterFolder);
  if (mine !== undefined && uid !== mine) throw new ClusterError('owner', { path: clusterFolder });
}

async function findOrCreateUser(): Promise<Required<ServerUser>> {
  const ids = async () => {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', SYSTEM_USER]),
      run('id', ['-g', SYSTEM_USER]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  };
  try {
    return await ids();
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]);
    return await ids();
  }
}

/** Once for each version: those of a server that runs cannot be written over. */
async function copyBinaries(binaries: Binaries): Promise<Binaries> {
  const { version } = JSON.parse(await readFile(join(binaries.root, '../package.json'), 'utf8'));
  const target = join(ELSEWHERE, `binaries-${version}`);
  const isThere = () =>
    access(target).then(
      () => true,
      () => false,
    );
  if (await isThere()) return binariesAt(target);
  const partial = `${target}.${process.pid}`;
  try {
    await cp(binaries.root, partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another product may have been first.
    if (!(await isThere())) throw error;
  }
  return binariesAt(target);
}

const canEnter = (folder: string, user: ServerUser) =>
  succeeds('/bin/sh', ['-c', 'cd "$0"', folder], user);
const canRun = (binary: string, user: ServerUser) => succeeds(binary, ['--version'], user);

const succeeds = (command: string, args: string[], user: ServerUser) =>
  run(command, args, { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  );
