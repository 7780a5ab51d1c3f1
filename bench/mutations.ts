// `npm run bench:mutations [200] [-- --seed WORD]`: puts so many small mistakes into the code, one at a time, and runs
// the unit and database tests that import the file. Prints those that no test noticed. In a copy of the tree. Bar:
// 90 % noticed without a browser. A mistake takes up to the time of all those tests: hours for two hundred.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
try {
  for (const [at, mutant] of listMutants(tree, seed, count).entries()) {
    const isNoticed = await isNoticedByTests(mutant);
    if (!isNoticed) survivors.push(mutant);
    console.log(`${at + 1} ${isNoticed ? 'noticed ' : 'SURVIVED'} ${describe(mutant)}`);
  }
} finally {
  await remove();
}

const noticed = count - survivors.length;
console.table({ [`seed ${seed}`]: { mistakes: count, noticed, share: noticed / count } });
for (const mutant of survivors) console.log(`survived: ${describe(mutant)}`);
process.exit(isBrief || noticed / count >= BAR ? 0 : 1);

async function isNoticedByTests({ path, text }: Mutant): Promise<boolean> {
  const file = join(tree, path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, text);
  try {
    return (await runTests(path)) !== 0;
  } finally {
    writeFileSync(file, before);
  }
}

/** @returns the exit code; null where the tests had to be ended */
function runTests(path: string): Promise<number | null> {
  // Also Node is the copy's: hours pass, and this tree may be installed anew meanwhile.
  const [node, vitest] = ['node/bin/node', 'vitest/vitest.mjs'].map((file) =>
    join(tree, 'node_modules', file),
  ) as [string, string];
  const words = ['related', path, '--run', '--bail=1', '--reporter=dot', '--passWithNoTests'];
  // A group of its own: with it end the workers and the database.
  const options = { cwd: tree, stdio: 'ignore', detached: true } as const;
  const child = spawn(node, [vitest, ...words], options);
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
