import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, binariesAt } from './embedded-binaries.ts';

const run = promisify(execFile);

/** Empty: the server runs as the user of this process. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

export interface Home {
  clusterFolder: string;
  binaries: Binaries;
  user: ServerUser;
}

/** Where a cluster goes when the server's user cannot enter DATA_DIR. */
const ELSEWHERE = '/var/lib/it-support-website';
const SYSTEM_USER = 'postgres';

/**
 * PostgreSQL refuses to run as root. Started as root, it runs as the system's `postgres` user, who may not
 * be able to enter DATA_DIR or the project (for example under /root): then the cluster or a copy of the
 * binaries lives in /var/lib, and `<folder>/location` says where.
 */
export async function findHome(folder: string, binaries: Binaries): Promise<Home> {
  if (process.getuid?.() !== 0)
    return { clusterFolder: join(folder, 'cluster'), binaries, user: {} };
  const user = await findOrCreateUser();
  return {
    user,
    clusterFolder: await placeCluster(folder, user),
    binaries: (await canRun(binaries.postgres, user)) ? binaries : await copyBinaries(binaries),
  };
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

async function placeCluster(folder: string, user: Required<ServerUser>): Promise<string> {
  const note = join(folder, 'location');
  const recorded = await readFile(note, 'utf8').catch(() => null);
  const parent =
    recorded?.trim() ??
    ((await canEnter(folder, user))
      ? join(folder, 'home')
      : join(ELSEWHERE, createHash('sha256').update(folder).digest('hex').slice(0, 16)));
  await mkdir(parent, { recursive: true, mode: 0o755 });
  await chown(parent, user.uid, user.gid);
  await writeFile(note, parent);
  return join(parent, 'cluster');
}

async function copyBinaries(binaries: Binaries): Promise<Binaries> {
  const target = join(ELSEWHERE, 'binaries');
  await cp(binaries.root, target, { recursive: true, verbatimSymlinks: true });
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
