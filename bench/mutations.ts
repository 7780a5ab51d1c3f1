// `npm run bench:mutations [200] [-- --seed WORD]`: puts so many small mistakes into the code, one at a time, and runs
// the unit and database tests that import the file, the nearest first. Prints those that no test noticed. In a copy of
// the tree. Bar: 90 % noticed without a browser. A mistake that none notices takes the time of all those tests: hours
// for two hundred. Ctrl+C ends it after the mistake under way, with the figures so far.
import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { minutes } from '../src/domain/time/duration.ts';
import { copyTheTree } from '../tests/support/copy-of-the-tree.ts';
import { isBrief } from './brief.ts';
import { listMutants, type Mutant } from './list-mutants.ts';

const BAR = 0.9;
/** A mistake may make a loop that does not end. */
const LIMIT = minutes(15);

const asked = process.argv.slice(2);
const seedAt = asked.indexOf('--seed');
const seed = seedAt >= 0 ? (asked[seedAt + 1] ?? '') : '0.1.0';
const count = isBrief
  ? 1
  : Number(asked.find((word, at) => /^\d+$/.test(word) && at !== seedAt + 1) ?? 200);

const { tree, remove } = await copyTheTree();
const survivors: Mutant[] = [];
let tried = 0;
let isEnough = false;
process.once('SIGINT', () => {
  isEnough = true;
});
try {
  for (const mutant of listMutants(tree, seed, count)) {
    if (isEnough) break;
    const isNoticed = await isNoticedByTests(mutant);
    tried += 1;
    if (!isNoticed) survivors.push(mutant);
    console.log(`${tried} ${isNoticed ? 'noticed ' : 'SURVIVED'} ${describe(mutant)}`);
  }
} finally {
  await remove();
}

const noticed = tried - survivors.length;
console.table({ [`seed ${seed}`]: { mistakes: tried, noticed, share: noticed / tried } });
for (const mutant of survivors) console.log(`survived: ${describe(mutant)}`);
process.exit(isBrief || noticed / tried >= BAR ? 0 : 1);

async function isNoticedByTests({ path, text }: Mutant): Promise<boolean> {
  const file = join(tree, path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  try {
    for (const words of listRuns(path)) if ((await runTests(words)) !== 0) return true;
    return false;
  } finally {
    writeFileSync(file, before);
  }
}

/** Which tests import a file takes longer to find than its own tests take: those come first. */
function listRuns(path: string): string[][] {
  const folder = dirname(path);
  const beside = globSync(`${folder}/*.test.{ts,tsx}`, { cwd: tree });
  const own = beside.filter((test) => basename(test).startsWith(`${basename(path, '.ts')}.`));
  const others = beside.filter((test) => !own.includes(test));
  return [
    ...[own, others].filter((tests) => tests.length > 0).map((tests) => ['run', ...tests]),
    ['related', path, '--run', '--passWithNoTests'],
  ];
}

/** @returns the exit code; null where the tests had to be ended */
function runTests(words: string[]): Promise<number | null> {
  // Also Node is the copy's: hours pass, and this tree may be installed anew meanwhile.
  const [node, vitest] = ['node/bin/node', 'vitest/vitest.mjs'].map((file) =>
    join(tree, 'node_modules', file),
  ) as [string, string];
  // A group of its own: with it end the workers and the database.
  const options = { cwd: tree, stdio: 'ignore', detached: true } as const;
  const child = spawn(node, [vitest, ...words, '--bail=1', '--reporter=dot'], options);
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), LIMIT);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

function describe({ path, line, from, to }: Mutant): string {
  const short = from.replace(/\s+/g, ' ').slice(0, 60);
  return `${path}:${line}  ${short}  →  ${to}`;
}
