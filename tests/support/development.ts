import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from './data-folder.ts';
import { ADMINISTRATOR, findFreePort } from './product.ts';
import { copyTemplate } from './product-template.ts';

export interface DevelopmentServer {
  url: string;
  /** What the terminal shows so far. */
  terminal(): string;
  /** Replaces words in a file of the source, as a developer's editor would. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Ctrl+C, and nothing is left. Answers how it ended. */
  end(): Promise<number | null>;
}

/** `npm run dev` as README names it, in a copy of the tree: changes there are invisible to other tools. */
export async function startDevelopment(tree: string): Promise<DevelopmentServer> {
  const dataDir = await makeDataFolder('development');
  await copyTemplate(dataDir, { SEED: 'demo' });
  const port = await findFreePort();
  const child = spawn('npm', ['run', 'dev'], {
    cwd: tree,
    // Its own group: a terminal sends Ctrl+C to all of them.
    detached: true,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  });
  let terminal = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await new Promise<void>((resolve, reject) => {
    const read = (text: string) => {
      terminal += text;
      if (terminal.includes('watching for file changes')) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`It ended while starting:\n${terminal}`)));
  });
  return {
    url: `http://localhost:${port}`,
    terminal: () => terminal,
    async change(file, from, to) {
      const path = join(tree, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no „${from}“`);
      await writeFile(path, text.replace(from, to));
    },
    async end() {
      process.kill(-(child.pid ?? 0), 'SIGINT');
      const code = await ended;
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
