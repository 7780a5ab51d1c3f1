import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { SERVER_ARGUMENTS, SERVER_ENVIRONMENT } from '../../scripts/server-process.mjs';
import { makeDataFolder } from './data-folder.ts';
import { copyTemplate } from './product-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Milliseconds. On a machine that is busy with much else. */
const START_LIMIT = 120_000;

export const ADMINISTRATOR = { email: 'admin@example.com', password: 'bandomasis-slaptazodis' };

export interface Product {
  url: string;
  dataDir: string;
  /** The server's process now. */
  pid(): number;
  /** What it printed so far. */
  output(): string;
  /** The product's own way: SIGTERM, everything in order. */
  stop(): Promise<void>;
  /** As a power cut would: SIGKILL to the server alone; its PostgreSQL is left behind. */
  kill(): Promise<void>;
  /** Starts it again with the same folder, port and settings. */
  restart(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Starts the built product as a process of its own, with a fresh folder, and waits until it serves. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = settings.DATA_DIR ?? (await makeDataFolder('product'));
  await copyTemplate(dataDir, settings);
  const port = Number(settings.PORT ?? (await findFreePort()));
  const env = {
    ...SERVER_ENVIRONMENT,
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    SEED: 'empty',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  let output = '';
  let child: ChildProcess;
  const note = (text: string) => {
    output += text;
  };
  const start = async () => {
    child = await launch(env, note);
  };
  await start();

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: () => child.pid ?? 0,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: start,
    async remove() {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function launch(env: Record<string, string>, note: (text: string) => void): Promise<ChildProcess> {
  const child = spawn(process.execPath, SERVER_ARGUMENTS, { cwd: root, env });
  let own = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The product did not start in time:\n${own}`));
    }, START_LIMIT);
    const read = (text: string) => {
      note(text);
      own += text;
      if (!own.includes('Svetainė veikia')) return;
      clearTimeout(timer);
      resolve(child);
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended while starting (${code}):\n${own}`));
    });
  });
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
