// `node scripts/complete-lock.mjs`, after a change of the lock file made where the registry does not hold every
// platform's packages: npm then leaves the absent ones out, and `npm ci` refuses the lock. Their versions are known
// (exact optional dependencies) and their platforms stand in their names.
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
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms added to the lock file`);
