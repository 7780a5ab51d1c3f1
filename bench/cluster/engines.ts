import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** PostgreSQL and PgBouncer refuse to be root. */
const isRoot = process.getuid?.() === 0;
const AS_POSTGRES = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'];

/** Servers of others in a throw-away folder, each in a process group of its own. */
export async function openEngines() {
  const folder = await mkdtemp(join(tmpdir(), 'drill-cluster-'));
  if (isRoot) await run('chown', ['postgres:postgres', folder]);
  await chmod(folder, 0o755);
  const children = new Map<string, ChildProcess>();

  const end = async (name: string, signal: NodeJS.Signals) => {
    const child = children.get(name);
    children.delete(name);
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, signal);
    if (!(await Promise.race([ended.then(() => true), wait(10_000)]))) {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
  };

  return {
    folder,
    /** A file in the folder that the engines may read. */
    async write(name: string, text: string) {
      const file = join(folder, name);
      await writeFile(file, text);
      await chmod(file, 0o600);
      if (isRoot) await run('chown', ['postgres:postgres', file]);
      return file;
    },
    /** What it prints is in the folder, named after it. */
    start(name: string, command: string, words: string[]) {
      const log = openSync(join(folder, `${name}.log`), 'a');
      const [program = '', ...rest] = [...(isRoot ? AS_POSTGRES : []), command, ...words];
      const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder };
      const stdio = ['ignore', log, log] as const;
      const child = spawn(program, rest, { cwd: folder, detached: true, stdio: [...stdio], env });
      child.once('error', () => {});
      children.set(name, child);
    },
    end,
    readLog: (name: string) => readFile(join(folder, `${name}.log`), 'utf8').catch(() => ''),
    /** As when the machine's power is cut: PostgreSQL with all its processes, and who watches over it. */
    async cutPower(name: string, dataFolder: string) {
      const server = await readPostmaster(dataFolder);
      const watcher = children.get(name)?.pid;
      const killed = [
        watcher ? -watcher : null,
        server,
        ...(server ? await childrenOf(server) : []),
      ];
      for (const pid of killed.filter((one) => one !== null)) kill(pid);
      children.delete(name);
    },
    async close(dataFolders: string[]) {
      for (const name of [...children.keys()].toReversed()) await end(name, 'SIGTERM');
      for (const dataFolder of dataFolders) {
        const server = await readPostmaster(join(folder, dataFolder));
        for (const pid of server ? [server, ...(await childrenOf(server))] : []) kill(pid);
      }
      // What was killed may be writing its last.
      await wait(500);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Engines = Awaited<ReturnType<typeof openEngines>>;

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function readPostmaster(dataFolder: string): Promise<number | null> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!pid) return null;
  // A file that a killed server left may name somebody else's process by now.
  const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return words.includes(dataFolder) ? pid : null;
}

const childrenOf = async (pid: number): Promise<number[]> => {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.split('\n').map(Number).filter(Boolean);
};
