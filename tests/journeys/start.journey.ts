import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { SERVER_ARGUMENTS } from '../../scripts/server-process.mjs';
import { findClusterParent } from '../../src/server/database/embedded/cluster-place.ts';
import { call } from '../support/api-client.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { onServer } from '../support/power-cuts.ts';
import { findFreePort, type Product, startProduct } from '../support/product.ts';

/* `npm start` as an operator meets it: what it prints, what it refuses, how it ends. */

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Nothing of what surrounds the tests but where programs are, and compiled code. */
const BARE = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
};

/** Runs the product, or a command, until it ends by itself. */
async function runToEnd(env: Record<string, string>, args = SERVER_ARGUMENTS) {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...BARE, LOG_LEVEL: 'warn', ...env },
  });
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { code, lines: text.trim().split('\n') };
}

/** A zombie process (containers without an init) is not alive. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    // Elsewhere than on Linux the first line has told.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
};

/** Process number of the PostgreSQL that belongs to a data folder. */
async function databasePid(dataDir: string): Promise<number> {
  const home = await findClusterParent(join(dataDir, 'postgres'));
  const lines = await readFile(join(home ?? '', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(lines.split('\n')[0]);
}

/** What a process has run of the built pages, from what Node writes when the process ends. */
async function readPagesThatRan(coverage: string): Promise<string> {
  const texts = (await readdir(coverage)).map((name) => readFile(join(coverage, name), 'utf8'));
  const reports = (await Promise.all(texts)).map((text) => JSON.parse(text));
  const urls: string[] = reports.flatMap(({ result }) => result.map(({ url }: Script) => url));
  const pages = new Set(urls.filter((url) => url.includes('/dist/server/')));
  return (await Promise.all([...pages].map((url) => readFile(new URL(url), 'utf8')))).join('\n');
}
type Script = { url: string };

test('pages come from React’s production build; SIGTERM stops everything, PostgreSQL included', async () => {
  const coverage = await makeDataFolder('coverage');
  // What a developer's shell may say is not how a site is run.
  const product = await startProduct({ NODE_ENV: 'development', NODE_V8_COVERAGE: coverage });
  expect((await fetch(product.url)).status).toBe(200);
  const pid = await databasePid(product.dataDir);
  expect(isAlive(pid)).toBe(true);
  await product.stop();
  expect(isAlive(pid)).toBe(false);

  const pages = await readPagesThatRan(coverage);
  // The build for production has addresses of its errors, the one for development explains them.
  expect(pages).toContain('https://react.dev/errors/');
  expect(pages).not.toMatch(/unique \\?"key\\?" prop/);
  await rm(coverage, { recursive: true });
  await product.remove();
});

for (const [whom, [file, ...args]] of [
  ['the server', [process.execPath, ...SERVER_ARGUMENTS]],
  ['`npm start`', ['npm', 'start']],
] as const)
  test(`a signal to ${whom} during the start leaves no PostgreSQL behind`, async () => {
    const dataDir = await makeDataFolder('start');
    const child = spawn(file, args, {
      cwd: root,
      env: { ...BARE, DATA_DIR: dataDir, PORT: String(await findFreePort()), SEED: 'empty' },
    });
    const started = () => databasePid(dataDir).catch(() => 0);
    await expect.poll(started, { intervals: [50], timeout: 120_000 }).toBeGreaterThan(0);
    const pid = await started();
    child.kill('SIGTERM');
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    expect(isAlive(pid)).toBe(false);
    await rm(dataDir, { recursive: true, force: true });
  });

test('a full disk is named when PostgreSQL ends of it and at a start; with room again all goes on by itself', {
  tag: '@full',
}, async () => {
  const disk = await makeDataFolder('disk');
  const mounted = await run('mount', [
    '-t',
    'tmpfs',
    '-o',
    'size=150m,mode=755',
    'tmpfs',
    disk,
  ]).then(
    () => true,
    () => false,
  );
  test.skip(!mounted, 'needs the right to mount a small disk');
  const dataDir = join(disk, 'data');
  try {
    const product = await startProduct({ DATA_DIR: dataDir });
    const { bavail, bsize } = await statfs(disk);
    await writeFile(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 8 * 1024 * 1024));
    await onServer(product, 'create table filler (text text)');
    const rows = "insert into filler select repeat('x', 5000) from generate_series(1, 20000)";
    await expect(onServer(product, rows)).rejects.toThrow();
    const output = () => product.output();
    await expect
      .poll(output, { timeout: 30_000 })
      .toContain('PostgreSQL netikėtai sustojo. Diske nebėra vietos.');
    expect(output()).toContain('No space left on device');
    await rm(join(disk, 'filler'));
    const ready = async () => (await fetch(`${product.url}/health/ready`)).status;
    await expect.poll(ready, { timeout: 90_000 }).toBe(200);

    await product.stop();
    const left = await statfs(disk);
    await writeFile(join(disk, 'rest'), Buffer.alloc(left.bavail * left.bsize));
    const port = String(await findFreePort());
    const { code, lines } = await runToEnd({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    expect([code, lines]).toEqual([
      1,
      ['Diske nebėra vietos. Atlaisvinkite jos ir paleiskite svetainę iš naujo.'],
    ]);

    await rm(join(disk, 'rest'));
    await product.restart();
    expect((await fetch(product.url)).status).toBe(200);
    await product.stop();
  } finally {
    await run('umount', [disk]);
    await rm(disk, { recursive: true });
  }
});

test('a taken port is one clear line', async () => {
  const port = await findFreePort();
  const other = net.createServer().listen(port, '127.0.0.1');
  const { code, lines } = await runToEnd({
    PORT: String(port),
    DATA_DIR: join(tmpdir(), 'not-made'),
  });
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([`Prievadas ${port} užimtas. Nurodykite kitą PORT.`]);
});

test('a folder that cannot be written is one clear line', async () => {
  const folder = await makeDataFolder('start');
  await writeFile(join(folder, 'file'), '');
  const port = String(await findFreePort());
  const { code, lines } = await runToEnd({ PORT: port, DATA_DIR: join(folder, 'file', 'data') });
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('DATA_DIR');
});

test('wrong settings are refused all at once', async () => {
  const { code, lines } = await runToEnd({ PORT: 'x', SEED: 'much', FUNCTIONS_KEY: 'short' });
  expect(code).toBe(1);
  expect(lines[0]).toBe('Neteisingi nustatymai:');
  expect(lines.slice(1).map((line) => line.trim().split(':')[0])).toEqual([
    'PORT',
    'SEED',
    'FUNCTIONS_KEY',
  ]);
});

test('what is refused once PostgreSQL runs is told alone too, and PostgreSQL is stopped', async () => {
  const dataDir = await makeDataFolder('start');
  const { code, lines } = await runToEnd({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: 'slaptazodis123',
  });
  await expect(databasePid(dataDir)).rejects.toThrow('ENOENT');
  await rm(dataDir, { recursive: true });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'Neteisingi nustatymai:',
    expect.stringMatching(/^ {2}ADMIN_PASSWORD: Slaptažodis yra tarp/),
  ]);
});

test.describe('one product, again and again', () => {
  let product: Product;
  test.beforeAll(async () => {
    product = await startProduct({ ADMIN_PASSWORD: '' });
  });
  test.afterAll(() => product?.remove());

  test('the first start shows the administrator’s made password, later ones do not', async () => {
    const password = /Slaptažodis: (\S+)/.exec(product.output())?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(12);
    expect(product.output()).toContain('Administratorius: admin@example.com');
    expect(product.output()).toContain(`Svetainė veikia: ${product.url}`);
    const credentials = { email: 'admin@example.com', password };
    const { status } = await call(product.url, 'POST', '/api/auth/sign-in/email', credentials);
    expect(status).toBe(200);

    const before = product.output().length;
    await product.stop();
    await product.restart();
    expect(product.output().slice(before)).not.toContain('Slaptažodis');
  });

  test('an error nobody expected is logged with the lines of the sources', async () => {
    const before = product.output().length;
    await onServer(product, 'alter table articles rename to articles_away');
    expect((await call(product.url, 'GET', '/api/articles')).status).toBe(500);
    await onServer(product, 'alter table articles_away rename to articles');
    await expect
      .poll(() => product.output().slice(before))
      .toMatch(/src\/server\/articles\/[\w/.-]+\.ts:\d+:\d+/);
  });

  test('a second product on the same folder is refused in one line, and the first goes on', async () => {
    const port = String(await findFreePort());
    const { code, lines } = await runToEnd({ PORT: port, DATA_DIR: product.dataDir });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('jau naudoja kitas veikiantis procesas');
    expect((await fetch(product.url)).status).toBe(200);
  });

  test('a killed process leaves nothing that blocks the next start', async () => {
    const left = await databasePid(product.dataDir);
    await product.kill();
    expect(isAlive(left)).toBe(true);
    await product.restart();
    expect(isAlive(left)).toBe(false);
    expect((await fetch(product.url)).status).toBe(200);
  });

  test('when PostgreSQL is killed, it runs again by itself, read pages are shown meanwhile, and its end is told', async () => {
    const read = async (path = '') => (await fetch(`${product.url}${path}`)).status;
    expect(await read()).toBe(200);
    const pid = product.pid();
    process.kill(await databasePid(product.dataDir), 'SIGKILL');
    const seen: number[] = [];
    const isBack = async () => {
      seen.push(await read());
      return product.output().includes('PostgreSQL vėl veikia.') && (await read('/health/ready'));
    };
    await expect.poll(isBack, { intervals: [20], timeout: 60_000 }).toBe(200);
    expect([...new Set(seen)]).toEqual([200]);
    expect(product.output()).toContain('PostgreSQL netikėtai sustojo: jį nutraukė sistema');
    expect(product.pid()).toBe(pid);
    const metrics = async () => (await fetch(`${product.url}/metrics`)).text();
    await expect
      .poll(metrics, { timeout: 40_000 })
      .toContain('website_conditions_open{code="database_ended"} 1');
  });

  test('commands about accounts run beside the product, and without it', async () => {
    test.setTimeout(240_000);
    const email = 'antras@example.com';
    const run = (...commands: [script: string, ...words: string[]][]) =>
      runToEnd({ DATA_DIR: product.dataDir }, [
        'tests/support/run-scripts.ts',
        JSON.stringify(commands.map(([name, ...words]) => [`scripts/${name}.ts`, ...words])),
      ]).then(({ lines }) => lines.join('\n'));
    const created = await run(['admin-create', email]);
    const password = /Slaptažodis: (\S+)/.exec(created)?.[1] ?? '';
    const signIn = () => call(product.url, 'POST', '/api/auth/sign-in/email', { email, password });
    expect((await signIn()).status).toBe(200);
    const beside = await run(
      ['admin-password', email],
      ['admin-unlock', email],
      ['admin-disable', email],
      ['admin-enable', email],
    );
    expect(beside).toMatch(/Naujas slaptažodis:.*panaikinti.*Paskyra išjungta.*vėl įjungta/s);
    expect((await signIn()).status).toBe(401);
    await product.stop();
    const alone = await run(
      ['admin-role', email, 'user'],
      ['admin-role', 'admin@example.com', 'user'],
      ['admin-delete', 'admin@example.com'],
      ['admin-delete', email],
    );
    expect(alone).toMatch(
      /rolė dabar: user.*vienintelis administratorius.*vienintelis.*Paskyra ištrinta/s,
    );
    await product.restart();
  });
});
