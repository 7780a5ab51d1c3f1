import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMANDS, type Command, ELSEWHERE } from '../support/commands.ts';
import { copyTheTree } from '../support/copy-of-the-tree.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { type DevelopmentServer, startDevelopment } from '../support/development.ts';
import { isFullRun, sampleOf } from '../support/full-run.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/panel.ts';
import { ADMINISTRATOR, findFreePort } from '../support/product.ts';
import { copyTemplate } from '../support/product-template.ts';

/*
 * Every command that README and docs/operations.md name, started as its user starts it, in a copy of the tree: in each
 * run the product itself and one command beside it, in the full run all of them.
 */

/** Milliseconds. On a machine busy with other journeys. */
const LONGEST = 120_000;

let copy: Awaited<ReturnType<typeof copyTheTree>>;
let dataDir = '';
let env: Record<string, string> = {};
test.beforeAll(async () => {
  test.setTimeout(LONGEST);
  copy = await copyTheTree();
  dataDir = await makeDataFolder('commands');
  await copyTemplate(dataDir, { SEED: 'demo' });
  env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '',
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
});
test.afterAll(async () => {
  await copy?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** `npm …` in the copy; its group is its own, for a terminal sends Ctrl+C to all of it. */
function npm(...words: string[]) {
  const child: ChildProcess = spawn('npm', words, { cwd: copy.tree, env, detached: true });
  const shown = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      shown.text += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { shown, ended, interrupt: () => process.kill(-(child.pid ?? 0), 'SIGINT') };
}

const runScript = async (name: string, { words = [] }: Command) => {
  const { shown, ended } = npm('run', name, ...(words.length > 0 ? ['--', ...words] : []));
  await ended;
  return shown.text;
};
const listOf = (needs: Command['needs']) =>
  Object.entries(COMMANDS).filter(([, command]) => command.needs === needs);

test('each command of package.json and of the documents is run here, or by what is named', async () => {
  const { scripts } = JSON.parse(await readFile(join(copy.tree, 'package.json'), 'utf8'));
  const known = [...Object.keys(COMMANDS), ...Object.keys(ELSEWHERE)];
  expect(known.toSorted()).toEqual(Object.keys(scripts).toSorted());
  const started = Object.values<string>(scripts).flatMap((line) => line.split(' '));
  // What they start is there; that it fits what it imports is for the types to say.
  const files = started.filter((word) => /^(scripts|bench)\//.test(word));
  expect(files.filter((file) => !existsSync(join(copy.tree, file)))).toEqual([]);
  for (const name of ['README.md', 'docs/operations.md']) {
    const text = await readFile(join(copy.tree, name), 'utf8');
    const named = text.match(/(?<=npm run )[a-z][\w:-]*/g) ?? [];
    expect(named.filter((command) => !(command in scripts))).toEqual([]);
  }
});

test('npm start serves, commands run beside it, and Ctrl+C ends it', async () => {
  test.setTimeout(2 * LONGEST);
  const product = npm('start');
  await expect.poll(() => product.shown.text, { timeout: LONGEST }).toContain('Svetainė veikia');
  expect((await fetch(`http://localhost:${env.PORT}`)).status).toBe(200);
  for (const [name, command] of sampleOf(listOf('product'), 1))
    expect(await runScript(name, command), name).toMatch(command.says);
  product.interrupt();
  await product.ended;
  // Refused while anybody works on the folder.
  for (const [name, command] of isFullRun ? listOf('database') : [])
    expect(await runScript(name, command), name).toMatch(command.says);
});

for (const [name, command] of listOf(undefined)) {
  test(`npm run ${name}`, { tag: '@full' }, async () => {
    test.setTimeout(LONGEST);
    expect(await runScript(name, command)).toMatch(command.says);
  });
}

test.describe('npm run dev', { tag: '@full' }, () => {
  let server: DevelopmentServer;
  test.beforeAll(async () => {
    test.setTimeout(LONGEST);
    server = await startDevelopment(copy.tree);
  });
  test.afterAll(async () => {
    await server?.end();
  });

  test('a changed word of the panel and of a public page is seen without a reload, and nobody complains', async ({
    page,
  }) => {
    test.setTimeout(LONGEST);
    await page.goto(`${server.url}/auth`);
    await expect(page.getByLabel('El. paštas')).toBeVisible({ timeout: LONGEST });
    await signIn(page, server);
    await page.goto(`${server.url}/admin/import/sources`);
    const search = page.getByRole('searchbox', { name: 'Ieškoti šaltinio' });
    await search.fill('portalas', { timeout: LONGEST });
    const screen = 'src/admin/sources/sources-screen.tsx';
    await server.change(screen, 'Iš jų importuojami', 'Iš čia imami');
    await expect(page.getByText('Iš čia imami')).toBeVisible();
    await expect(search).toHaveValue('portalas');

    await page.goto(server.url);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).not.toContainText('Pakeista');
    await server.change('src/site/home/hero.tsx', '<h1 className="h1 mt-5">', '<h1>Pakeista: ');
    await expect(title).toContainText('Pakeista');

    // npm itself may complain about the settings of a machine.
    const said = server.terminal().replaceAll(/^npm warn .*$/gm, '');
    expect(said).not.toMatch(/error|\bwarn\b|rejection|telemetry|"level":[456]/i);
  });
});
