import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClusterError } from './cluster-error.ts';
import { type Home, runProgram } from './embedded-home.ts';

const run = promisify(execFile);
const NOTE = 'postmaster.pid';

/**
 * Stops a server that was left behind by a process that was killed. The note that a PostgreSQL leaves in its cluster
 * may be old, its process number somebody else's by now, or it came here with a copy of the folder: only a process that
 * works in this very cluster is its server.
 * @throws ClusterError when the note is of a server that runs elsewhere: this cluster was copied under its hands
 */
export async function stopLeftoverServer(home: Home): Promise<void> {
  const { cluster } = home.place;
  const note = await readServerNote(cluster);
  if (!note) return;
  const at = await findWorkFolder(note.pid, cluster);
  if (at === (await realpath(cluster))) {
    // Fails when it has just ended by itself.
    const stop = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '30'];
    await runProgram(home, 'pg_ctl', stop).catch(() => {});
    return;
  }
  if (at) {
    const other = await readServerNote(at);
    if (other?.pid === note.pid && other.started === note.started)
      throw new ClusterError('copied-at-work', { path: cluster, other: at });
  }
  await rm(join(cluster, NOTE), { force: true });
}

/** What a PostgreSQL at work says of itself: process, folder, moment of its start, port, … */
export async function readServerNote(cluster: string) {
  const text = await readFile(join(cluster, NOTE), 'utf8').catch(() => '');
  const [pid, , started, port] = text.split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), started, port: Number(port) } : null;
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
