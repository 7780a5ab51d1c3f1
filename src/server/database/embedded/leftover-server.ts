import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClusterError } from './cluster-error.ts';

const run = promisify(execFile);

/**
 * Looks at the note a PostgreSQL leaves in its cluster. The note may be old, its process number somebody else's by
 * now, or it came here with a copy of the folder: only a process that works in this very cluster is its server.
 * @returns whether that server still runs, left behind by a process that was killed
 * @throws ClusterError when the note is of a server that runs elsewhere: this cluster was copied under its hands
 */
export async function checkForLeftoverServer(cluster: string): Promise<boolean> {
  const path = join(cluster, 'postmaster.pid');
  const note = await readNote(cluster);
  if (!note) return false;
  const at = await findWorkFolder(note.pid, cluster);
  if (at === (await realpath(cluster))) return true;
  if (at) {
    const other = await readNote(at);
    if (other?.pid === note.pid && other.started === note.started)
      throw new ClusterError('copied-at-work', { path: cluster, other: at });
  }
  await rm(path, { force: true });
  return false;
}

/** Process, folder, moment of its start, port, … */
async function readNote(cluster: string) {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , started] = text.split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), started } : null;
}

/** Where a process works: a PostgreSQL in its cluster. Null when there is no such process. */
async function findWorkFolder(pid: number, cluster: string): Promise<string | null> {
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  if (folder) return folder;
  // Not on Linux, or not ours to look at: containers keep root from it. The command line stands open.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    .then((text) => text.replaceAll('\0', ' '))
    .catch(() => run('ps', ['-o', 'command=', '-p', String(pid)]).then(({ stdout }) => stdout))
    .catch(() => '');
  return command.includes(`postgres -D ${cluster} `) ? realpath(cluster) : null;
}
