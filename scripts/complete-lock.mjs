// `node scripts/complete-lock.mjs`, after a change of the lock file made where the registry does not hold every
// platform's packages: npm then leaves the absent ones out, and `npm ci` refuses the lock. Their versions are known
// (exact optional dependencies) and their platforms stand in their names. What an entry's file hashes to is asked of
// the configured registry, for these and for all others that lack it; ends with 1 when it does not know.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const OS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'openharmony',
  'sunos',
  'netbsd',
  'openbsd',
  'aix',
];
const CPU = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'wasm32',
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
];
const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

function describePackage(name, version, isDev) {
  const words = name.split(/[/-]/);
  const os = OS.find((word) => words.includes(word));
  const cpu = CPU.find((word) => words.includes(word));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  if (!cpu) throw new Error(`No platform in the name ${name}`);
  return {
    version,
    cpu: [cpu],
    ...(isDev ? { dev: true } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
    optional: true,
    ...(os ? { os: [os] } : {}),
  };
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isThere = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
      (at) => lock.packages[at],
    );
    if (path === '' || isThere || !/^\d+\.\d+\.\d+[\w.+-]*$/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = describePackage(name, version, entry.dev === true);
    added += 1;
  }
}
/** Null: the registry has no such version. */
function findIntegrity(name, version) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['view', `${name}@${version}`, 'dist.integrity', '--loglevel=silent'];
  const { stdout } = spawnSync(npm, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return /^sha512-\S+$/m.exec(stdout ?? '')?.[0] ?? null;
}

const unknown = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link || entry.integrity) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = findIntegrity(name, entry.version);
  if (integrity === null) unknown.push(`${name}@${entry.version}`);
  else lock.packages[path] = { version: entry.version, integrity, ...entry };
}
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to the lock file`);
if (unknown.length > 0) {
  console.error(`The registry does not know the integrity of:\n  ${unknown.join('\n  ')}`);
  process.exitCode = 1;
}
