// `npm run bench:mutations [200] [-- --seed WORD --under src/FOLDER]`: puts so many small mistakes into the code, one at a
// time, and runs the unit and database tests that evaluate the place, the nearest first. Prints those that no test
// noticed. In a copy of the tree. Bar: 90 % noticed without a browser. First all tests run once, to see which of them come
// by which place: five minutes, but for a tree of which that is known; then each mistake takes seconds, and one that many
// tests meet and none notices up to two minutes. Ctrl+C ends it after the mistake under way, with the figures so far.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { seconds } from '../src/domain/time/duration.ts';
import { copyTheTree } from '../tests/support/copy-of-the-tree.ts';
import { isBrief } from './brief.ts';
import {
  findOrKeepReachingTests,
  findReachingTests,
  type Reaching,
} from './find-reaching-tests.ts';
import { listMutants, type Mutant, placeOf } from './list-mutants.ts';
import { openTests } from './open-tests.ts';

const BAR = 0.9;

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '0.1.0' },
    under: { type: 'string', default: 'src' },
    brief: { type: 'boolean' },
  },
  allowPositionals: true,
});
const { seed, under } = values;
const count = isBrief ? 1 : Number(positionals[0] ?? 200);

const { tree, remove } = await copyTheTree();
const tests = openTests(tree);
const survivors: string[] = [];
let tried = 0;
let isEnough = false;
process.once('SIGINT', () => {
  isEnough = true;
});
try {
  const mutants = listMutants(tree, seed, count, under);
  const near = mutants.map(({ path }) => `${dirname(path)}/`);
  const reaching = isBrief
    ? await findReachingTests(tree, mutants, near)
    : await findOrKeepReachingTests(tree, listMutants(tree, seed));
  for (const mutant of mutants) {
    if (isEnough) break;
    const isNoticed = await isNoticedByTests(mutant, reaching);
    const line = `${describe(mutant)}  (tests that come by: ${reaching.tests[placeOf(mutant)]?.length ?? 0})`;
    tried += 1;
    if (!isNoticed) survivors.push(line);
    console.log(`${tried} ${isNoticed ? 'noticed ' : 'SURVIVED'} ${line}`);
  }
} finally {
  await tests.close();
  await remove();
}

const noticed = tried - survivors.length;
console.table({ [`seed ${seed}, ${under}`]: { mistakes: tried, noticed, share: noticed / tried } });
for (const line of survivors) console.log(`survived: ${line}`);
process.exit(isBrief || noticed / tried >= BAR ? 0 : 1);

async function isNoticedByTests(mutant: Mutant, reaching: Reaching): Promise<boolean> {
  const file = join(tree, mutant.path);
  const original = readFileSync(file, 'utf8');
  // What the tests begin with is made anew.
  const isBefore = reaching.before.includes(placeOf(mutant));
  if (isBefore) await tests.close();
  writeFileSync(file, mutant.text);
  try {
    for (const run of nearestFirst(mutant.path, reaching.tests[placeOf(mutant)] ?? [])) {
      // A mistake may make a loop that does not end.
      const usual = run.reduce((sum, test) => sum + (reaching.took[test] ?? 0), 0);
      const limit = seconds(60) + 3 * usual;
      if (!(await tests.run({ changed: mutant.path, tests: run }, limit))) return true;
    }
    return false;
  } finally {
    writeFileSync(file, original);
    if (isBefore) await tests.close();
  }
}

/** The file's own tests, those beside it, all others: a run each. */
function nearestFirst(path: string, tests: string[]): string[][] {
  const name = `${basename(path, extname(path))}.`;
  const runs: [string[], string[], string[]] = [[], [], []];
  for (const test of tests) {
    const isBeside = dirname(test) === dirname(path);
    runs[isBeside ? (basename(test).startsWith(name) ? 0 : 1) : 2].push(test);
  }
  return runs.filter((run) => run.length > 0);
}

function describe({ path, line, from, to }: Mutant): string {
  const short = from.replace(/\s+/g, ' ').slice(0, 60);
  return `${path}:${line}  ${short}  →  ${to}`;
}
