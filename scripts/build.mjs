// Builds the browser files, the pages and the server when anything they are made of has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { nodeBinary, projectEnvironment, root } from './paths.mjs';
import { refuseMisuse } from './usage.mjs';

const OF_BOTH = ['src/content', 'src/domain', 'package-lock.json', 'tsconfig.json'];
/** In this order: Astro empties the folder before it writes. */
const PARTS = [
  {
    mark: join(root, 'dist', '.pages-built-from'),
    inputs: [
      ...OF_BOTH,
      'src/pages',
      'src/site',
      'src/admin',
      'src/rendering',
      'public',
      'astro.config.mjs',
    ],
    steps: [
      ['node_modules/astro/bin/astro.mjs', 'build'],
      ['scripts/compress-files.ts', 'dist/client'],
    ],
  },
  {
    mark: join(root, 'dist', '.server-built-from'),
    inputs: [...OF_BOTH, 'src/server', 'scripts/bundle-server.ts'],
    steps: [['scripts/bundle-server.ts']],
  },
];

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

function fingerprint(inputs) {
  const hash = createHash('sha256');
  for (const input of inputs.map((name) => join(root, name)).filter(existsSync)) {
    const files = /\.(?:json|mjs|ts)$/.test(input) ? [input] : filesOf(input);
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function buildIfStale({ isForced = false } = {}) {
  let isSaid = false;
  for (const { mark, inputs, steps } of PARTS) {
    const wanted = fingerprint(inputs);
    if (!isForced && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) continue;
    if (!isSaid) console.log('Kuriama svetainė…');
    isSaid = true;
    rmSync(mark, { force: true });
    for (const step of steps) run(step);
    writeFileSync(mark, wanted);
  }
}

function run(command) {
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
  refuseMisuse();
  try {
    installIfNeeded({ forStart: true });
    buildIfStale({ isForced: process.argv.includes('--force') });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
