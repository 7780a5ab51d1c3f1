// Builds the browser files and the pages when anything they are made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeBinary, projectEnvironment, root } from './paths.mjs';

/** What a build is made of; the server runs from source and needs none. */
const INPUTS = [
  'src/pages',
  'src/site',
  'src/admin',
  'src/content',
  'src/domain',
  'src/rendering',
  'public',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];
const mark = join(root, 'dist', '.built-from');

function* filesOf(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesOf(child);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of INPUTS.map((name) => join(root, name)).filter(existsSync)) {
    const files = input.endsWith('json') || input.endsWith('mjs') ? [input] : filesOf(input);
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function buildIfStale({ isForced = false } = {}) {
  const wanted = fingerprint();
  if (!isForced && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Kuriama svetainė…');
  rmSync(mark, { force: true });
  run('node_modules/astro/bin/astro.mjs', 'build');
  run('scripts/compress-files.ts', 'dist/client');
  writeFileSync(mark, wanted);
}

function run(...command) {
  const result = spawnSync(nodeBinary(), command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    // Vite would take NODE_ENV of a developer's shell and give visitors React's development build.
    env: projectEnvironment({ NODE_ENV: 'production' }),
  });
  if (result.status === 0) return;
  throw new Error(
    `Nepavyko sukurti svetainės:\n${result.stdout.slice(-4000)}${result.stderr.slice(-4000)}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  buildIfStale({ isForced: process.argv.includes('--force') });
}
