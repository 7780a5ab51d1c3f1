import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { minutes, seconds } from '../../../domain/time/duration.ts';
import { writeAtomically } from '../write-atomically.ts';
import { findClusterParent, linkCluster, recordPlace } from './cluster-place.ts';
import { asServer, type Home, prepareHome, programOf, runProgram } from './embedded-home.ts';
import { APPLICATION_ROLE, prepareApplicationRole, SUPERUSER } from './embedded-roles.ts';
import { keepRunning, type Launched, type ServerEnd, type ServerWatch } from './keep-running.ts';
import { readServerNote, stopLeftoverServer } from './leftover-server.ts';
import { lockFolder } from './owner-lock.ts';
import { createServerLog, LOG_SETTINGS } from './server-log.ts';

const DATABASE = 'website';
const START_LIMIT = seconds(60);
/** After a crash it first reads what was written since its last checkpoint. */
const RECOVERY_LIMIT = minutes(10);
const STOP_LIMIT = seconds(20);

export interface EmbeddedServer {
  /** The application's: what the product connects with. */
  url: string;
  /** The superuser's, on the same database. */
  adminUrl: string;
  stop(): Promise<void>;
}

/** PostgreSQL, or the making of its cluster, ended before it was ready. */
export class ServerStartError extends Error {
  readonly end: Omit<ServerEnd, 'signal'>;

  constructor(end: Omit<ServerEnd, 'signal'>) {
    super(`PostgreSQL did not start: ${end.message}`);
    this.name = 'ServerStartError';
    this.end = end;
  }
}

/**
 * A real PostgreSQL as a child process, its cluster under `folder` or where that says. fsync stays on. Called again
 * after this process was killed, it first ends the server left behind by it, so nothing blocks the next start.
 * @param log null: what PostgreSQL writes is discarded
 * @param watch with one, a server that ends by itself is started again
 * @throws FolderInUseError when another live process has the folder or its cluster
 * @throws ClusterError when the folder is not the one the cluster belongs to
 */
export async function startEmbeddedServer(
  folder: string,
  log: Logger | null = null,
  watch: ServerWatch | null = null,
): Promise<EmbeddedServer> {
  const locks = [lockFolder(folder)];
  const unlock = () => {
    for (const release of locks) release();
  };
  try {
    const home = await prepareHome(folder);
    const { place } = home;
    if (place.parent !== folder) locks.push(lockFolder(place.parent));
    await recordPlace(folder, place);
    const files = passwordFilesOf(folder);
    const passwords = {
      superuser: await readOrMakePassword(files.superuser),
      application: await readOrMakePassword(files.application),
    };
    if (!place.isReady) await initialise(home, passwords.superuser);
    await linkCluster(folder, place);
    await stopLeftoverServer(home);
    const port = await findFreePort();
    const first = await launch(home, port, log, { limit: START_LIMIT });
    const urls = urlsOf(port, passwords);
    await prepare(urls).catch(async (error) => {
      await stop(first);
      throw error;
    });
    const again = (signal: AbortSignal) =>
      launch(home, port, log, { limit: RECOVERY_LIMIT, signal });
    const endWatch = watch ? keepRunning(first, again, watch) : async () => first;
    return {
      ...urls,
      async stop() {
        await stop(await endWatch());
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * The server that a live process runs in this folder, for commands beside it.
 * @returns null when none can be found there
 */
export async function findRunningServer(
  folder: string,
): Promise<Pick<EmbeddedServer, 'url' | 'adminUrl'> | null> {
  const parent = (await findClusterParent(folder)) ?? folder;
  const port = (await readServerNote(join(parent, 'cluster')))?.port ?? 0;
  const files = passwordFilesOf(folder);
  const superuser = await readPassword(files.superuser);
  const application = await readPassword(files.application);
  return port > 0 && superuser && application ? urlsOf(port, { superuser, application }) : null;
}

const passwordFilesOf = (folder: string) => ({
  superuser: join(folder, 'password'),
  application: join(folder, 'application-password'),
});

function urlsOf(port: number, passwords: { superuser: string; application: string }) {
  const at = `127.0.0.1:${port}/${DATABASE}`;
  return {
    url: `postgres://${APPLICATION_ROLE}:${passwords.application}@${at}`,
    adminUrl: `postgres://${SUPERUSER}:${passwords.superuser}@${at}`,
  };
}

const readPassword = async (path: string): Promise<string> =>
  (await readFile(path, 'utf8').catch(() => '')).trim();

async function readOrMakePassword(path: string): Promise<string> {
  const known = await readPassword(path);
  if (known) return known;
  const password = randomBytes(24).toString('hex');
  await writeAtomically(path, password, 0o600);
  return password;
}

async function initialise(home: Home, password: string): Promise<void> {
  const { place, user } = home;
  await rm(place.cluster, { recursive: true, force: true });
  const passwordFile = `${place.cluster}.initial-password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  try {
    await runProgram(home, 'initdb', [
      `--pgdata=${place.cluster}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=lt-LT',
    ]);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (!stderr) throw error;
    const said = createServerLog(null);
    said.write(`${stderr.trim()}\n`);
    throw new ServerStartError(said.explain());
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function launch(
  { place, binaries, user }: Home,
  port: number,
  log: Logger | null,
  { limit, signal }: { limit: number; signal?: AbortSignal },
): Promise<Launched> {
  const serverLog = createServerLog(log);
  const child = spawn(
    programOf(binaries, 'postgres'),
    [
      ...['-D', place.cluster, '-p', String(port)],
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'max_connections=60', '-c', 'timezone=UTC', '-c', 'log_timezone=UTC'],
      ...LOG_SETTINGS.flatMap((setting) => ['-c', setting]),
    ],
    // Its own process group: Ctrl+C in a terminal reaches us alone, and we stop it last.
    { ...asServer(user), stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new ServerStartError(serverLog.explain()));
    }, limit);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      serverLog.write(text);
      if (!serverLog.isReady()) return;
      clearTimeout(timer);
      resolve({ child, serverLog });
    });
    signal?.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
    child.once('error', reject);
    // With all that it wrote.
    child.once('close', () => {
      clearTimeout(timer);
      reject(new ServerStartError(serverLog.explain()));
    });
  });
}

async function stop({ child }: Launched): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT'); // fast shutdown: open transactions are rolled back, a checkpoint is written
  const timer = setTimeout(() => child.kill('SIGQUIT'), STOP_LIMIT);
  await ended;
  clearTimeout(timer);
}

/** The product's database and the role it connects as. */
async function prepare({ url, adminUrl }: Pick<EmbeddedServer, 'url' | 'adminUrl'>): Promise<void> {
  const maintenance = new URL(adminUrl);
  maintenance.pathname = '/postgres';
  await withClient(maintenance.href, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
  await withClient(adminUrl, (client) => prepareApplicationRole(client, new URL(url).password));
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function findFreePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
