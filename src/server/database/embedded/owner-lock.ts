import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClusterError } from './cluster-error.ts';

/** The folder belongs to another process that is alive. */
export class FolderInUseError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`${folder} is used by process ${pid}`);
    this.name = 'FolderInUseError';
    this.pid = pid;
  }
}

interface Owner {
  pid: number;
  /** When the process began, as the system counts it: a number that was given to another process again
   * after a crash does not pass for the owner. */
  started: string;
  /** The folder itself, which a copy of it is not. */
  folder: string;
}

/**
 * Takes a folder for this process. A lock left by a killed process does not count.
 * @throws FolderInUseError
 * @throws ClusterError when the lock was copied here from the folder of a process that is alive
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'owner.json');
  const here = realpathSync(folder);
  const owner = readOwner(path);
  if (owner && owner.pid !== process.pid && isAlive(owner)) {
    if (owner.folder !== here)
      throw new ClusterError('copied-at-work', { path: folder, other: owner.folder });
    throw new FolderInUseError(folder, owner.pid);
  }
  const mine: Owner = { pid: process.pid, started: startOf(process.pid), folder: here };
  rmSync(path, { force: true });
  try {
    writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
  } catch (error) {
    const first = readOwner(path);
    if (first && first.pid !== process.pid) throw new FolderInUseError(folder, first.pid);
    throw error;
  }
  return () => rmSync(path, { force: true });
}

function readOwner(path: string): Owner | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(owner.pid) === owner.started;
}

/**
 * Linux tells; elsewhere the process number alone has to do. A process that has ended but that nobody has
 * collected (containers without an init) began at no time.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
