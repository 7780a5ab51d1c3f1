import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { commandLine } from './command-line.ts';

const root = join(import.meta.dirname, '../..');

test('a command is named as it is typed here: by npm, or by its script where there is no npm, as in an image', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'npm-'));
  const [withNpm, without] = [`/nowhere${delimiter}${folder}`, '/nowhere'];
  for (const name of ['npm', 'npm.cmd']) await writeFile(join(folder, name), '');
  expect(commandLine('restore', 'FAILAS', withNpm)).toBe('npm run restore -- FAILAS');
  expect(commandLine('backup:key', '', withNpm)).toBe('npm run backup:key');
  await rm(folder, { recursive: true });
  expect(commandLine('restore', 'FAILAS', without)).toBe(
    'node scripts/run.mjs scripts/restore.ts FAILAS',
  );
  expect(commandLine('backup:key', '', without)).toBe('node scripts/run.mjs scripts/backup-key.ts');
});

test('each command that an operator is told of is in package.json, and its script is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const name of Object.keys(scripts).filter((each) =>
    /^(admin|backup|db:c|person|restore|secret|verify)/.test(each),
  ))
    expect(scripts[name]).toBe(commandLine(name, '', '/nowhere'));
  expect(existsSync(join(root, 'scripts/run.mjs'))).toBe(true);
});
