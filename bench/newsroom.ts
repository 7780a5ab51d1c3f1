import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedServer } from '../src/server/database/embedded/embedded-server.ts';
import { call } from '../tests/support/api-client.ts';
import { makeDataFolder } from '../tests/support/data-folder.ts';
import { parentOf } from './cpu-time.ts';
import { generateNewsroom } from './generated-articles.ts';

const ACCOUNT = { email: 'admin@example.com', password: 'bandomasis-slaptazodis' };
const program = fileURLToPath(new URL('./admin-lists-server.ts', import.meta.url));

export interface Newsroom {
  /** Asks as the signed-in administrator. @returns the body; anything but 200 is an error */
  ask: (path: string) => Promise<string>;
  serverPid: number;
  /** PostgreSQL's first process; all others are its children. */
  databasePid: number;
  stop: () => Promise<void>;
}

/** A server with a PostgreSQL of its own that holds a generated newsroom. */
export async function startNewsroom(articles: number): Promise<Newsroom> {
  const folder = await makeDataFolder('bench-lists');
  const database = await startEmbeddedServer(join(folder, 'postgres'));
  const args = [program, database.url, database.adminUrl, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    const ended = new Promise((resolve) => (isRunning ? child.once('exit', resolve) : resolve(0)));
    child.kill('SIGTERM');
    await ended;
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const origin = `http://127.0.0.1:${await firstLine(child)}`;
    await generateNewsroom(database.adminUrl, articles);
    const databasePid = await findPostmaster(database.adminUrl);
    const { token } = (await call(origin, 'POST', '/api/auth/sign-in/email', ACCOUNT)).body;
    const ask = async (path: string) => {
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
      return text;
    };
    return { ask, serverPid: child.pid ?? 0, databasePid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk) => resolve(String(chunk).trim()));
    child.once('exit', (code) => reject(new Error(`The server ended: ${code}`)));
  });
}

async function findPostmaster(adminUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    return parentOf(rows[0].pid);
  } finally {
    await client.end();
  }
}
