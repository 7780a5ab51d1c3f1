import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COMMANDS } from '../tests/support/commands.ts';
import { sampleOf } from '../tests/support/full-run.ts';
import { readCall } from './usage.mjs';

const root = join(import.meta.dirname, '..');
const scripts: Record<string, string> = JSON.parse(
  await readFile(join(root, 'package.json'), 'utf8'),
).scripts;
/** Their words are the tool's, which knows `--help` and refuses what it does not know. */
const TOOLS = ['format', 'db:generate'];
/** A bench reads other words by itself. */
const isBench = (name: string) => name.startsWith('bench:');
const OURS = Object.keys(scripts).filter((name) => !TOOLS.includes(name));

test.each(OURS)(
  '%s: --help and -h ask how it is called; what it does not take is refused',
  (name) => {
    const help = { text: expect.stringMatching(/^Naudojimas: .+\n.+\.$/), code: 0 };
    for (const word of ['--help', '-h']) {
      expect(readCall(name, [word])).toEqual(help);
      expect(readCall(name, ['a', word, '--yes'])).toEqual(help);
    }
    for (const words of [['--nera'], ['-n'], ['--yes=a']])
      expect(readCall(name, words)).toMatchObject({
        text: expect.stringMatching(/^Nežinoma parinktis: -.*\nNaudojimas: /),
        code: 1,
      });
    if (name !== 'screenshots')
      expect(readCall(name, ['a', 'b', 'c'])).toMatchObject({
        text: expect.stringMatching(/^Nereikalingas argumentas: .\nNaudojimas: /),
        code: 1,
      });
  },
);

test('a word that a command cannot do without is asked for; an empty one is none', () => {
  for (const words of [[], ['']])
    expect(readCall('secret:new', words)).toMatchObject({
      text: expect.stringMatching(/^Trūksta argumento: FAILAS\n/),
      code: 1,
    });
  expect(readCall('admin:role', ['a@b.lt'])).toMatchObject({
    text: expect.stringContaining('ROLĖ'),
  });
});

test('what a command takes reaches it, also a name that looks like an option', () => {
  expect(readCall('backup', ['--', '--help'])).toMatchObject({ words: ['--help'] });
  expect(readCall('restore', ['a', '--yes'])).toMatchObject({
    words: ['a'],
    options: { yes: true },
  });
  for (const [name, { words = [] }] of Object.entries(COMMANDS))
    if (!TOOLS.includes(name) && !isBench(name))
      expect(readCall(name, words), name).not.toHaveProperty('text');
});

const tree = await mkdtemp(join(tmpdir(), 'usage-'));
afterAll(() => rm(tree, { recursive: true }));

test('asked or mistaken, a command does nothing: nothing is installed, made or left', async () => {
  await cp(import.meta.dirname, join(tree, 'scripts'), {
    recursive: true,
    filter: (path) => !/\.tsx?$/.test(path),
  });
  await writeFile(join(tree, 'package.json'), JSON.stringify({ scripts }));
  const before = await readdir(tree, { recursive: true });
  const call = (name: string, word: string) => {
    const [, ...line] = (scripts[name] ?? '').replace(/^exec /, '').split(' ');
    const env = { PATH: process.env.PATH, npm_lifecycle_event: name };
    return spawnSync(process.execPath, [...line, word], { encoding: 'utf8', cwd: tree, env });
  };
  const entries = ['start', 'build', 'check', 'test', 'dev', 'db:clear-demo', 'bench:flood'];
  for (const name of new Set([...entries, ...sampleOf(OURS, 3)])) {
    const asked = call(name, '--help');
    expect(asked, name).toMatchObject({ status: 0, stderr: '' });
    expect(asked.stdout).toMatch(new RegExp(`^Naudojimas: npm (run )?${name}( -- .+)?\n`));
    if (isBench(name)) continue;
    const mistaken = call(name, '--nera');
    expect(mistaken, name).toMatchObject({ status: 1, stdout: '' });
    expect(mistaken.stderr).toMatch(/^Nežinoma parinktis: --nera\nNaudojimas: npm /);
  }
  expect(await readdir(tree, { recursive: true })).toEqual(before);
});
