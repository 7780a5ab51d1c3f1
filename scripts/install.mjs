// Installs the locked packages when they are missing or another lock file was installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeBinary, root } from './paths.mjs';

const mark = join(root, 'node_modules', '.installed');
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** @param {{ forStart?: boolean }} options `forStart`: without what only develops and tests the product, a fifth of it all */
export function installIfNeeded({ forStart = false } = {}) {
  const hash = wanted();
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  const isWhole = installed !== '' && !installed.endsWith(' start');
  const isEnough = installed === hash || (forStart && installed === `${hash} start`);
  if (isEnough && existsSync(nodeBinary())) return;
  accessSync(root, constants.W_OK);
  // Where somebody develops, a command takes nothing away.
  const isForStart = forStart && !isWhole;
  console.log('Diegiami paketai (kartą, apie minutę)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Said outright: npm would go by NODE_ENV.
  const options = [
    // Without regard to peers, or npm takes for the product what Better Auth could also use: Vitest, drizzle-kit.
    ...(isForStart ? ['--omit=dev', '--legacy-peer-deps'] : ['--include=dev']),
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const result = spawnSync(npm, ['ci', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    throw new Error('Nepavyko įdiegti paketų: „npm ci“ baigėsi klaida (žr. aukščiau).');
  }
  writeFileSync(mark, isForStart ? `${hash} start` : hash);
  if (isForStart) removeUnread();
}

/** What only compilers of add-ons and debuggers read, a sixth of the rest: Node's headers, maps to other people's sources. */
function removeUnread() {
  const folder = join(root, 'node_modules');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/^node.node_modules.node-[^/\\]+.include$|\.(?:[cm]?[jt]s|css)\.map$/.test(name))
      try {
        rmSync(join(folder, name), { recursive: true, force: true });
      } catch {
        // Somebody reads it: it takes room, no more.
      }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) installIfNeeded();
